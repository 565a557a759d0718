/// `finish`: a modern enum takes its final name.
struct FinishStepKind: StepKind {
    let name = PlannedStep.Kind.finish.rawValue
    let summary = "a modern enum takes its final name"
    let reason = "The legacy struct has that name until the last case of its action type is gone."
    let needs = [PlannedStep.Kind.case.rawValue]
}
