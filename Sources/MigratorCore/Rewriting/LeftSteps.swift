/// Steps that are not taken in a run, though a plan has them or the user asked for them.
public struct LeftSteps: Equatable, Sendable {
    /// The name of their kind.
    public let step: String
    /// What each of the steps is about; empty where nothing more is to say than their kind.
    public let symbols: [[String]]
    /// Why they are not taken: a half sentence.
    public let reason: String
    /// What they are called where they are no steps of a plan: `case`, `cases`; nil for those of a plan.
    public let noun: Noun?

    /// A word for things of a kind.
    public struct Noun: Equatable, Sendable {
        let one: String
        let many: String
    }

    /// Steps that are not taken.
    public init(step: String, symbols: [[String]], reason: String, noun: Noun? = nil) {
        self.noun = noun
        self.step = step
        self.symbols = symbols
        self.reason = reason
    }
}

/// The steps of a run: what is taken, and what is left.
public struct StepSelection: Sendable {
    /// To be taken, in this order.
    public let steps: [any MigrationStep]
    /// Not to be taken.
    public let left: [LeftSteps]
    /// The user asked for what is left by name, so that it is a failure not to take it.
    public let isIncomplete: Bool

    /// A selection.
    public init(steps: [any MigrationStep], left: [LeftSteps] = [], isIncomplete: Bool = false) {
        self.steps = steps
        self.left = left
        self.isIncomplete = isIncomplete
    }
}
