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

    /// The step, taken back after it was worked out: the tree is as it was before.
    ///
    /// - Parameter reason: a sentence without its full stop.
    public func refused(_ reason: String) -> StepOutcome {
        let code = ReportCode.failedVerification
        let work = RemainingWork(
            code: code, file: changes.first?.path ?? "", line: 1, column: 1, symbol: step.symbols.first ?? step.name,
            message: reason, cases: [])
        return StepOutcome(step: step, changes: [], counts: [:], remaining: remaining + [work], isRefused: true)
    }
}
