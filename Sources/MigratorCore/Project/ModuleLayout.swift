/// Which module a file belongs to, in the layout of packages.
enum ModuleLayout {
    /// The folder below `Sources` or `Tests`; nil elsewhere.
    static func module(of path: String) -> String? {
        let components = path.split(separator: "/")
        guard let index = components.lastIndex(where: { $0 == "Sources" || $0 == "Tests" }),
            index + 2 < components.count
        else { return nil }
        return String(components[index + 1])
    }
}
