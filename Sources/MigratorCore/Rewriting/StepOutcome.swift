/// What a step did.
public struct StepOutcome: Sendable {
    /// The step.
    public let step: any MigrationStep
    /// The files that the step changes, by path.
    public let changes: [FileChange]
    /// What was done, by kind.
    public let counts: [String: Int]
    /// What could not be done, with the place.
    public let remaining: [RemainingWork]
    /// Nothing was changed, because something could not be done that the rest depends on.
    public let isRefused: Bool

    /// The difference that the step makes, as `git apply` takes it.
    public var diff: [UInt8] {
        changes.flatMap { UnifiedDiff.text(path: $0.path, old: $0.old, new: $0.new) }
    }
}
