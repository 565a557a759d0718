/// A migration from one form of code to another: an ordered list of steps.
///
/// The steps bring the vocabulary of what they migrate with them. What runs them, writes their files and prints their
/// results knows this list and no more.
public struct Recipe: Sendable {
    /// What the command line calls it.
    public let name: String
    /// Half a sentence for the help.
    public let summary: String
    /// Each is taken once, in this order, before those of `plannedKinds`.
    public let steps: [any MigrationStep]
    /// Kinds of which a plan names many steps.
    public let plannedKinds: [any StepKind]
    /// Kinds that no plan names: their steps are taken where an option asks for them, before those of a plan.
    public let askedKinds: [any StepKind]

    /// A recipe.
    public init(
        name: String, summary: String, steps: [any MigrationStep], plannedKinds: [any StepKind] = [],
        askedKinds: [any StepKind] = []
    ) {
        self.name = name
        self.summary = summary
        self.steps = steps
        self.plannedKinds = plannedKinds
        self.askedKinds = askedKinds
    }

    /// The kinds of steps that a plan may have, in their order.
    public var kinds: [any StepKind] { steps + plannedKinds }

    /// The step of that name that is taken once.
    public func step(named name: String) -> (any MigrationStep)? { steps.first { $0.name == name } }
}
