import Foundation
import MigratorCore

/// `migrator report`: progress, remaining work, burn-down.
struct ReportCommand: Command {
    let name = "report"
    let summary = "show how far the migration is and what stands in its way"
    let discussion = """
        Sums a scan up: cases, sites, reducers, providers and tests by state, findings, remaining work and who owns it. \
        With --history every run is kept as one line, from which the burn-down and a forecast follow. Changes nothing but \
        the history file.
        """
    let positionals = [
        PositionalSpecification(name: "PATH", help: "the folder of the Swift sources, or one .swift file")
    ]
    let options =
        [
            OptionSpecification(
                name: "--history", value: "FILE",
                help: "Append this run to FILE as one line of JSON, and show the burn-down and a forecast from it."),
            OptionSpecification(
                name: "--since", value: "REV",
                help: "Show only cases and issues that touch a file changed since REV, a revision that git knows."),
        ] + CommonOptions.specifications(formats: Formats.progress.descriptions)
    let examples = [
        CommandExample("migrator report Sources", "how far the migration is"),
        CommandExample(
            "migrator report . --format html --history progress.jsonl -o report.html", "a page with the burn-down"),
        CommandExample(
            "migrator report . --since origin/main --format markdown",
            "what a pull request touches, as a comment for it"),
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try CommonOptions(arguments, command: self)
        let session = ScanSession(path: arguments.positionals[0], options: options)
        let history = arguments.value("--history")
        // A broken history is found before the work, not after it.
        let past = try history.map { try History.read(file: $0, of: ProgressTotals.self) }
        let scan = try session.scan()
        let git = GitRepository(folder: scan.root)
        let changes = try arguments.value("--since").map { try changedFiles(since: $0, git) }
        var report = ProgressBuilder(
            scan: scan, owners: CodeOwners(around: scan.root), commit: git.headCommit(), changes: changes
        ).report()
        if let history, let past {
            let environment = ProcessInfo.processInfo.environment
            let entry = HistoryEntry(
                time: History.now(environment: environment), commit: report.commit, totals: report.totals)
            report.history = past + [entry]
            report.forecast = History.forecast(report.history)
            try History.append(entry, to: history)
        }
        // What there is no room for goes to a page of its own.
        if options.format == GitHubAnnotations.format {
            try annotate(report, session: session)
        } else {
            try session.write(try Formats.progress.text(of: report, format: options.format, style: options.style))
        }
        return ExitStatus(of: scan.problems)
    }

    /// Annotations where the result goes, and what there is no room for on the step's page if it has one.
    private func annotate(_ report: ProgressReport, session: ScanSession) throws {
        let summary = WorkflowSummary(environment: ProcessInfo.processInfo.environment)
        let annotations = GitHubAnnotations(report, prefix: summary.path(of: report.root))
        try session.write(annotations.commands(saysRest: summary.file == nil))
        try summary.append(annotations.summary)
    }

    private func changedFiles(since revision: String, _ git: GitRepository) throws -> ChangedFiles {
        do throws(GitError) {
            return try git.changes(since: revision)
        } catch {
            throw CommandFailure(.usage, "--since \(revision): \(error.message)")
        }
    }
}
