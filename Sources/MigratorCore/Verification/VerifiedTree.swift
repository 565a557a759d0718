import Foundation

/// One of the two trees, as far as it is known without the compiler.
struct VerifiedTree: Sendable {
    /// Absolute path.
    let root: String
    /// What could be read, by path.
    private(set) var bytes: [String: [UInt8]] = [:]
    /// What each file imports.
    private(set) var imports: [String: [ImportedModule]] = [:]
    private(set) var manifests: [String: PackageManifest] = [:]
    private(set) var projects: [String] = []
    private(set) var problems: [FileProblem] = []

    /// Swift files, sorted by bytes.
    var files: [String] { bytes.keys.sorted(by: precedesBytewise) }

    /// Reads the files of a tree.
    init(root: ScanRoot, jobs: Int) {
        self.root = root.folder
        let tree = SourceTree(root: root, configuration: Configuration())
        problems = tree.problems
        let folder = root.folder
        let read = Parallel.map(tree.files, jobs: jobs) { path -> (Result<SourceFile, FileProblem>, [ImportedModule]) in
            do throws(FileProblem) {
                let file = try SourceFile.read(path, below: folder)
                return (.success(file), ImportedModule.all(in: file.bytes))
            } catch {
                return (.failure(error), [])
            }
        }
        for (result, imported) in read {
            switch result {
            case .success(let file):
                bytes[file.path] = file.bytes
                imports[file.path] = imported
                if ModuleFinder.lastName(file.path) == "Package.swift" {
                    manifests[ModuleFinder.parent(file.path)] = PackageManifest(bytes: file.bytes)
                }
            case .failure(let problem): problems.append(problem)
            }
        }
        let folders = Set(bytes.keys.flatMap(ModuleFinder.folders))
        for below in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: joinedPath(folder, below))) ?? []
            projects += names.filter { $0.hasSuffix(".xcodeproj") }.map { below.isEmpty ? $0 : "\(below)/\($0)" }
        }
        projects.sort(by: precedesBytewise)
    }

    /// Its modules.
    ///
    /// - Parameters:
    ///   - imported: names that either tree imports.
    ///   - external: those of them that the toolchain has.
    func modules(imported: Set<String>, external: Set<String>) -> [SourceModule] {
        let tree = ModuleFinder.Tree(files: files, manifests: manifests, projects: projects, imports: imports)
        return ModuleFinder.modules(of: tree, imported: imported, external: external)
    }
}
