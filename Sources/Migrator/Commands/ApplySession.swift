import Foundation
import MigratorCore

/// One run of `migrator apply`.
struct ApplySession {
    let migration: Migration
    let selection: StepSelection
    let mode: ApplyMode
    let options: CommonOptions
    let allowsDirty: Bool
    /// Looks at each step when it is written; nil: all steps are written at once.
    let verifier: StepVerifier?
    private var outcomes: [StepOutcome] = []
    private var status = ExitStatus.done

    init(
        migration: Migration, selection: StepSelection, mode: ApplyMode, options: CommonOptions, allowsDirty: Bool,
        verifier: StepVerifier? = nil
    ) {
        self.verifier = verifier
        self.migration = migration
        self.selection = selection
        self.mode = mode
        self.options = options
        self.allowsDirty = allowsDirty
    }

    mutating func run() throws -> ExitStatus {
        if selection.isIncomplete { status = .incomplete }
        switch mode {
        case .write where verifier != nil: try verify()
        case .write: try write()
        case .interactive: try ask()
        case .dryRun(let exitCode):
            workOut()
            try writeResult(migration.difference)
            if exitCode, !migration.allChanges.isEmpty { status = .incomplete }
            summarise(to: StandardStream.error)
        case .patches(let folder):
            workOut()
            warnOfUncommitted()
            try writePatches(into: folder)
            try writeResult(summary())
        }
        return status
    }

    private func writeResult(_ text: String) throws {
        if let output = options.output {
            try OutputFile.write(text, to: output)
        } else {
            try StandardStream.output.write(text)
        }
    }

    // MARK: Working out

    /// Works all steps out in memory, each on what the one before it made.
    private mutating func workOut() {
        outcomes = migration.workOut(all: selection.steps)
        if outcomes.contains(where: \.isRefused) { status = .incomplete }
    }

    // MARK: Writing

    private mutating func write() throws {
        // Everything is known before the first file is touched, so that a refusal comes before a half-made migration.
        workOut()
        let changes = migration.allChanges
        try refuseDirty(changes.map(\.path))
        // All steps at once: an interruption between two of them would leave nothing for the next run to find.
        try write(changes, of: outcomes.filter { !$0.changes.isEmpty }.map(\.step))
        try writeResult(summary())
    }

    private func refuseDirty(_ paths: [String]) throws {
        guard !allowsDirty else { return }
        let dirty = GitRepository(folder: migration.folder).uncommitted(among: paths)
        guard !dirty.isEmpty else { return }
        let list = dirty.prefix(10).map { "\n    \($0)" }.joined()
        let more = dirty.count > 10 ? "\n    and \(dirty.count - 10) more" : ""
        throw CommandFailure(
            .incomplete,
            "\(dirty.count) files that would be edited have uncommitted changes; commit them, or use --allow-dirty:\(list)\(more)"
        )
    }

    /// Patches of a tree with uncommitted changes do not fit the commit that is checked out.
    private func warnOfUncommitted() {
        let dirty = GitRepository(folder: migration.folder).uncommitted(among: migration.allChanges.map(\.path))
        guard let first = dirty.first else { return }
        StandardStream.error.writeIgnoringErrors(
            "migrator: warning: \(dirty.count) files of the patches have uncommitted changes, such as \(first); "
                + "the patches fit only with them\n")
    }

    private mutating func write(_ changes: [FileChange], of steps: [any MigrationStep]) throws {
        let failures: [TreeWriter.Failure]
        do throws(TreeWriterError) {
            failures = try TreeWriter(root: migration.folder).write(
                changes, step: steps.map(\.name).joined(separator: ", "))
        } catch {
            throw CommandFailure(.inputOutput, error.message)
        }
        for failure in failures {
            StandardStream.error.writeIgnoringErrors("\(failure.path): error: \(failure.message)\n")
            status = .incomplete
        }
    }

    private func summary() -> String {
        let result = ApplyResult(outcomes, selection, isWritten: mode.writes)
        return (try? Formats.apply.text(of: result, format: options.format, style: options.style)) ?? ""
    }

    /// The summary beside a result that stands on standard output.
    private func summarise(to stream: StandardStream) { stream.writeIgnoringErrors(summary()) }

    // MARK: Verifying

    /// Writes step by step, so that each is looked at on its own.
    private mutating func verify() throws {
        var taken: [StepOutcome] = []
        do {
            outcomes = try migration.workOut(all: selection.steps) { outcome in
                let verified = try take(outcome, behind: taken)
                taken.append(verified)
                return verified
            }
        } catch {
            // What was taken stays, and is said.
            outcomes = taken
            try writeResult(summary())
            throw error
        }
        if outcomes.contains(where: \.isRefused) { status = .incomplete }
        try writeResult(summary())
    }

    /// Writes a step and has it verified, where that is asked for.
    private func take(_ outcome: StepOutcome, behind taken: [StepOutcome]) throws -> StepOutcome {
        guard let verifier else { return outcome }
        // What this run wrote is no obstacle.
        let own = Set(taken.flatMap { $0.changes.map(\.path) })
        try refuseDirty(outcome.changes.map(\.path).filter { !own.contains($0) })
        return try VerifiedSteps(writer: TreeWriter(root: migration.folder), verifier: verifier).take(outcome)
    }

    // MARK: Asking

    private mutating func ask() throws {
        var all = false
        for step in selection.steps {
            let outcome = migration.work(out: step)
            if outcome.isRefused { status = .incomplete }
            guard !outcome.changes.isEmpty else {
                outcomes.append(outcome)
                continue
            }
            if !all {
                try StandardStream.output.write(String(decoding: outcome.diff, as: UTF8.self))
                switch answer(to: "\(step.title) (\(outcome.changes.count) files)") {
                case "y": break
                case "a": all = true
                case "n":
                    StandardStream.error.writeIgnoringErrors("\(step.name): declined\n")
                    continue
                default:
                    summarise(to: StandardStream.error)
                    return
                }
            }
            if verifier != nil {
                let verified = try take(outcome, behind: outcomes)
                outcomes.append(verified)
                if verified.isRefused { status = .incomplete } else { migration.accept(outcome) }
                continue
            }
            try refuseDirty(
                outcome.changes.map(\.path).filter { path in
                    !outcomes.contains { $0.changes.contains { $0.path == path } }
                })
            try write(outcome.changes, of: [step])
            migration.accept(outcome)
            outcomes.append(outcome)
        }
        summarise(to: StandardStream.error)
    }

    /// The first letter of an answer; the end of the input is `q`.
    private func answer(to question: String) -> Character {
        while true {
            StandardStream.error.writeIgnoringErrors("\(question): take this step? [y,n,a,q] ")
            guard let line = readLine() else { return "q" }
            if let letter = line.lowercased().first(where: { !$0.isWhitespace }), "ynaq".contains(letter) {
                return letter
            }
        }
    }

    // MARK: Patches

    private func writePatches(into folder: String) throws {
        let git = GitRepository(folder: migration.folder)
        let stack = PatchStack(date: git.headDate() ?? 0, prefix: git.prefix())
        var isFolder: ObjCBool = false
        if !FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) {
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            } catch {
                throw CommandFailure(.inputOutput, "'\(folder)' could not be created: \(error.localizedDescription)")
            }
        }
        for patch in stack.patches(outcomes) {
            let path = "\(folder)/\(patch.name)"
            try OutputFile.write(String(decoding: patch.bytes, as: UTF8.self), to: path)
        }
    }
}
