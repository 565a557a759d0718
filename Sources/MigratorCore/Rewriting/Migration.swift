import SwiftParser

/// Carries the steps of a migration out on a tree, one after the other, in memory.
public final class Migration {
    /// A step that can be taken.
    public enum Step: String, CaseIterable, Sendable {
        /// See `PlannedStep.Kind`.
        case runtime, middlewares, reducers

        /// First line of the commit message.
        public var title: String {
            switch self {
            case .runtime: "Add the runtime of modern actions"
            case .middlewares: "Give every middleware a half for modern actions"
            case .reducers: "Give every reducer a half for modern actions"
            }
        }

        /// What the step does and why it changes no behaviour.
        public var explanation: String {
            switch self {
            case .runtime:
                """
                Adds the protocol of modern actions, the types of both halves of reducers and middlewares, and a second
                `dispatch`. The queue takes actions of both forms, so that they are processed in the order in which they
                are dispatched. Nothing dispatches a modern action yet.
                """
            case .middlewares:
                """
                Every middleware provider becomes a tuple of two halves. The legacy half is what the provider was; the
                modern half does what the provider does for an action that it does not know. Calls name the legacy half.
                """
            case .reducers:
                """
                Every reducer becomes a tuple of two halves. The legacy half is what the reducer was; the modern half does
                what the reducer does for an action that it does not know: it guards the window and hands the action to
                its children. Calls name the legacy half.
                """
            }
        }
    }

    /// What a step did.
    public struct Outcome: Sendable {
        /// The step.
        public let step: Step
        /// A file that the step changes.
        public struct Change: Sendable {
            /// Relative to the root.
            public let path: String
            /// What the file held before the step.
            public let old: [UInt8]
            /// What it holds after it.
            public let new: [UInt8]
            /// Number of edits.
            public let edits: Int
        }

        /// By path.
        public let changes: [Change]
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

    /// The widest line that is written.
    private static let lineWidth = 120

    private let tree: VirtualTree
    private let configuration: Configuration

    /// Opens a tree; nothing is changed on the disk.
    public init(root: String, configuration: Configuration, jobs: Int) throws(ScanRootError) {
        tree = VirtualTree(root: try ScanRoot(path: root), configuration: configuration, jobs: jobs)
        self.configuration = configuration
    }

    /// Absolute path of the tree.
    public var folder: String { tree.root.folder }

    private var syntaxProblems: [FileProblem] = []

    /// Files that could not be read, and those with syntax errors that the first step met.
    public var problems: [FileProblem] { tree.problems + syntaxProblems }

    /// Works a step out on what the accepted steps before it made of the tree.
    public func work(out step: Step) -> Outcome {
        let analysis = tree.analyze { [configuration] vocabulary, program in
            var words = Set(vocabulary.reducers.compactMap { program.variables[$0.variable].facts.name })
            words.formUnion(vocabulary.middlewares.compactMap { program.variables[$0.variable].facts.name })
            // Which module declares the window's type, for the files that get to name it.
            let window = RuntimeRewriter.windowType(in: program, configuration)
            let isDeclared = program.typesByName[window] != nil || program.globalAliases[window] != nil
            if step == .runtime, !isDeclared { words.insert(window) }
            return words
        }
        if syntaxProblems.isEmpty { syntaxProblems = Inference.syntaxProblems(analysis.program) }
        let context = RewriteContext(analysis: analysis, configuration: configuration) { [tree] in
            tree.bytes(of: $0) ?? []
        }
        switch step {
        case .runtime: RuntimeRewriter(context: context).run()
        case .middlewares: ConsumerStepRewriter(context: context, kind: .middleware).run()
        case .reducers: ConsumerStepRewriter(context: context, kind: .reducer).run()
        }
        return finish(step, context)
    }

    private func finish(_ step: Step, _ context: RewriteContext) -> Outcome {
        var failures = context.result.failures
        var changes: [Outcome.Change] = []
        if !context.result.isFatal {
            for (path, edits) in context.result.edits.sorted(by: { precedesBytewise($0.key, $1.key) }) {
                guard let old = tree.bytes(of: path) else { continue }
                do {
                    let new = try LineWrapping(width: Self.lineWidth).apply(edits, to: old)
                    guard new != old else { continue }
                    if hasNewErrors(new, old) {
                        failures.append(Self.bug(path, "the rewritten file would not parse; it is left as it is"))
                        continue
                    }
                    changes.append(.init(path: path, old: old, new: new, edits: edits.count))
                } catch {
                    failures.append(
                        Self.bug(path, "two edits overlap (\(error.first), \(error.second)); the file is left as it is")
                    )
                }
            }
        }
        // A step that one file of it did not survive would leave the others waiting for it.
        let isRefused = failures.contains(where: \.isFatal)
        if isRefused { changes = [] }
        return Outcome(
            step: step, changes: changes, counts: isRefused ? [:] : context.result.counts,
            remaining: failures.map(Self.record).sorted {
                ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column)
            },
            isRefused: isRefused)
    }

    /// Takes a step's changes as made: the next step works on them.
    public func accept(_ outcome: Outcome) {
        for change in outcome.changes { tree.replace(change.path, with: change.new) }
    }

    /// What all accepted steps together change, by path.
    public var allChanges: [Outcome.Change] {
        tree.changed.sorted { precedesBytewise($0.key, $1.key) }.compactMap { path, new in
            guard let old = tree.original(of: path), old != new else { return nil }
            return .init(path: path, old: old, new: new, edits: 0)
        }
    }

    private func hasNewErrors(_ new: [UInt8], _ old: [UInt8]) -> Bool {
        let after = new.withUnsafeBufferPointer { Parser.parse(source: $0) }
        guard after.hasError else { return false }
        return !old.withUnsafeBufferPointer { Parser.parse(source: $0) }.hasError
    }

    private static func bug(_ path: String, _ message: String) -> StepResult.Failure {
        .init(
            code: "tool-fault", place: SourcePlace(file: path, line: 1, column: 1), symbol: path, message: message,
            isFatal: true)
    }

    private static func record(_ failure: StepResult.Failure) -> RemainingWork {
        RemainingWork(
            code: failure.code, file: failure.place.file, line: failure.place.line, column: failure.place.column,
            symbol: failure.symbol, message: failure.message, cases: [])
    }
}
