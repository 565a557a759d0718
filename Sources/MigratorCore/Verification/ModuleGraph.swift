/// The modules of a tree with which of them each imports.
struct ModuleGraph: Sendable {
    /// By folder and name.
    let modules: [SourceModule]
    /// For each module the indices of the modules that its files import, ascending. There are no circles.
    let imports: [[Int]]
    /// Every module behind those that it imports.
    let order: [Int]

    /// Connects modules by the imports of their files.
    init(_ modules: [SourceModule], imports files: [String: [ImportedModule]]) {
        self.modules = modules
        let named = Dictionary(grouping: modules.indices) { modules[$0].name }
        let wanted = modules.indices.map { index in
            let names = Set(modules[index].files.flatMap { files[$0] ?? [] }.map(\.name))
            return names.subtracting([modules[index].name]).compactMap { name in
                named[name].map { Self.nearest($0, to: modules[index], modules) }
            }.sorted()
        }
        var search = Search(wanted: wanted)
        for index in modules.indices { search.visit(index) }
        imports = search.kept
        order = search.order
    }

    /// All modules that a module needs, itself left out.
    func closure(of index: Int) -> [Int] {
        var found: Set<Int> = []
        var pending = imports[index]
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += imports[next] }
        }
        return found.sorted()
    }

    /// Of several modules of one name the one that shares most of the path.
    private static func nearest(_ candidates: [Int], to module: SourceModule, _ modules: [SourceModule]) -> Int {
        let path = module.identity.folder.split(separator: "/")
        let shared = { (index: Int) in
            zip(path, modules[index].identity.folder.split(separator: "/")).prefix { $0 == $1 }.count
        }
        return candidates.max { (shared($0), -$0) < (shared($1), -$1) } ?? candidates[0]
    }

    /// Goes through the graph in depth. An import that would close a circle is dropped: no compiler would accept it, so one of
    /// the two folders is no module of its own.
    private struct Search {
        let wanted: [[Int]]
        var kept: [[Int]]
        var order: [Int] = []
        private var isDone: Set<Int> = []
        private var isOpen: Set<Int> = []

        init(wanted: [[Int]]) {
            self.wanted = wanted
            kept = wanted.map { _ in [] }
        }

        mutating func visit(_ index: Int) {
            guard !isDone.contains(index) else { return }
            isOpen.insert(index)
            for next in wanted[index] where !isOpen.contains(next) {
                visit(next)
                kept[index].append(next)
            }
            isOpen.remove(index)
            isDone.insert(index)
            order.append(index)
        }
    }
}
