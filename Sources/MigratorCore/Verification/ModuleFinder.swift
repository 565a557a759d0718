/// Finds the modules of a tree: by `Package.swift`, by project folders, and by what files import.
///
/// 1. A file that lies in the folder of a target of a package belongs to that target.
/// 2. Otherwise the outermost folder on its path counts that is named like a module: somebody imports the name and nobody
///    in the folder does, or it is named as the `.xcodeproj` beside it, or it ends in `Tests` or lies in `Tests`.
/// 3. What is left belongs to the project around it: to the largest module of its folder, which is the application.
struct ModuleFinder {
    /// What is known of a tree.
    struct Tree {
        /// Swift files relative to the root, sorted by bytes.
        var files: [String]
        /// Manifests by the folder of their package; empty for the root.
        var manifests: [String: PackageManifest] = [:]
        /// Xcode projects, relative to the root, with `.xcodeproj`.
        var projects: [String] = []
        /// What each file imports.
        var imports: [String: [ImportedModule]] = [:]
    }

    private let tree: Tree
    /// Names that are imported and that a folder may have.
    private let wanted: Set<String>
    private var modules: [SourceModule.Identity: SourceModule] = [:]
    private var loose: [String] = []
    private var projectFolders: [String: String] = [:]

    /// - Parameters:
    ///   - imported: all names that are imported, also in the other tree: folders mean the same in both.
    ///   - external: the modules of the toolchain, which no folder declares.
    init(_ tree: Tree, imported: Set<String>, external: Set<String>) {
        self.tree = tree
        let ofPackages = tree.manifests.values.flatMap(\.targets).map { SourceModule.identifier($0.name) }
        wanted = imported.subtracting(external).subtracting(ofPackages)
        for project in tree.projects {
            let name = Self.lastName(project).replacing(".xcodeproj", with: "")
            projectFolders[Self.parent(project)] = min(name, projectFolders[Self.parent(project)] ?? name)
        }
    }

    /// The modules, by folder and name.
    static func modules(of tree: Tree, imported: Set<String>, external: Set<String>) -> [SourceModule] {
        var finder = ModuleFinder(tree, imported: imported, external: external)
        finder.run()
        return finder.modules.values.sorted {
            ($0.identity.folder, $0.identity.name) < ($1.identity.folder, $1.identity.name)
        }
    }

    private mutating func run() {
        let own = importsOfFolders()
        for file in tree.files where !Self.isManifest(file) {
            if let (identity, settings, package) = target(of: file) {
                add(file, to: identity, settings, package)
            } else if let identity = namedFolder(of: file, own) {
                add(file, to: identity, CompilerSettings(), nil)
            } else {
                loose.append(file)
            }
        }
        let parents = Set(
            modules.values.filter { $0.package == nil && !isTest($0.identity) }.map {
                Self.parent($0.identity.folder)
            })
        // Without any hint the tree is one program.
        let isOneProgram = modules.isEmpty && projectFolders.isEmpty
        let mains = Dictionary(grouping: loose) { isOneProgram ? "" : project(of: $0, parents) }
        for (project, files) in mains.sorted(by: { $0.key < $1.key }) {
            let main = main(of: project)
            for file in files { add(file, to: main, CompilerSettings(), nil) }
        }
    }

    private mutating func add(
        _ file: String, to identity: SourceModule.Identity, _ settings: CompilerSettings, _ package: String?
    ) {
        modules[identity, default: SourceModule(identity: identity, files: [], settings: settings, package: package)]
            .files.append(file)
    }

    // MARK: Packages

    private func target(of file: String) -> (SourceModule.Identity, CompilerSettings, String)? {
        for package in Self.folders(above: file) {
            guard let manifest = tree.manifests[package] else { continue }
            let name = package.isEmpty ? "Package" : Self.lastName(package)
            if let found = Self.target(of: Self.relative(file, to: package), manifest, in: package, tree.files) {
                let identity = SourceModule.Identity(
                    folder: joinedFolder(package, found.folder), name: SourceModule.identifier(found.target.name))
                return (identity, found.target.settings, name)
            }
            // A manifest may make its targets in ways that cannot be read; the usual folders are theirs anyway.
            let parts = Self.relative(file, to: package).split(separator: "/").map(String.init)
            if parts.count > 2, ["Sources", "Tests"].contains(parts[0]) {
                let folder = joinedFolder(package, "\(parts[0])/\(parts[1])")
                let identity = SourceModule.Identity(folder: folder, name: SourceModule.identifier(parts[1]))
                return (identity, manifest.settings, name)
            }
        }
        return nil
    }

    /// The innermost target whose folder holds the file.
    private static func target(
        of file: String, _ manifest: PackageManifest, in package: String, _ files: [String]
    ) -> (target: PackageManifest.Target, folder: String)? {
        var best: (target: PackageManifest.Target, folder: String)?
        for target in manifest.targets {
            for folder in target.folders.map(normalised) where isInside(file, folder) {
                let below = relative(file, to: folder)
                let isTaken = target.sources.isEmpty || target.sources.contains { isInside(below, normalised($0)) }
                let isLeftOut = target.exclude.contains { isInside(below, normalised($0)) }
                guard isTaken, !isLeftOut, folder.count >= best?.folder.count ?? 0 else { continue }
                best = (target, folder)
            }
        }
        if best == nil, isInside(file, "Sources"), file.split(separator: "/").count == 2 {
            // A package with one target may have its files in `Sources` itself.
            let libraries = manifest.targets.filter { $0.kind == .library && $0.path == nil }
            if libraries.count == 1 { best = (libraries[0], "Sources") }
        }
        return best
    }

    // MARK: Folders

    /// For each folder the names that files in it import.
    private func importsOfFolders() -> [String: Set<String>] {
        var own: [String: Set<String>] = [:]
        for file in tree.files {
            let names = (tree.imports[file] ?? []).map(\.name)
            guard !names.isEmpty else { continue }
            for folder in Self.folders(above: file) where !folder.isEmpty { own[folder, default: []].formUnion(names) }
        }
        return own
    }

    private func namedFolder(of file: String, _ own: [String: Set<String>]) -> SourceModule.Identity? {
        for folder in Self.folders(above: file).reversed() where !folder.isEmpty {
            let name = Self.lastName(folder)
            let identifier = SourceModule.identifier(name)
            // Files that extend a module lie in folders with its name too, and import it.
            let isImported = wanted.contains(identifier) && own[folder]?.contains(identifier) != true
            let isApplication = projectFolders[Self.parent(folder)] == name
            let isTests = name.hasSuffix("Tests") && (name != "Tests" || Self.parent(file) == folder)
            let isInTests = Self.lastName(Self.parent(folder)) == "Tests"
            if isImported || isApplication || isTests || isInTests {
                return SourceModule.Identity(folder: folder, name: identifier)
            }
        }
        return nil
    }

    private func isTest(_ identity: SourceModule.Identity) -> Bool {
        Self.lastName(identity.folder).hasSuffix("Tests") || Self.lastName(Self.parent(identity.folder)) == "Tests"
    }

    // MARK: Projects

    /// The folder of the project that a file without a module belongs to.
    private func project(of file: String, _ parents: Set<String>) -> String {
        let above = Self.folders(above: file)
        if let folder = above.first(where: { projectFolders[$0] != nil }) { return folder }
        if let folder = above.first(where: parents.contains) { return folder }
        return file.split(separator: "/").count > 1 ? String(file.prefix { $0 != "/" }) : ""
    }

    /// The application of a project: its largest module that holds no tests, or else a module of its own.
    private func main(of project: String) -> SourceModule.Identity {
        let beside = modules.values.filter {
            $0.package == nil && !isTest($0.identity) && Self.parent($0.identity.folder) == project
                && !$0.identity.folder.isEmpty
        }
        let largest = beside.max {
            ($0.files.count, $1.identity.folder) < ($1.files.count, $0.identity.folder)
        }
        if let largest { return largest.identity }
        let name =
            projectFolders[project] ?? testedName(in: project) ?? (project.isEmpty ? "Main" : Self.lastName(project))
        return SourceModule.Identity(folder: project, name: SourceModule.identifier(name))
    }

    /// Only the program's own modules can be imported with `@testable`: one that no folder has is what a project makes.
    private func testedName(in project: String) -> String? {
        let names = Set(modules.keys.map(\.name))
        return tree.files.filter { project.isEmpty || Self.isInside($0, project) }
            .flatMap { tree.imports[$0] ?? [] }.filter { $0.isTestable && !names.contains($0.name) }.map(\.name).min()
    }

    // MARK: Paths

    static func isManifest(_ file: String) -> Bool {
        let name = lastName(file)
        return name == "Package.swift" || name.hasPrefix("Package@swift-")
    }

    /// The folders above a path, the innermost first, the root as the empty one at the end.
    static func folders(above path: String) -> [String] {
        var folders: [String] = []
        var current = path
        while !current.isEmpty {
            current = parent(current)
            folders.append(current)
        }
        return folders
    }

    static func parent(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    static func lastName(_ path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
    }

    private static func isInside(_ path: String, _ folder: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }

    private static func relative(_ path: String, to folder: String) -> String {
        folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
    }

    /// Without `./` and a slash at the end.
    private static func normalised(_ path: String) -> String {
        path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
    }

    private func joinedFolder(_ folder: String, _ path: String) -> String {
        folder.isEmpty ? path : path.isEmpty ? folder : "\(folder)/\(path)"
    }
}
