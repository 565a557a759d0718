import Foundation
import MigratorCore

/// `migrator apply`: the rewriting.
struct ApplyCommand: Command {
    let name = "apply"
    let summary = "rewrite the code, step by step"
    let discussion =
        "Takes the steps of the migration that change no behaviour: "
        + Recipes.standard.steps.map { "\($0.name) (\($0.summary))" }.inWords
            + """
            . Without --step all of them in this order. Each step keeps the program compiling; taken again, it changes nothing. \
            Behind them a plan has steps for its cases, which are taken where --batch, --step or --action asks for them: \
            \(Recipes.standard.plannedKinds.map { "\($0.name) (\($0.summary))" }.inWords). Files with uncommitted changes are \
            not touched. What --dry-run prints is what is written without it, and git apply takes it.
            """
    let positionals = [
        PositionalSpecification(name: "PATH", help: "the folder of the Swift sources")
    ]
    let options =
        [
            OptionSpecification(
                name: "--plan", value: "FILE",
                help: "Take the steps of this plan in its order, without what it skips."),
            OptionSpecification(
                name: "--step", value: "STEP", allowed: Recipes.all.flatMap { ($0.kinds + $0.askedKinds).map(\.name) },
                help:
                    "Take the steps of this kind alone: \(Recipes.standard.kinds.map(\.name).joined(separator: ", ")), or, with --remove-dead, dead."
            ),
            OptionSpecification(
                name: "--action", value: "TYPE[.CASE]",
                help: "Take the steps of this action type or case alone, from the plan or from what would be proposed."),
            OptionSpecification(
                name: "--batch", value: "WHAT", allowed: StepBatch.allCases.map(\.rawValue),
                help: "Migrate the cases too, so many with one step: those that the plan names together (case), an "
                    + "enum's, or all."),
            OptionSpecification(
                name: "--remove-dead",
                help: "Take out the cases that nothing dispatches and nothing handles too, a step each."),
            OptionSpecification(
                name: "--recipe", value: "NAME", allowed: Recipes.names,
                help: "The list of steps: "
                    + Recipes.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")
                    + ". Default: \(Recipes.standard.name)."),
            OptionSpecification(name: "--dry-run", help: "Print one difference and write nothing."),
            OptionSpecification(
                name: "--patches", value: "DIR",
                help: "Write a numbered patch for each step into DIR, for git am, and change nothing in PATH."),
            OptionSpecification(
                name: "--interactive", short: "-i",
                help: "Show the difference of each step and ask: y(es), n(o), a(ll), q(uit)."),
            OptionSpecification(
                name: "--verify", value: "COMMAND",
                help: "Run COMMAND with /bin/sh in PATH behind each step; a step behind which it fails is taken back."),
            OptionSpecification(name: "--allow-dirty", help: "Edit files with uncommitted changes too."),
            OptionSpecification(
                name: "--exit-code", help: "With --dry-run: exit with 1 when there is something to change."),
        ] + CommonOptions.specifications(formats: Formats.apply.descriptions)
    let examples = [
        CommandExample("migrator apply Sources --dry-run", "shows what would change, as a patch"),
        CommandExample("migrator apply Sources --step reducers", "takes one step"),
        CommandExample(
            "migrator apply . --batch case --verify make", "migrates the cases behind which the program builds"
        ),
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try CommonOptions(arguments, command: self)
        let mode = try ApplyMode(arguments, command: self)
        let request = StepRequest(
            recipe: Recipes.named(arguments.value("--recipe")), step: arguments.value("--step"),
            action: arguments.value("--action"),
            batch: arguments.value("--batch").flatMap(StepBatch.init), removesDead: arguments.hasFlag("--remove-dead"))
        if let step = request.step, request.recipe.askedKinds.contains(where: { $0.name == step }), !request.removesDead
        {
            throw UsageError("'--step \(step)' goes with '--remove-dead'", command: self)
        }
        let planFile = arguments.value("--plan")
        let plan = try planFile.map { try PlanReader.read(file: $0, recipe: request.recipe) }
        // What is not there is said before anything is done.
        let chosen = request.needsPlan && plan == nil ? nil : try selection(request, plan, planFile)
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
        let steps =
            try chosen
            ?? selection(
                request,
                PlanBuilder(
                    Scanner.findings(migration.workspace), configuration: configuration, recipe: request.recipe
                ).plan(), planFile)
        var session = ApplySession(
            migration: migration, selection: steps, mode: mode, options: options,
            allowsDirty: arguments.hasFlag("--allow-dirty") || recovered != nil,
            verifier: arguments.value("--verify").map {
                StepVerifier(command: $0, folder: root.folder, quiet: options.quiet)
            })
        let status = try session.run()
        for problem in migration.problems {
            let place = problem.line > 0 ? "\(problem.file):\(problem.line):\(problem.column)" : problem.file
            StandardStream.error.writeIgnoringErrors("\(place): warning: \(problem.message)\n")
        }
        if recovered == false { return .incomplete }
        return status == .done ? ExitStatus(of: migration.problems) : status
    }

    private func selection(
        _ request: StepRequest, _ plan: MigrationPlan?, _ file: String?
    ) throws -> StepSelection {
        do throws(StepRequestError) {
            return try request.selection(of: plan)
        } catch {
            let list = file.map { "'\($0)'" } ?? "the tree"
            switch error {
            case .unknownStep(let name, let known):
                throw UsageError(
                    "'\(name)' is no step of '\(request.recipe.name)' (\(known.joined(separator: ", ")))",
                    suggestion: Suggestion.nearest(to: name, in: known), command: self)
            case .unknownAction(let name, let near):
                throw UsageError("no action type or case '\(name)' in \(list)", suggestion: near, command: self)
            case .notPlanned(let step):
                throw UsageError("\(list) has no step '\(step)'", command: self)
            case .excluded(let step, _):
                throw UsageError(
                    "'--action' chooses among the steps of a plan, and '--step \(step)' is none of them", command: self)
            }
        }
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
        if let line = arguments.value("--verify"), isDry || patches != nil || line.allSatisfy(\.isWhitespace) {
            throw UsageError(
                isDry || patches != nil
                    ? "'--verify' goes with neither '--dry-run' nor '--patches', which write nothing"
                    : "'--verify' needs a command", command: command)
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
