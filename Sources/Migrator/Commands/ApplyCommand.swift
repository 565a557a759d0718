import Foundation
import MigratorCore

/// `migrator apply`: the rewriting.
struct ApplyCommand: Command {
    let name = "apply"
    let summary = "rewrite the code, step by step"
    let discussion = """
        Takes the steps of the migration that change no behaviour: runtime (the protocol of modern actions, a second \
        dispatch), middlewares and reducers (tuples of a legacy and a modern half). Without --step all of them in this order. \
        Each step keeps the program compiling; taken again, it changes nothing. Files with uncommitted changes are not \
        touched. What --dry-run prints is what is written without it, and git apply takes it.
        """
    let positionals = [
        PositionalSpecification(name: "PATH", help: "the folder of the Swift sources")
    ]
    let options =
        [
            OptionSpecification(
                name: "--step", value: "STEP", allowed: Migration.Step.allCases.map(\.rawValue),
                help: "Take this step alone: runtime, middlewares or reducers."),
            OptionSpecification(name: "--dry-run", help: "Print one difference and write nothing."),
            OptionSpecification(
                name: "--patches", value: "DIR",
                help: "Write a numbered patch for each step into DIR, for git am, and change nothing in PATH."),
            OptionSpecification(
                name: "--interactive", short: "-i",
                help: "Show the difference of each step and ask: y(es), n(o), a(ll), q(uit)."),
            OptionSpecification(name: "--allow-dirty", help: "Edit files with uncommitted changes too."),
            OptionSpecification(
                name: "--exit-code", help: "With --dry-run: exit with 1 when there is something to change."),
        ] + CommonOptions.specifications(formats: Formats.apply.descriptions)
    let examples = [
        CommandExample("migrator apply Sources --dry-run", "shows what would change, as a patch"),
        CommandExample("migrator apply Sources --step reducers", "takes one step"),
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try CommonOptions(arguments, command: self)
        let mode = try ApplyMode(arguments, command: self)
        let path = arguments.positionals[0]
        let root = try ScanRoot(path: path)
        let (configuration, _) = try options.configuration(for: root)
        let recovered = try mode.writes ? recover(root.folder) : nil
        if !mode.writes, TreeWriter(root: root.folder).isInterrupted {
            StandardStream.error.writeIgnoringErrors(
                "migrator: warning: the last run was interrupted and the tree is changed in part; 'migrator apply' finishes it\n"
            )
        }
        let migration = try Migration(root: path, configuration: configuration, jobs: options.jobs)
        var session = ApplySession(
            migration: migration, mode: mode, options: options,
            allowsDirty: arguments.hasFlag("--allow-dirty") || recovered != nil)
        let steps = arguments.value("--step").flatMap(Migration.Step.init).map { [$0] } ?? Migration.Step.allCases
        let status = try session.run(steps)
        for problem in migration.problems {
            let place = problem.line > 0 ? "\(problem.file):\(problem.line):\(problem.column)" : problem.file
            StandardStream.error.writeIgnoringErrors("\(place): warning: \(problem.message)\n")
        }
        if recovered == false { return .incomplete }
        return status == .done ? ExitStatus(of: migration.problems) : status
    }

    /// Finishes an interrupted run.
    ///
    /// - Returns: nil when there was none; otherwise whether all of it could be finished.
    private func recover(_ root: String) throws -> Bool? {
        guard let recovery = try TreeWriter(root: root).recover() else { return nil }
        let total = recovery.alreadyWritten + recovery.written + recovery.failures.count
        StandardStream.error.writeIgnoringErrors(
            "migrator: the last run was interrupted (\(recovery.step)): \(recovery.alreadyWritten) of \(total) files "
                + "were written; \(recovery.written) more are written now\n")
        for failure in recovery.failures {
            StandardStream.error.writeIgnoringErrors("\(failure.path): error: \(failure.message)\n")
        }
        return recovery.failures.isEmpty
    }
}

/// What becomes of the changes.
enum ApplyMode {
    case write
    case interactive
    case dryRun(exitCode: Bool)
    case patches(folder: String)

    init(_ arguments: ParsedArguments, command: any Command) throws {
        let isDry = arguments.hasFlag("--dry-run")
        let patches = arguments.value("--patches")
        let isInteractive = arguments.hasFlag("--interactive")
        let chosen = [isDry, patches != nil, isInteractive].count { $0 }
        guard chosen <= 1 else {
            throw UsageError("'--dry-run', '--patches' and '--interactive' exclude each other", command: command)
        }
        guard isDry || !arguments.hasFlag("--exit-code") else {
            throw UsageError("'--exit-code' goes with '--dry-run'", command: command)
        }
        if isDry {
            self = .dryRun(exitCode: arguments.hasFlag("--exit-code"))
        } else if let patches {
            self = .patches(folder: patches)
        } else {
            self = isInteractive ? .interactive : .write
        }
    }

    var writes: Bool {
        switch self {
        case .write, .interactive: true
        case .dryRun, .patches: false
        }
    }
}
