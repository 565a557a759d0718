import Foundation

/// Compiles the modules of two trees that may differ in their errors.
///
/// 1. The declarations of the earlier tree tell the types that are declared nowhere; they get empty ones.
/// 2. Each module that another one needs is written as a compiled module, its errors allowed and its bodies skipped: once for
///    both trees where neither it nor what it imports differs.
/// 3. Of the modules that may differ all bodies are checked.
/// 4. Where the types of a module are without errors, the compiler's other half is asked too, which looks at the paths of control.
struct TreeCheck {
    /// One of the trees.
    struct Side: Sendable {
        let tree: VerifiedTree
        let graph: ModuleGraph
        /// Modules that may have other errors than in the other tree.
        let affected: Set<Int>
        /// Where the compiled form of each module is.
        let outputs: [String]
    }

    /// What was found in a tree.
    struct Findings: Sendable {
        var errors: Set<CompilerError> = []
        /// Modules that the compiler did not come to an end with.
        var unchecked: Set<String> = []
    }

    private struct Task: Sendable {
        var side: Int
        var module: Int
        var batch = 0
    }

    /// Files that are checked by one run; a large module is checked by several at a time.
    private static let batchSize = 250
    /// Ways that the compiler may try for one expression. What is not known of a platform makes some expressions take minutes;
    /// a count ends them at the same place in both trees, as a time would not.
    private static let solverLimit = 20_000

    private let compiler: SwiftCompiler
    private let sides: [Side]
    private let standIns: Set<String>
    private let external: Set<String>
    private let jobs: Int

    init(compiler: SwiftCompiler, sides: [Side], standIns: Set<String>, external: Set<String>, jobs: Int) {
        self.compiler = compiler
        self.sides = sides
        self.standIns = standIns
        self.external = external
        self.jobs = jobs
    }

    /// The errors of both sides, in their order.
    func run(progress: @Sendable @escaping (String) -> Void) -> [Findings] {
        addMissingTypes(progress)
        var findings = [Findings(), Findings()]
        for level in levels(of: sides.indices) {
            let isMade = Parallel.map(level, jobs: jobs, cost: size) { task in
                progress("preparing \(module(task).name)")
                _ = emit(task)
                return FileManager.default.fileExists(atPath: compiledModule(task))
            }
            for (task, isMade) in zip(level, isMade) where !isMade {
                findings[task.side].unchecked.insert(module(task).name)
            }
        }
        let checks = sides.indices.flatMap { side in
            sides[side].affected.sorted().flatMap { module in
                (0..<batches(of: sides[side].graph.modules[module].identity)).map {
                    Task(side: side, module: module, batch: $0)
                }
            }
        }
        collect(checks, into: &findings) { task in
            progress("checking \(module(task).name)")
            return compile(task, ["-typecheck"], files: files(of: task))
        }
        let sound = soundModules(findings)
        collect(sound, into: &findings) { task in
            progress("checking \(module(task).name)")
            return compile(task, ["-emit-sil", "-o", "/dev/null"], files: [])
        }
        return findings
    }

    /// Finds the types that the earlier tree misses in its declarations, and gives them to all modules that the platform's are
    /// given to. What only the later tree misses may be a mistake and stays missing.
    private func addMissingTypes(_ progress: @Sendable @escaping (String) -> Void) {
        guard !standIns.isEmpty else { return }
        let tree = sides[0].tree
        var missing = MissingTypes()
        for level in levels(of: 0..<1, withAffected: true) {
            let found = Parallel.map(level, jobs: jobs, cost: size) { task -> [String: MissingTypes.Use] in
                progress("looking at \(module(task).name)")
                var types = MissingTypes()
                let errors = CompilerError.all(in: emit(task).output, below: tree.root)
                for (file, own) in Dictionary(grouping: errors, by: \.file) {
                    types.add(own, in: tree.bytes[file] ?? [])
                }
                return types.uses
            }
            for uses in found { missing.merge(uses) }
        }
        // A type of another module of the tree that is not imported is the tree's own matter.
        let names = Set(missing.uses.keys)
        let sources = Set(sides.flatMap(\.tree.bytes.values))
        let declared = Parallel.map(Array(sources), jobs: jobs) { MissingTypes.declared(names, in: $0) }
        missing.remove(declared.reduce(into: []) { $0.formUnion($1) })
        guard !missing.uses.isEmpty else { return }
        let source = "\(compiler.folder)/types.swift"
        write([missing.declarations], to: source)
        let output = "\(compiler.folder)/platform/\(PlatformStandIns.typesModule).swiftmodule"
        let outcome = compiler.run(
            ["-emit-module", "-o", output, "-module-name", PlatformStandIns.typesModule, "-parse-as-library", source],
            name: "types.log")
        if outcome.isComplete, FileManager.default.fileExists(atPath: output) {
            write([PlatformStandIns.preludeWithTypes], to: "\(compiler.folder)/prelude.swift")
        }
    }

    private func emit(_ task: Task) -> SwiftCompiler.Outcome {
        compile(task, ["-emit-module", "-o", compiledModule(task)], files: [])
    }

    private func compiledModule(_ task: Task) -> String { "\(output(task))/\(module(task).name).swiftmodule" }

    private func collect(
        _ tasks: [Task], into findings: inout [Findings],
        _ work: @Sendable @escaping (Task) -> SwiftCompiler.Outcome
    ) {
        let outcomes = Parallel.map(tasks, jobs: jobs, cost: size, work)
        for (task, outcome) in zip(tasks, outcomes) {
            let found = CompilerError.all(in: outcome.output, below: sides[task.side].tree.root)
            let own = Set(module(task).files)
            // Where the attempts are counted, their end says nothing of the code.
            let isLimited = isLimited(task)
            findings[task.side].errors.formUnion(
                found.filter { own.contains($0.file) && !(isLimited && $0.message.contains("in reasonable time")) })
            // The compiler stops at an import that it cannot follow.
            let isStopped = found.contains { $0.message.hasPrefix("no such module") }
            if !outcome.isComplete || isStopped { findings[task.side].unchecked.insert(module(task).name) }
        }
    }

    /// Modules without errors in both trees: in one alone the other half of the compiler would find what it hid in the other.
    private func soundModules(_ findings: [Findings]) -> [Task] {
        var flawed: Set<SourceModule.Identity> = []
        for (side, found) in zip(sides, findings) {
            let files = Set(found.errors.map(\.file))
            for module in side.graph.modules
            where !files.isDisjoint(with: module.files) || found.unchecked.contains(module.name) {
                flawed.insert(module.identity)
            }
        }
        return sides.indices.flatMap { side in
            sides[side].affected.sorted().filter { !flawed.contains(sides[side].graph.modules[$0].identity) }
                .map { Task(side: side, module: $0) }
        }
    }

    // MARK: What is to be done

    /// Modules that are needed in compiled form, each list behind what it needs.
    ///
    /// - Parameter withAffected: also those that nobody needs.
    private func levels(of chosen: Range<Int>, withAffected: Bool = false) -> [[Task]] {
        var levels: [[Task]] = []
        var made: Set<String> = []
        for index in chosen {
            let side = sides[index]
            var depth: [Int: Int] = [:]
            let needed = Set(side.affected.flatMap { side.graph.closure(of: $0) + (withAffected ? [$0] : []) })
            for module in side.graph.order where needed.contains(module) {
                let level = (side.graph.imports[module].compactMap { depth[$0] }.max() ?? -1) + 1
                depth[module] = level
                guard made.insert(side.outputs[module]).inserted else { continue }
                while levels.count <= level { levels.append([]) }
                levels[level].append(Task(side: index, module: module))
            }
        }
        return levels
    }

    /// The same number for both trees, so that the same files are checked together.
    private func batches(of identity: SourceModule.Identity) -> Int {
        let sizes = sides.map { side in
            side.graph.modules.first { $0.identity == identity }?.files.count ?? 0
        }
        return ((sizes.max() ?? 0) - 1) / Self.batchSize + 1
    }

    private func files(of task: Task) -> [String] {
        let count = batches(of: module(task).identity)
        return module(task).files.filter { WordIndex.hash(of: $0) % UInt64(count) == UInt64(task.batch) }
    }

    private func module(_ task: Task) -> SourceModule { sides[task.side].graph.modules[task.module] }
    private func output(_ task: Task) -> String { sides[task.side].outputs[task.module] }
    private func size(_ task: Task) -> Int { module(task).files.count }

    // MARK: The compiler

    /// - Parameter files: those whose bodies are checked; empty: all.
    private func compile(_ task: Task, _ action: [String], files: [String]) -> SwiftCompiler.Outcome {
        let (side, module) = (sides[task.side], module(task))
        let name = "\(task.side)-\(task.module)-\(task.batch)"
        let lists = "\(compiler.folder)/\(name)"
        var inputs = module.files.map { joinedPath(side.tree.root, $0) }
        var arguments = action + ["-module-name", module.name]
        arguments += ["-swift-version", module.settings.languageVersion ?? "5", "-enable-testing"]
        arguments += module.settings.defines.flatMap { ["-D", $0] }
        arguments += module.settings.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
        if let isolation = module.settings.defaultIsolation { arguments += ["-default-isolation", isolation] }
        if let package = module.package { arguments += ["-package-name", SourceModule.identifier(package)] }
        if !module.files.contains(where: { ModuleFinder.lastName($0) == "main.swift" }) {
            arguments.append("-parse-as-library")
        }
        // What the compiler suggests instead of an unknown name takes long and would make messages differ.
        arguments += ["-experimental-allow-module-with-compiler-errors", "-typo-correction-limit", "0"]
        if action[0] == "-emit-module" { arguments.append("-experimental-skip-all-function-bodies") }

        let needed = side.graph.closure(of: task.module)
        arguments += needed.flatMap { ["-I", side.outputs[$0]] } + ["-I", "\(compiler.folder)/platform"]
        let imported = Set(module.files.flatMap { side.tree.imports[$0] ?? [] })
        if !standIns.isDisjoint(with: imported.map(\.name)) { inputs.append("\(compiler.folder)/prelude.swift") }
        if isLimited(task) {
            arguments.append("-solver-scope-threshold=\(Self.solverLimit)")
        }
        if let folder = replaceUnbuilt(imported, task, lists) { arguments += ["-I", folder] }
        write(inputs, to: "\(lists).inputs")
        arguments += ["-filelist", "\(lists).inputs"]
        if !files.isEmpty {
            write(files.map { joinedPath(side.tree.root, $0) }, to: "\(lists).primary")
            arguments += ["-primary-filelist", "\(lists).primary"]
        }
        if action[0] == "-emit-module" {
            try? FileManager.default.createDirectory(atPath: output(task), withIntermediateDirectories: true)
        }
        return compiler.run(arguments, name: "\(name).log")
    }

    /// Whether the module knows less of its platform than there is.
    private func isLimited(_ task: Task) -> Bool {
        let side = sides[task.side]
        return ([task.module] + side.graph.closure(of: task.module)).contains { usesStandIns(side, $0) }
    }

    private func usesStandIns(_ side: Side, _ module: Int) -> Bool {
        side.graph.modules[module].files.contains { file in
            (side.tree.imports[file] ?? []).contains { standIns.contains($0.name) }
        }
    }

    /// Modules of the tree that could not be compiled, or that would import this one in turn, are replaced by empty ones.
    private func replaceUnbuilt(_ imported: Set<ImportedModule>, _ task: Task, _ name: String) -> String? {
        let side = sides[task.side]
        let built = Set(
            side.graph.imports[task.module].filter {
                FileManager.default.fileExists(
                    atPath: "\(side.outputs[$0])/\(side.graph.modules[$0].name).swiftmodule")
            }.map { side.graph.modules[$0].name })
        let missing = Set(imported.filter { !$0.isGuarded }.map(\.name))
            .subtracting(built).subtracting(external).subtracting(standIns).subtracting([module(task).name])
        guard !missing.isEmpty else { return nil }
        let folder = "\(name).missing"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        write([PlatformStandIns.moduleMap(missing, imports: imported)], to: "\(folder)/module.modulemap")
        return folder
    }

    private func write(_ lines: [String], to file: String) {
        _ = FileManager.default.createFile(atPath: file, contents: Data((lines.joined(separator: "\n") + "\n").utf8))
    }
}
