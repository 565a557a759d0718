/// What the steps of a run did.
public struct ApplyResult: Sendable {
    let outcomes: [StepOutcome]
    let selection: StepSelection
    let isWritten: Bool

    /// The outcomes of the steps, what was left, and whether they were written.
    public init(_ outcomes: [StepOutcome], _ selection: StepSelection, isWritten: Bool) {
        self.outcomes = outcomes
        self.selection = selection
        self.isWritten = isWritten
    }
}
