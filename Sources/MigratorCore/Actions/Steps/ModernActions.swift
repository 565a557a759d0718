extension Recipe {
    /// From action structs with an action type to enums with associated values.
    public static let modernActions = Recipe(
        name: "modern-actions", summary: "action structs become enums with associated values",
        steps: [RuntimeStep(), MiddlewaresStep(), ReducersStep()],
        plannedKinds: [CaseStepKind(), FinishStepKind()])
}

/// `case`: the cases of one plan step become cases of a modern enum. No step of this kind can be taken yet.
struct CaseStepKind: StepKind {
    let name = PlannedStep.Kind.case.rawValue
    let summary = "one or more cases become cases of a modern enum, with every site, consumer and test"
    let reason = "A case goes to the modern halves, which must all be there; the easy ones come first."
    let needs = ["runtime", "middlewares", "reducers"]
}

/// `finish`: a modern enum takes its final name. No step of this kind can be taken yet.
struct FinishStepKind: StepKind {
    let name = PlannedStep.Kind.finish.rawValue
    let summary = "a modern enum takes its final name"
    let reason = "The legacy struct has that name until the last case of its action type is gone."
    let needs = [PlannedStep.Kind.case.rawValue]
}
