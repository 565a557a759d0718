/// Works out the types of expressions from the declarations of the tree, as far as inference needs them.
///
/// One instance per thread: it notes which types it would have liked to know (`demand`), so that their files can be
/// loaded before the next round.
final class Typing {
    let program: Program
    /// Names of types that no loaded file declares.
    var demand: Set<String> = []
    /// Guards against initialisers that refer to each other.
    var depth = 0
    fileprivate var supertypesMemo: [TypeID: [TypeID]] = [:]
    /// Top-level types by name, as each file sees them.
    fileprivate var nominalMemo: [Int: [String: TypeID?]] = [:]
    /// What names mean in types.
    var memberMemo: [TypeID: [String: Member?]] = [:]
    /// Aliases that are not looked through: they stand for types of their own.
    private let opaqueAliases: Set<String>
    private var opaque: [Set<String>: Typing] = [:]

    init(program: Program, opaqueAliases: Set<String> = []) {
        self.program = program
        self.opaqueAliases = opaqueAliases
    }

    /// A typing of the same program that takes aliases of these names for types of their own.
    func keeping(aliases: Set<String>) -> Typing {
        if let known = opaque[aliases] { return known }
        let typing = Typing(program: program, opaqueAliases: aliases)
        opaque[aliases] = typing
        return typing
    }

    fileprivate func isOpaque(_ alias: AliasEntry) -> Bool { opaqueAliases.contains(alias.facts.name) }
}

/// The place of an expression: which names it sees.
struct Place {
    var file: Int
    var owner: TypeID?
    var scope: Scope?
    /// Generic parameters of the enclosing functions.
    var generics: [GenericParameterFacts] = []

    var surroundings: Surroundings { Surroundings(file: file, owner: owner) }

    func with(_ scope: Scope?) -> Place {
        var copy = self
        copy.scope = scope
        return copy
    }
}

// MARK: - Names of types

extension Typing {
    func resolve(_ type: TypeReference, at place: Place) -> ResolvedType {
        switch type {
        case .named(let path, let arguments):
            return resolve(path: path, arguments: arguments, at: place)
        case .optional(let wrapped, _): return .optional(resolve(wrapped, at: place))
        case .array(let element): return .array(resolve(element, at: place))
        case .dictionary(let key, let value):
            return .dictionary(resolve(key, at: place), resolve(value, at: place))
        case .tuple(let elements):
            if elements.isEmpty { return .void }
            return .tuple(elements.map { .init(label: $0.label, type: resolve($0.type, at: place)) })
        case .function(let parameters, let result):
            return .function(parameters.map { resolve($0, at: place) }, resolve(result, at: place))
        case .metatype(let instance): return .metatype(resolve(instance, at: place))
        case .composition(let members):
            let resolved = members.map { resolve($0, at: place) }
            return resolved.first { $0.nominalID != nil } ?? resolved.first ?? .unknown
        case .other: return .unknown
        }
    }

    private func resolve(path: [String], arguments: [TypeReference], at place: Place) -> ResolvedType {
        guard let first = path.first else { return .unknown }
        if path.count == 1 {
            if first == "Self" { return place.owner.map(instance) ?? .unknown }
            if first == "Void" { return .void }
            if let generic = generic(first, at: place) { return generic }
        }
        guard var current = lookUpType(first, at: place) else {
            demand.insert(first)
            if path.count == 2, let id = nominal(named: path[1], surroundings: place.surroundings) {
                // `Module.Type`
                return .nominal(id, arguments.map { resolve($0, at: place) })
            }
            return .external(path.last ?? first, arguments.map { resolve($0, at: place) })
        }
        for component in path.dropFirst() {
            guard let id = current.nominalID, let next = nestedType(component, in: id) else {
                // `Module.Type` again, the module being called like a type.
                if let id = nominal(named: component, surroundings: place.surroundings) {
                    current = .nominal(id, [])
                    continue
                }
                return .external(component, [])
            }
            current = next
        }
        if !arguments.isEmpty, case .nominal(let id, _) = current {
            return .nominal(id, arguments.map { resolve($0, at: place) })
        }
        return current
    }

    func instance(_ id: TypeID) -> ResolvedType {
        let entry = program.types[id]
        return entry.kind == .extension ? .external(entry.name, []) : .nominal(id, [])
    }

    private func generic(_ name: String, at place: Place) -> ResolvedType? {
        var candidates = place.generics
        var owner = place.owner
        while let id = owner {
            candidates += program.types[id].genericParameters
            owner = program.types[id].parent
        }
        guard let parameter = candidates.first(where: { $0.name == name }) else { return nil }
        guard let bound = parameter.bound else { return .unknown }
        var outer = place
        outer.generics = []
        return resolve(bound, at: outer)
    }

    /// The type that a single name refers to: local types, then outwards through the enclosing types, then the files.
    func lookUpType(_ name: String, at place: Place) -> ResolvedType? {
        if let local = Scope.find(name, in: place.scope), case .localType = local.binding { return .unknown }
        var owner = place.owner
        while let id = owner {
            if let found = nestedType(name, in: id) { return found }
            if program.types[id].name == name { return instance(id) }
            owner = program.types[id].parent
        }
        if let id = nominal(named: name, surroundings: place.surroundings) { return .nominal(id, []) }
        if let alias = nearestAlias(name, to: place.file) { return target(of: alias) }
        return nil
    }

    private func nominal(named name: String, surroundings: Surroundings) -> TypeID? {
        if let known = nominalMemo[surroundings.file]?[name] { return known }
        let found = nearestNominal(named: name, surroundings: surroundings)
        nominalMemo[surroundings.file, default: [:]][name] = .some(found)
        return found
    }

    private func nearestNominal(named name: String, surroundings: Surroundings) -> TypeID? {
        guard program.typesByName[name] != nil else { return nil }
        let candidates = (program.typesByName[name] ?? []).filter {
            let entry = program.types[$0]
            return entry.parent == nil && entry.kind != .extension && isVisible(entry, from: surroundings.file)
        }
        return ProgramBuilder.nearest(
            candidates, to: surroundings.file, types: program.types, files: program.files)
    }

    /// Production code does not see what test code declares.
    private func isVisible(_ entry: TypeEntry, from file: Int) -> Bool {
        !entry.isTest || program.isTestFile[file]
    }

    /// A type that is nested in `id`, in one of its supertypes, or in an extension, or an alias there.
    func nestedType(_ name: String, in id: TypeID, visited: Set<TypeID> = []) -> ResolvedType? {
        let entry = program.types[id]
        if let nested = entry.nested[name]?.first { return instance(nested) }
        if let alias = entry.aliases[name] { return target(of: alias) }
        guard !visited.contains(id) else { return nil }
        for supertype in supertypes(of: id) {
            if let found = nestedType(name, in: supertype, visited: visited.union([id])) { return found }
        }
        return nil
    }

    func nearestAlias(_ name: String, to file: Int) -> AliasEntry? {
        let candidates = (program.globalAliases[name] ?? []).filter {
            program.isTestFile[file] || !program.isTestFile[$0.file]
        }
        let path = program.files[file].path
        return candidates.max {
            commonPrefix(program.files[$0.file].path, path) < commonPrefix(program.files[$1.file].path, path)
        }
    }

    private func commonPrefix(_ left: String, _ right: String) -> Int {
        zip(left.utf8, right.utf8).prefix { $0 == $1 }.count
    }

    private func target(of alias: AliasEntry) -> ResolvedType {
        if isOpaque(alias) { return .external(alias.facts.name, []) }
        guard depth < 40 else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        let generics = alias.facts.genericParameters.map { GenericParameterFacts(name: $0, bound: nil) }
        return resolve(
            alias.facts.target, at: Place(file: alias.file, owner: alias.owner, scope: nil, generics: generics))
    }

    /// Classes and protocols that a type names behind its colon, as far as files declare them.
    func supertypes(of id: TypeID) -> [TypeID] {
        if let known = supertypesMemo[id] { return known }
        supertypesMemo[id] = []
        let entry = program.types[id]
        let result = entry.inherited.flatMap { reference, file in
            reference.members.compactMap { member -> TypeID? in
                guard case .named(let path, _) = member, path.first != entry.name || path.count > 1 else { return nil }
                let place = Place(file: file, owner: entry.parent, scope: nil)
                return resolve(path: path, arguments: [], at: place).nominalID
            }
        }
        supertypesMemo[id] = result
        return result
    }

    /// Whether `id` is `ancestor` or has it among its supertypes.
    func isSubtype(_ id: TypeID, of ancestor: TypeID) -> Bool {
        var visited: Set<TypeID> = []
        var pending = [id]
        while let next = pending.popLast() {
            if next == ancestor { return true }
            if visited.insert(next).inserted { pending += supertypes(of: next) }
        }
        return false
    }
}
