import Foundation

/// The Swift files below a root.
///
/// Left out are hidden folders (`.build`, `.git`, …), `DerivedData`, what `.gitignore` files name, and what the
/// configuration excludes. Symbolic links are not followed: what they lead to inside the root is listed where it really
/// is, and what is outside the root does not belong to it.
public struct SourceTree: Sendable, Equatable {
    /// What was scanned.
    public var root: ScanRoot
    /// Paths relative to the root, sorted by their bytes.
    public var files: [String]
    /// Folders that could not be listed and links that lead nowhere, sorted by path.
    public var problems: [FileProblem]

    /// Lists the files. The globs of `configuration` are relative to the root; they do not hold for a root that is a file.
    public init(root: ScanRoot, configuration: Configuration) {
        self.root = root
        if let file = root.file {
            files = [file]
            problems = []
            return
        }
        var walk = SourceTreeWalk(root: root.folder, configuration: configuration)
        walk.run()
        files = walk.files.sorted(by: precedesBytewise)
        problems = walk.problems.sorted { precedesBytewise($0.file, $1.file) }
    }
}

/// Orders by bytes, not by Unicode equivalence: the same on every system.
func precedesBytewise(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
}

/// The walk over the folders of a tree.
private struct SourceTreeWalk {
    private struct Folder {
        /// Relative to the root; empty for the root itself.
        var path: String
        /// Components from the git work tree's root on, or from the scanned root on where there is no work tree.
        var components: [String]
        var ignoreRules: IgnoreRules
        /// An `include` glob names this folder or one above it.
        var included: Bool
    }

    private static let generatedFolders: Set<String> = ["DerivedData"]

    let root: String
    let include: [Glob]
    let exclude: [Glob]
    var files: [String] = []
    var problems: [FileProblem] = []
    /// Number of components that lead from the work tree's root to the scanned root.
    private var rootDepth = 0

    init(root: String, configuration: Configuration) {
        self.root = root
        include = configuration.include.map(Glob.init)
        exclude = configuration.exclude.map(Glob.init)
    }

    mutating func run() {
        var start = Folder(path: "", components: [], ignoreRules: IgnoreRules(), included: include.isEmpty)
        addRulesOfWorkTree(to: &start)
        var pending = [start]
        while let folder = pending.popLast() {
            pending += visit(folder)
        }
    }

    /// Lists a folder and returns the ones in it that are to be visited.
    private mutating func visit(_ folder: Folder) -> [Folder] {
        let listing: FolderListing
        do {
            listing = try FolderListing(path: joinedPath(root, folder.path))
        } catch {
            let message = "the folder could not be listed (\(error.reason)); what is in it is left out"
            report(.unreadableFolder, folder.path.isEmpty ? "." : folder.path, message)
            return []
        }
        var folder = folder
        if listing.isWorkTree && !folder.path.isEmpty {
            // The rules of a work tree end where a nested one (a submodule) begins.
            folder.ignoreRules = IgnoreRules()
        }
        if listing.hasIgnoreFile {
            addIgnoreFile(in: joinedPath(root, folder.path), shownAs: relative(".gitignore", in: folder), to: &folder)
        }
        for name in listing.undecodable {
            report(.unreadable, relative(name, in: folder), "the name is not UTF-8; rename it, it is left out")
        }
        for name in listing.links {
            check(link: name, in: folder)
        }
        for name in listing.swiftFiles where isWanted(name, isFolder: false, in: folder) {
            files.append(relative(name, in: folder))
        }
        return listing.folders.compactMap { name in
            guard !Self.generatedFolders.contains(name), !isLeftOut(name, isFolder: true, in: folder) else {
                return nil
            }
            return Folder(
                path: relative(name, in: folder), components: folder.components + [name],
                ignoreRules: folder.ignoreRules, included: isIncluded(name, isFolder: true, in: folder))
        }
    }

    private func isWanted(_ name: String, isFolder: Bool, in folder: Folder) -> Bool {
        isIncluded(name, isFolder: isFolder, in: folder) && !isLeftOut(name, isFolder: isFolder, in: folder)
    }

    private func isIncluded(_ name: String, isFolder: Bool, in folder: Folder) -> Bool {
        if folder.included { return true }
        let path = folder.components + [name]
        return include.contains { $0.matches(path[rootDepth...], isFolder: isFolder) }
    }

    private func isLeftOut(_ name: String, isFolder: Bool, in folder: Folder) -> Bool {
        let path = folder.components + [name]
        return folder.ignoreRules.ignores(path, isFolder: isFolder)
            || exclude.contains { $0.matches(path[rootDepth...], isFolder: isFolder) }
    }

    /// A link is worth a word only where it could have led to Swift code.
    private mutating func check(link name: String, in folder: Folder) {
        guard name.hasSuffix(".swift") || !name.contains("."), !isLeftOut(name, isFolder: false, in: folder) else {
            return
        }
        let path = relative(name, in: folder)
        var status = stat()
        guard stat(joinedPath(root, path), &status) != 0 else { return }
        let what = errno == ELOOP ? "leads in circles" : "leads nowhere (\(SystemError.last.reason))"
        report(.brokenLink, path, "the symbolic link \(what); mend or remove it")
    }

    /// The `.gitignore` files above the root, up to the root of the work tree that it belongs to.
    private mutating func addRulesOfWorkTree(to start: inout Folder) {
        let names = root.split(separator: "/").map(String.init)
        let folders = (0...names.count).map { "/" + names[..<$0].joined(separator: "/") }
        guard let top = folders.lastIndex(where: { exists(joinedPath($0, ".git")) }) else { return }
        rootDepth = names.count - top
        for index in top..<names.count where exists(joinedPath(folders[index], ".gitignore")) {
            start.components = Array(names[top..<index])
            let shown = String(repeating: "../", count: names.count - index) + ".gitignore"
            addIgnoreFile(in: folders[index], shownAs: shown, to: &start)
        }
        start.components = Array(names[top...])
    }

    private mutating func addIgnoreFile(in path: String, shownAs shown: String, to folder: inout Folder) {
        do {
            let contents = try FileReader.bytes(ofFileAt: joinedPath(path, ".gitignore"))
            folder.ignoreRules.add(IgnoreFile(contents: contents, depth: folder.components.count))
        } catch {
            report(.unreadable, shown, "the file could not be read (\(error.reason)); its patterns do not hold")
        }
    }

    private func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    private func relative(_ name: String, in folder: Folder) -> String {
        joinedPath(folder.path.isEmpty ? name : folder.path, folder.path.isEmpty ? "" : name)
    }

    private mutating func report(_ code: FileProblem.Code, _ path: String, _ message: String) {
        problems.append(FileProblem(code: code, file: path, line: 0, column: 0, message: message))
    }
}
