/// What the steps of a run did.
public struct ApplyResult: Sendable {
    let outcomes: [Migration.Outcome]
    let isWritten: Bool

    /// The outcomes of the steps, and whether they were written.
    public init(_ outcomes: [Migration.Outcome], isWritten: Bool) {
        self.outcomes = outcomes
        self.isWritten = isWritten
    }
}
