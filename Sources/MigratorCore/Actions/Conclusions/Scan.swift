/// What to scan and how.
public struct ScanRequest: Sendable {
    /// The folder, or the one Swift file, as the user names it.
    public var root: String
    /// Names and globs.
    public var configuration: Configuration
    /// Number of threads, at least 1.
    public var jobs: Int

    /// A scan of `root`.
    public init(root: String, configuration: Configuration = Configuration(), jobs: Int = 1) {
        self.root = root
        self.configuration = configuration
        self.jobs = jobs
    }
}

/// What a scan found: the report, and the program that it is of, for those who ask further.
public struct ScanFindings {
    /// The results as plain values.
    public let report: ScanReport
    /// The program with its vocabulary and sites; nil where only a report is at hand.
    let analysis: Analysis?

    init(report: ScanReport, analysis: Analysis?) {
        self.report = report
        self.analysis = analysis
    }

    /// The findings of a report that was read from a file: there is no program to ask.
    public init(report: ScanReport) { self.init(report: report, analysis: nil) }
}

/// The pipeline from a folder to a report.
public enum Scanner {
    /// Scans a tree.
    ///
    /// - Parameter progress: is told, from any thread, what is being done.
    /// - Throws: `ScanRootError` when there is nothing at the root. Single files that cannot be used are no errors but
    ///   problems of the report.
    public static func findings(
        _ request: ScanRequest, progress: (@Sendable (String) -> Void)? = nil
    ) throws -> ScanFindings {
        let root = try ScanRoot(path: request.root)
        let tree = SourceTree(root: root, configuration: request.configuration)
        progress?("reading \(tree.files.count) files")
        let workspace = Workspace(tree: tree, configuration: request.configuration, jobs: request.jobs)
        progress?("looking for actions in \(workspace.count) files")
        return findings(workspace)
    }

    /// The report of a scan alone.
    public static func scan(_ request: ScanRequest) throws -> ScanReport { try findings(request).report }

    /// Scans what a workspace holds.
    public static func findings(_ workspace: Workspace) -> ScanFindings {
        let found = Inference.run(workspace)
        var summary = found.summary
        summary.files = workspace.listed
        summary.filesSkipped = workspace.unreadable.count
        let problems = (workspace.listingProblems + workspace.unreadable + found.problems).sorted {
            if $0.file != $1.file { return precedesBytewise($0.file, $1.file) }
            return ($0.line, $0.column) < ($1.line, $1.column)
        }
        let report = ScanReport(
            tool: .current, root: workspace.folder, summary: summary, actions: found.actions, cases: found.cases,
            reducers: found.reducers, middlewares: found.middlewares, modernActions: found.modernActions,
            remaining: found.remaining, problems: problems)
        return ScanFindings(report: report, analysis: found.analysis)
    }
}
