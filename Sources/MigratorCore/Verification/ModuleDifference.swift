/// Which modules of two trees may have different errors: those that differ, and those that import one that may.
struct ModuleDifference {
    /// For each tree the indices of the modules.
    let affected: [Set<Int>]
    /// For each tree and module a folder for its compiled form, the same for both trees where the module is.
    let outputs: [[String]]

    /// - Parameter trees: two trees, and the modules of each.
    init(trees: [VerifiedTree], graphs: [ModuleGraph]) {
        let indices = graphs.map { graph in
            Dictionary(uniqueKeysWithValues: graph.modules.enumerated().map { ($1.identity, $0) })
        }
        var affected: [Set<Int>] = [[], []]
        for side in 0...1 {
            for module in graphs[side].order {
                let own = graphs[side].modules[module]
                let imports = graphs[side].imports[module]
                guard let other = indices[1 - side][own.identity],
                    graphs[1 - side].modules[other] == own,
                    own.files.allSatisfy({ trees[0].bytes[$0] == trees[1].bytes[$0] }),
                    Self.identities(imports, graphs[side])
                        == Self.identities(graphs[1 - side].imports[other], graphs[1 - side]),
                    affected[side].isDisjoint(with: imports)
                else {
                    affected[side].insert(module)
                    continue
                }
            }
        }
        self.affected = affected
        outputs = [0, 1].map { side in
            graphs[side].modules.indices.map { module in
                if affected[side].contains(module) { return "\(side)/\(module)" }
                return "both/" + (indices[1][graphs[side].modules[module].identity].map(String.init) ?? "0-\(module)")
            }
        }
    }

    private static func identities(_ modules: [Int], _ graph: ModuleGraph) -> [SourceModule.Identity] {
        modules.map { graph.modules[$0].identity }
    }
}
