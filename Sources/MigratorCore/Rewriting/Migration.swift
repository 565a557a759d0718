import SwiftSyntax

/// Carries steps out on a tree, one after the other, in memory. What the steps are about is their business.
public final class Migration {
    /// What a step did.
    public typealias Outcome = StepOutcome

    /// The code of the remaining work that any step may leave: the tool is at fault.
    static let faultCode = ReportCode.toolFault
    /// The codes that any step may be refused with by what runs it.
    static let runnerCodes = [faultCode, ReportCode.failedVerification]

    /// The tree as the accepted steps left it.
    public let workspace: Workspace
    /// The trees of the files that the last step worked out.
    private var parsed: [String: SourceFileSyntax] = [:]

    /// Opens a tree; nothing is changed on the disk.
    public convenience init(root: String, configuration: Configuration, jobs: Int) throws(ScanRootError) {
        let tree = SourceTree(root: try ScanRoot(path: root), configuration: configuration)
        self.init(workspace: Workspace(tree: tree, configuration: configuration, jobs: jobs))
    }

    /// Works on what a workspace holds.
    init(workspace: Workspace) {
        self.workspace = workspace
    }

    /// Absolute path of the tree.
    public var folder: String { workspace.folder }

    /// Files that could not be read, and those with syntax errors that a step met.
    public var problems: [FileProblem] { workspace.problems }

    /// Works a step out on what the accepted steps before it made of the tree.
    public func work(out step: any MigrationStep) -> StepOutcome {
        let result = step.workOut(in: workspace)
        var failures = result.failures
        var changes: [FileChange] = []
        parsed = [:]
        if !result.isFatal {
            changes = rewritten(result, &failures)
        }
        // A step that one file of it did not survive would leave the others waiting for it.
        let isRefused = failures.contains(where: \.isFatal)
        if isRefused { changes = [] }
        return StepOutcome(
            step: step, changes: changes, counts: isRefused ? [:] : result.counts,
            remaining: failures.map(Self.record).sorted {
                ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
            },
            isRefused: isRefused)
    }

    /// Works steps out one after the other, as `workOut(all:verifying:)` does, and takes what can be taken.
    public func workOut(all steps: [any MigrationStep]) -> [StepOutcome] { workOut(all: steps) { $0 } }

    /// Works steps out one after the other, each on what those before it made.
    ///
    /// What is refused is tried again as long as other steps were taken since: what stood in its way may be gone. So a run on
    /// what was made here finds nothing more to do.
    ///
    /// - Parameter verify: looks at each step that changes something; what it gives back as refused is not taken and not tried
    ///   again.
    /// - Returns: what each step did, in the order in which they were taken; what is refused behind it.
    public func workOut(
        all steps: [any MigrationStep], verifying verify: (StepOutcome) throws -> StepOutcome
    ) rethrows -> [StepOutcome] {
        var taken: [StepOutcome] = []
        var failed: [StepOutcome] = []
        var refused: [Int: StepOutcome] = [:]
        let left = try RepeatedAttempts.takeAll(steps.count) { number in
            let outcome = work(out: steps[number])
            guard !outcome.isRefused else {
                refused[number] = outcome
                return .refused(because: Set(outcome.remaining.map(\.file)))
            }
            if !outcome.changes.isEmpty, case let verified = try verify(outcome), verified.isRefused {
                failed.append(verified)
                return .taken(changing: [])
            }
            accept(outcome)
            taken.append(outcome)
            return .taken(changing: Set(outcome.changes.map(\.path)))
        }
        return taken + failed + left.compactMap { refused[$0] }
    }

    /// Takes a step's changes as made: the next step works on them.
    public func accept(_ outcome: StepOutcome) {
        for change in outcome.changes { workspace.replace(change.path, with: change.new, tree: parsed[change.path]) }
        parsed = [:]
    }

    /// What all accepted steps together change, by path, against what was read.
    public var allChanges: [FileChange] { workspace.changes }

    // MARK: Files

    private func rewritten(_ result: StepResult, _ failures: inout [StepResult.Failure]) -> [FileChange] {
        var changes = result.contents
        for (path, edits) in result.edits.sorted(by: { precedesBytewise($0.key, $1.key) }) {
            guard let old = workspace.bytes(of: path) else { continue }
            do {
                let new = try LineWrapping(width: workspace.configuration.lineWidth).apply(edits, to: old)
                if new != old { changes.append(FileChange(path: path, old: old, new: new, edits: edits.count)) }
            } catch {
                failures.append(
                    Self.fault(path, "two edits overlap (\(error.first), \(error.second)); the file is left as it is"))
            }
        }
        let trees = Parallel.map(changes, jobs: workspace.jobs, cost: { $0.new.count }) { change in
            SourceParser.parse(change.new)
        }
        var whole: [FileChange] = []
        for (change, tree) in zip(changes, trees) {
            if !SourceParser.faults(in: tree).isEmpty,
                let old = workspace.tree(of: change.path), SourceParser.faults(in: old).isEmpty
            {
                failures.append(Self.fault(change.path, "the rewritten file would not parse; it is left as it is"))
            } else {
                whole.append(change)
                parsed[change.path] = tree
            }
        }
        return whole
    }

    private static func fault(_ path: String, _ message: String) -> StepResult.Failure {
        .init(
            code: Self.faultCode, place: SourcePlace(file: path, line: 1, column: 1), symbol: path, message: message,
            isFatal: true)
    }

    private static func record(_ failure: StepResult.Failure) -> RemainingWork {
        RemainingWork(
            code: failure.code, file: failure.place.file, line: failure.place.line, column: failure.place.column,
            symbol: failure.symbol, message: failure.message, cases: [])
    }
}
