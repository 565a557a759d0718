/// What the analysis of effects took for a plain read without having seen all that may be behind it: getters whose bodies were
/// not loaded, and declarations in files that were not.
///
/// Only what decides is noted. What a framework declares is noted too; no file of the tree has it, so that nothing is loaded.
struct UnseenCode {
    private let hierarchy: Typing
    private var subtypes: [TypeID: Set<String>] = [:]
    var demand = Demand()
    private var program: Program { hierarchy.program }

    /// - Parameter hierarchy: tells what inherits from what.
    init(hierarchy: Typing) {
        self.hierarchy = hierarchy
    }

    /// Types that no loaded file declares.
    mutating func noteTypes(_ names: Set<String>) { demand.types.formUnion(names) }

    /// Extensions of types, whatever they declare.
    mutating func noteExtensions(of types: [TypeID]) { demand.types.formUnion(types.map { program.types[$0].name }) }

    /// A name that no loaded file declares outside of types.
    mutating func noteGlobal(_ name: String) { demand.declarations.insert(.global(name)) }

    /// A member that a type has in no loaded file.
    mutating func noteMember(_ name: String, of id: TypeID, typing: Typing) {
        noteMember(name, of: family(of: id, typing: typing))
    }

    /// A member that types outside of the tree may get from an extension.
    mutating func noteMember(_ name: String, of types: Set<String>) {
        let known = types.subtracting([""])
        if !known.isEmpty { demand.declarations.insert(.member(name, of: known)) }
    }

    /// A member of a class or protocol, which something else may run in the place of.
    mutating func noteReplacements(_ name: String, of owner: TypeID) {
        let names: Set<String>
        if let known = subtypes[owner] {
            names = known
        } else {
            let hierarchy = hierarchy
            names = Set(program.types.filter { hierarchy.isSubtype($0.id, of: owner) }.map(\.name))
            subtypes[owner] = names
        }
        demand.declarations.insert(.replacement(name, of: names))
    }

    /// A body that is missing, if it is because its file was loaded without bodies.
    mutating func noteBody(in file: Int) {
        if !program.files[file].hasBodies { demand.bodies.insert(program.files[file].path) }
    }

    /// A type with all that it inherits from or conforms to, by name.
    private func family(of id: TypeID, typing: Typing) -> Set<String> {
        var visited: Set<TypeID> = []
        var pending = [id]
        while let next = pending.popLast() {
            if visited.insert(next).inserted { pending += typing.supertypes(of: next) }
        }
        let external = typing.externalAncestors(of: id).map(SystemTypes.name)
        return Set(visited.map { program.types[$0].name } + external)
    }
}
