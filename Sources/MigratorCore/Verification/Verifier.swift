import Foundation

/// What is to be compared.
public struct VerificationRequest: Sendable {
    /// The tree as it was, a path as a user writes it.
    public var before: String
    /// The tree as it is.
    public var after: String
    /// Compilers that run at a time, at least 1.
    public var jobs: Int
    /// Where `PATH` and `TMPDIR` are looked up.
    public var environment: [String: String]

    /// A request.
    public init(before: String, after: String, jobs: Int, environment: [String: String]) {
        self.before = before
        self.after = after
        self.jobs = jobs
        self.environment = environment
    }
}

/// Type-checks two trees with the toolchain's compiler and tells which errors only the later one has. Nothing of the trees is
/// executed, and nothing in them is changed.
public struct Verifier {
    private let request: VerificationRequest
    private let progress: @Sendable (String) -> Void

    /// Compares the trees.
    ///
    /// - Parameter progress: called from any thread with what is being done.
    /// - Throws: `ScanRootError` or `VerificationError`.
    public static func report(
        _ request: VerificationRequest, progress: @Sendable @escaping (String) -> Void
    ) throws -> VerificationReport {
        try Verifier(request: request, progress: progress).report()
    }

    private func report() throws -> VerificationReport {
        let roots = try [request.before, request.after].map { path in
            let root = try ScanRoot(path: path)
            guard root.file == nil else { throw VerificationError.notFolder(path: path) }
            return root
        }
        progress("reading")
        let trees = roots.map { VerifiedTree(root: $0, jobs: request.jobs) }
        for (tree, path) in zip(trees, [request.before, request.after])
        where tree.bytes.isEmpty && tree.problems.isEmpty {
            throw VerificationError.noFiles(path: path)
        }
        let temporary = try TemporaryFolder(environment: request.environment)
        defer { temporary.remove() }
        let folder = temporary.path
        let compiler = try SwiftCompiler(environment: request.environment, temporary: temporary)

        let imported = Set(trees.flatMap { $0.imports.values.joined() })
        let names = Set(imported.map(\.name))
        let unknown = try unknownModules(names, compiler)
        let external = names.subtracting(unknown)
        let graphs = trees.map {
            ModuleGraph($0.modules(imported: names, external: external), imports: $0.imports)
        }
        let own = Set(graphs.flatMap(\.modules).map(\.name))
        // What is only imported where it can be imported belongs to other platforms than the one the code is for.
        let standIns = Set(imported.filter { !$0.isGuarded }.map(\.name)).intersection(unknown).subtracting(own)
        let map = PlatformStandIns.moduleMap(standIns, imports: imported)
        try write(map, to: "\(folder)/platform/module.modulemap")
        try write(PlatformStandIns.prelude, to: "\(folder)/prelude.swift")

        let difference = ModuleDifference(trees: trees, graphs: graphs)
        let sides = trees.indices.map { index in
            TreeCheck.Side(
                tree: trees[index], graph: graphs[index], affected: difference.affected[index],
                outputs: difference.outputs[index].map { "\(folder)/\($0)" })
        }
        let check = TreeCheck(
            compiler: compiler, sides: sides, standIns: standIns, external: external, jobs: request.jobs)
        var findings = check.run(progress: progress)
        addMissingReturns(to: &findings, sides)
        return report(trees, graphs, sides, findings)
    }

    private func report(
        _ trees: [VerifiedTree], _ graphs: [ModuleGraph], _ sides: [TreeCheck.Side], _ findings: [TreeCheck.Findings]
    ) -> VerificationReport {
        let (before, after) = (trees[0], trees[1])
        var origins: [String: LineOrigins] = [:]
        for file in Set(findings[1].errors.map(\.file)) {
            guard let old = before.bytes[file], let new = after.bytes[file] else { continue }
            origins[file] =
                old == new
                ? .unchanged
                : LineOrigins(before: String(decoding: old, as: UTF8.self), after: String(decoding: new, as: UTF8.self))
        }
        let comparison = ErrorComparison(before: findings[0].errors, after: findings[1].errors, origins: origins)
        let checked = sides[1].affected.map { graphs[1].modules[$0] }
        return VerificationReport(
            before: before.root, after: after.root,
            summary: VerificationSummary(
                files: after.bytes.count, filesChecked: checked.reduce(0) { $0 + $1.files.count },
                modules: graphs[1].modules.count, modulesChecked: checked.count,
                errorsBefore: findings[0].errors.count, errorsAfter: findings[1].errors.count,
                new: comparison.new.count,
                reworded: comparison.reworded, missingNames: comparison.missing, gone: comparison.gone),
            new: comparison.new, unchecked: findings[0].unchecked.union(findings[1].unchecked).sorted(),
            problems: after.problems, earlierProblems: before.problems)
    }

    /// Of the names those that the toolchain has no module for.
    private func unknownModules(_ names: Set<String>, _ compiler: SwiftCompiler) throws -> Set<String> {
        let file = "\(compiler.folder)/question.swift"
        try write(PlatformStandIns.question(names), to: file)
        let outcome = compiler.run(["-typecheck", file], name: "question.log")
        guard outcome.isComplete else { throw VerificationError.brokenCompiler(path: compiler.path) }
        return PlatformStandIns.missing(in: outcome.output)
    }

    /// Adds what the compiler does not look for in files with other errors.
    private func addMissingReturns(to findings: inout [TreeCheck.Findings], _ sides: [TreeCheck.Side]) {
        let changed = Set(sides[1].tree.bytes.keys).filter { sides[0].tree.bytes[$0] != sides[1].tree.bytes[$0] }
        guard !changed.isEmpty else { return }
        let word = WordIndex.hash(of: "Never")
        for (index, side) in sides.enumerated() {
            let bytes = side.tree.bytes
            let files = bytes.keys.sorted(by: precedesBytewise)
            let never = Parallel.map(files, jobs: request.jobs) { file -> Set<String> in
                guard let text = bytes[file], WordIndex(bytes: text).mayContain(word) else { return [] }
                return MissingReturns.neverReturning(in: text)
            }.reduce(into: Set()) { $0.formUnion($1) }
            let known = Set(findings[index].errors.filter { $0.message.hasPrefix("missing return") }.map(\.file))
            for file in changed.subtracting(known) {
                guard let text = bytes[file] else { continue }
                findings[index].errors.formUnion(MissingReturns.errors(in: text, file: file, neverReturning: never))
            }
        }
    }

    private func write(_ text: String, to file: String) throws(VerificationError) {
        let folder = ModuleFinder.parent(file)
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        } catch {
            throw .noTemporaryFolder(path: folder, reason: error.localizedDescription)
        }
    }
}
