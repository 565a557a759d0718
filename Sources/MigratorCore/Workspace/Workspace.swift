import Foundation
import SwiftSyntax

/// A snapshot of the Swift files of a tree, with the edits of earlier steps laid over it.
///
/// Each file is read once in a run, so that everything that is concluded and every edit rests on the same bytes. What is
/// asked for is worked out at most once for each version of a file: its facts (with and without bodies) and its tree.
///
/// Only `replace` and the loading of facts change it, and they are called from one thread at a time; `bytes`, `source` and
/// `tree` may be called from any number of threads in between.
public final class Workspace: @unchecked Sendable {
    /// What a workspace has done so far.
    struct Work: Equatable, Sendable {
        /// Files that were lowered to facts.
        var lowered = 0
        /// Trees that were parsed because somebody asked for them.
        var parsed = 0
    }

    /// Absolute path of the folder that all paths are relative to, symbolic links resolved.
    public let folder: String
    let configuration: Configuration
    /// Number of threads.
    let jobs: Int
    /// Number of Swift files that the tree lists, readable or not.
    let listed: Int
    /// Folders and links that could not be followed.
    let listingProblems: [FileProblem]
    /// Files that could not be read.
    let unreadable: [FileProblem]
    private(set) var work = Work()
    /// Whether the tree that facts were taken from is kept, because it will be asked for.
    var keepsTree: @Sendable (FileFacts) -> Bool = { _ in false }

    /// What the last analysis had loaded in the end; copies share it.
    let loaded: LoadedFiles

    private var files: [WorkspaceFile]
    private let indices: [String: Int]
    private let lock = NSLock()

    /// Reads the files of a tree.
    init(tree: SourceTree, configuration: Configuration, jobs: Int) {
        let folder = tree.root.folder
        let read = Parallel.map(tree.files, jobs: jobs) { path -> Result<WorkspaceFile, FileProblem> in
            do throws(FileProblem) {
                return .success(WorkspaceFile(try SourceFile.read(path, below: folder)))
            } catch {
                return .failure(error)
            }
        }
        self.folder = folder
        loaded = LoadedFiles()
        self.configuration = configuration
        self.jobs = jobs
        listed = tree.files.count
        listingProblems = tree.problems
        unreadable = read.compactMap { if case .failure(let problem) = $0 { problem } else { nil } }
        files = read.compactMap { try? $0.get() }
        indices = Self.indices(of: files)
    }

    /// A workspace of files that are on no disk, in this order.
    init(files: [SourceFile], configuration: Configuration = Configuration(), jobs: Int = 1) {
        folder = ""
        self.configuration = configuration
        self.jobs = jobs
        listed = files.count
        listingProblems = []
        unreadable = []
        loaded = LoadedFiles()
        self.files = files.map(WorkspaceFile.init)
        indices = Self.indices(of: self.files)
    }

    private init(copying other: Workspace) {
        folder = other.folder
        configuration = other.configuration
        jobs = other.jobs
        listed = other.listed
        listingProblems = other.listingProblems
        unreadable = other.unreadable
        keepsTree = other.keepsTree
        loaded = other.loaded
        files = other.files
        indices = other.indices
    }

    /// A copy to try edits on, which this one does not see. What one of them finds out of a file that is the same in both
    /// the other one has too.
    func fork() -> Workspace { Workspace(copying: self) }

    /// The files whose bytes are not those of another workspace of the same tree: by path, what is here and what is there.
    func changes(against other: Workspace) -> [FileChange] {
        zip(files, other.files).filter { $0.current !== $1.current && $0.bytes != $1.bytes }
            .map { FileChange(path: $0.path, old: $1.bytes, new: $0.bytes, edits: 0) }
            .sorted { precedesBytewise($0.path, $1.path) }
    }

    private static func indices(of files: [WorkspaceFile]) -> [String: Int] {
        Dictionary(files.enumerated().map { ($1.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    // MARK: Text

    /// Number of the files that could be read. They are numbered from 0 on, in the tree's order.
    var count: Int { files.count }

    /// The bytes of a file as the edits so far left them; nil when the tree has no such file that can be read.
    func bytes(of path: String) -> [UInt8]? { indices[path].map { files[$0].bytes } }

    /// The bytes of a file with the means to find the text of a syntax node; empty when there is no such file.
    func source(of path: String) -> SourceText { SourceText(bytes: bytes(of: path) ?? []) }

    /// The syntax tree of a file as the edits so far left it; nil when the tree has no such file that can be read.
    func tree(of path: String) -> SourceFileSyntax? {
        guard let index = indices[path] else { return nil }
        let version = files[index].current
        if let known = version.tree { return known }
        let (tree, isNew) = version.keep(SourceParser.parse(version.bytes))
        if isNew { lock.withLock { work.parsed += 1 } }
        return tree
    }

    /// Lays the result of an edit over a file.
    ///
    /// - Parameter tree: the syntax tree of `bytes`, when there is one already.
    func replace(_ path: String, with bytes: [UInt8], tree: SourceFileSyntax? = nil) {
        guard let index = indices[path] else { return }
        files[index].replace(with: bytes, tree: tree)
    }

    /// Everything that the edits so far changed, by path: what was read, and what it is now.
    var changes: [FileChange] {
        files.filter { $0.original !== $0.current && $0.original.bytes != $0.bytes }
            .map { FileChange(path: $0.path, old: $0.original.bytes, new: $0.bytes, edits: 0) }
            .sorted { precedesBytewise($0.path, $1.path) }
    }

    // MARK: Facts

    /// A program of the same files as another one, as the edits since then left them.
    func program(like other: Program) -> Program {
        var found: [Int: FileFacts] = [:]
        for keepsBodies in [true, false] {
            let wanted = other.files.filter { $0.hasBodies == keepsBodies }.compactMap { indices[$0.path] }
            for (index, facts) in zip(wanted, facts(of: wanted, keepsBodies: keepsBodies)) { found[index] = facts }
        }
        let markers = configuration.testFolderMarkers
        return Program(files: found.sorted { $0.key < $1.key }.map(\.value)) { TestCode.contains($0, markers: markers) }
    }

    /// The paths of the files that may contain one of the words.
    func paths(containing words: Set<String>) -> [String] { files(containing: words).map { files[$0].path } }

    /// Whether a file may contain one of the words.
    func mayContain(_ words: Set<String>, _ path: String) -> Bool {
        guard let index = indices[path] else { return false }
        return words.contains { files[index].current.words.mayContain(WordIndex.hash(of: $0)) }
    }

    /// What could not be used of the tree, or only in part, as far as it was looked at.
    var problems: [FileProblem] { listingProblems + unreadable + files.flatMap(\.syntaxProblems) }

    /// The files that may contain one of the words.
    func files(containing words: Set<String>) -> [Int] {
        let hashes = words.map(WordIndex.hash(of:))
        return files.indices.filter { index in hashes.contains { files[index].current.words.mayContain($0) } }
    }

    /// The files that may declare or extend one of the types.
    func files(declaring types: Set<String>) -> [Int] {
        let hashes = types.map(WordIndex.hash(of:))
        return files.indices.filter { index in hashes.contains { files[index].current.words.mayDeclareType($0) } }
    }

    /// The files with these paths.
    func files(at paths: Set<String>) -> [Int] { paths.compactMap { indices[$0] }.sorted() }

    /// The files that may declare a variable or function. Their text is looked at where their words do not rule them out.
    func files(declaring declaration: Demand.Declaration) -> [Int] {
        let (name, types, markers) =
            switch declaration {
            case .global(let name): (name, nil, [])
            case .member(let name, let types): (name, Set(files(declaring: types)), [])
            case .replacement(let name, let types):
                (name, Set(files(containing: types)), configuration.testFolderMarkers)
            } as (String, Set<Int>?, [String])
        return files(containing: [name]).filter { index in
            types?.contains(index) ?? true && !TestCode.contains(files[index].path, markers: markers)
                && WordIndex.declaresValue(name, in: files[index].bytes)
        }
    }

    /// The facts of files as the edits so far left them.
    func facts(of wanted: [Int], keepsBodies: Bool) -> [FileFacts] {
        let missing = wanted.filter { files[$0].current.facts(withBodies: keepsBodies) == nil }
        let inputs = missing.map { files[$0] }
        let keepsTree = keepsTree
        _ = Parallel.map(inputs, jobs: jobs, cost: { $0.bytes.count }) { file in
            let known = file.current.tree
            let tree = known ?? SourceParser.parse(file.bytes)
            let facts = FactsExtractor.extract(
                path: file.path, bytes: file.bytes, tree: tree, keepsBodies: keepsBodies)
            file.current.keep(facts)
            if known == nil, keepsTree(facts) { file.current.keep(tree) }
        }
        work.lowered += missing.count
        return wanted.compactMap { files[$0].current.facts(withBodies: keepsBodies) }
    }
}
