/// Names of payload structs that clash with a type of the tree or with each other.
struct PayloadNames {
    private let taken: Set<String>

    /// - Parameter cases: names of all cases of the tree.
    init(cases: [String], program: Program) {
        var counts: [String: Int] = [:]
        for name in cases { counts[Naming.payloadStruct(forCase: name), default: 0] += 1 }
        let repeated = counts.filter { $0.value > 1 }.map(\.key)
        let declared = program.types.filter { $0.parent == nil && $0.kind != .extension }.map(\.name)
        taken = Set(repeated).union(declared)
    }

    func name(forCase name: String, ofActionType type: String) -> String {
        let plain = Naming.payloadStruct(forCase: name)
        return taken.contains(plain) ? Naming.stem(ofActionType: type) + plain : plain
    }
}
