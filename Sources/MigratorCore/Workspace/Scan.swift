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

/// The pipeline from a folder to a report.
public enum Scanner {
    /// Scans a tree.
    ///
    /// - Parameter progress: is told, from any thread, what is being done.
    /// - Throws: `ScanRootError` when there is nothing at the root. Single files that cannot be used are no errors but
    ///   problems of the report.
    public static func scan(
        _ request: ScanRequest, progress: (@Sendable (String) -> Void)? = nil
    ) throws -> ScanReport {
        let root = try ScanRoot(path: request.root)
        let tree = SourceTree(root: root, configuration: request.configuration)
        progress?("reading \(tree.files.count) files")
        let (candidates, unread) = candidates(tree, jobs: request.jobs)
        progress?("looking for actions in \(candidates.count) files")
        let loader = ProgramLoader(
            configuration: request.configuration, jobs: request.jobs, candidates: candidates,
            read: { try? SourceFile.read($0, below: root.folder).bytes })
        let found = Inference.run(loader)
        var summary = found.summary
        summary.files = tree.files.count
        summary.filesSkipped = unread.count
        let problems = (tree.problems + unread + found.problems).sorted {
            if $0.file != $1.file { return precedesBytewise($0.file, $1.file) }
            return ($0.line, $0.column) < ($1.line, $1.column)
        }
        return ScanReport(
            tool: .current, root: root.folder, summary: summary, actions: found.actions, cases: found.cases,
            reducers: found.reducers, middlewares: found.middlewares, modernActions: found.modernActions,
            remaining: found.remaining, problems: problems)
    }

    /// The readable files with their words, in the tree's order, and a problem for each of the others.
    private static func candidates(
        _ tree: SourceTree, jobs: Int
    ) -> ([ProgramLoader.Candidate], problems: [FileProblem]) {
        let folder = tree.root.folder
        let read = Parallel.map(tree.files, jobs: jobs) { path -> Result<ProgramLoader.Candidate, FileProblem> in
            do throws(FileProblem) {
                let file = try SourceFile.read(path, below: folder)
                return .success(.init(path: path, size: file.bytes.count, words: WordIndex(bytes: file.bytes)))
            } catch {
                return .failure(error)
            }
        }
        var candidates: [ProgramLoader.Candidate] = []
        var problems: [FileProblem] = []
        for result in read {
            switch result {
            case .success(let candidate): candidates.append(candidate)
            case .failure(let problem): problems.append(problem)
            }
        }
        return (candidates, problems)
    }
}
