/// The files of a tree with changes that are not written yet: each step works on what the steps before it made.
final class VirtualTree: @unchecked Sendable {
    let root: ScanRoot
    let configuration: Configuration
    let jobs: Int
    /// Paths of the Swift files, relative to the root.
    let files: [String]
    /// Problems with single files.
    private(set) var problems: [FileProblem]
    /// Bytes that differ from what is on the disk, by path. Only changed between steps.
    private(set) var changed: [String: [UInt8]] = [:]
    private var words: [String: ProgramLoader.Candidate] = [:]

    init(root: ScanRoot, configuration: Configuration, jobs: Int) {
        self.root = root
        self.configuration = configuration
        self.jobs = jobs
        let tree = SourceTree(root: root, configuration: configuration)
        files = tree.files
        problems = tree.problems
        let folder = root.folder
        let read = Parallel.map(tree.files, jobs: jobs) { path -> Result<ProgramLoader.Candidate, FileProblem> in
            do throws(FileProblem) {
                let file = try SourceFile.read(path, below: folder)
                return .success(.init(path: path, size: file.bytes.count, words: WordIndex(bytes: file.bytes)))
            } catch {
                return .failure(error)
            }
        }
        for result in read {
            switch result {
            case .success(let candidate): words[candidate.path] = candidate
            case .failure(let problem): problems.append(problem)
            }
        }
    }

    /// The bytes of a file as the steps so far left them; nil when it cannot be read.
    func bytes(of path: String) -> [UInt8]? {
        changed[path] ?? (try? SourceFile.read(path, below: root.folder).bytes)
    }

    /// The bytes on the disk.
    func original(of path: String) -> [UInt8]? { try? SourceFile.read(path, below: root.folder).bytes }

    func replace(_ path: String, with bytes: [UInt8]) {
        changed[path] = bytes
        words[path] = .init(path: path, size: bytes.count, words: WordIndex(bytes: bytes))
    }

    /// Analyses the tree as it is now.
    ///
    /// - Parameter words: files that contain one of them are looked at too.
    func analyze(withWords words: @escaping (Vocabulary, Program) -> Set<String>) -> Analysis {
        let candidates = files.compactMap { self.words[$0] }
        let loader = ProgramLoader(
            configuration: configuration, jobs: jobs, candidates: candidates, read: { self.bytes(of: $0) })
        return loader.load(andFilesWith: words)
    }
}
