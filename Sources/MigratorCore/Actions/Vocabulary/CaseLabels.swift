/// Tells what a name that is compared with an action type stands for.
struct CaseLabels {
    let typing: Typing
    let vocabulary: Vocabulary
    private var program: Program { typing.program }

    init(typing: Typing, vocabulary: Vocabulary) {
        self.typing = typing
        self.vocabulary = vocabulary
    }

    /// What `Base.name` stands for.
    enum Meaning {
        /// A case of an enum of the tree.
        case enumCase(TypeID)
        /// A static constant with its value.
        case constant(Expression, Place)
        /// Nothing in the tree declares it, and nothing outside of it is known to.
        case undeclared
        /// Something else, or something that is not known.
        case other
    }

    /// The type that the path in front of a member names.
    private enum Base {
        case type(TypeID)
        /// A type of the name would have to be in the tree, or is none of the tree.
        case undeclared
        case unknown
    }

    func meaning(of base: Expression, _ name: String, at place: Place) -> Meaning {
        switch self.base(base, at: place) {
        case .unknown: return .other
        case .undeclared:
            // `Module.Type` is no case.
            let isType = name.first?.isUppercase == true && typing.lookUpType(name, at: place) != nil
            return Self.isUniversal(name) || isType ? .other : .undeclared
        case .type(let id):
            if program.types[id].enumCase(name) != nil { return .enumCase(id) }
            switch typing.member(name, of: id) {
            case .variable(let variable)?:
                guard variable.facts.isStatic, variable.facts.isLet, let value = variable.facts.initializer else {
                    return .other
                }
                return .constant(value, Place(file: variable.file, owner: variable.owner, scope: nil))
            case .some: return .other
            case nil: return declaresAllMembers(id) && !Self.isUniversal(name) ? .undeclared : .other
            }
        }
    }

    /// The enum that `Base.name` names no case of.
    func actionType(without name: String, base: Expression, at place: Place) -> TypeID? {
        guard case .type(let id) = self.base(base, at: place), vocabulary.actionTypes.contains(id),
            typing.member(name, of: id) == nil, typing.nestedType(name, in: id) == nil, !Self.isUniversal(name)
        else { return nil }
        return id
    }

    private func base(_ expression: Expression, at place: Place) -> Base {
        guard case .name(let root) = expression.rootOfPath.kind, root.first?.isUppercase == true else {
            return .unknown
        }
        switch typing.type(of: expression, at: place) {
        case .metatype(.nominal(let id, _)): return .type(id)
        case .metatype(.external(let name, _)):
            return typing.extensions(ofExternal: name).isEmpty ? .undeclared : .unknown
        case .unknown: break
        default: return .unknown
        }
        guard case .member(let outer?, let name) = expression.kind, name.first?.isUppercase == true else {
            return .unknown
        }
        switch base(outer, at: place) {
        case .unknown: return .unknown
        case .type: return .undeclared
        case .undeclared:
            // `Module.Type`
            return typing.lookUpType(name, at: place)?.nominalID.map(Base.type) ?? .undeclared
        }
    }

    /// Nothing outside of the tree gives the type a static member: enums of the legacy form are written out.
    private func declaresAllMembers(_ id: TypeID) -> Bool {
        vocabulary.actionTypes.contains(id) || typing.externalAncestors(of: id).isEmpty
    }

    /// Names that every type has, or that the compiler writes.
    private static func isUniversal(_ name: String) -> Bool {
        ["self", "Type", "init", "allCases", "AllCases", "RawValue"].contains(name)
    }

    // MARK: Casts

    /// Whether a type of the tree cannot be cast to a type that no file declares. Its conformances are written in the tree, so
    /// that it can only be one of the names there, or what those imply.
    func isUnrelated(_ id: TypeID, to target: ResolvedType) -> Bool {
        guard case .external(let name, _) = target.unwrapped, !Self.impliedProtocols.contains(name) else {
            return false
        }
        let own = typing.externalAncestors(of: id).map(SystemTypes.name)
        let configuration = vocabulary.configuration
        let roots = configuration.actionProtocols + configuration.actionTypeProtocols
        return !own.contains(name)
            && own.allSatisfy {
                Self.plainTypes.contains($0) || Self.impliedProtocols.contains($0) || roots.contains($0)
            }
    }

    /// Protocols that a type can have without naming them.
    private static let impliedProtocols: Set = [
        "Any", "AnyObject", "AnyHashable", "Equatable", "Hashable", "Sendable", "SendableMetatype", "Copyable",
        "Escapable", "BitwiseCopyable", "RawRepresentable", "Encodable", "Decodable", "Codable", "NSObjectProtocol",
        "CVarArg",
    ]

    /// What else stands behind the colon of an action or an action type, without bringing further protocols of interest.
    private static let plainTypes: Set = [
        "String", "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "Character",
        "Double", "Float", "CaseIterable", "CustomStringConvertible", "CustomDebugStringConvertible", "Error",
        "LocalizedError", "Identifiable", "Comparable", "ExpressibleByStringLiteral",
    ]
}

extension Expression {
    /// `x` of `.some(x)` and `Optional.some(x)`, as a pattern.
    var patternInSome: Pattern? {
        guard case .call(let callee, let arguments) = kind, arguments.count == 1,
            case .member(let base, "some") = callee.kind, base.map(\.isOptionalName) ?? true
        else { return nil }
        if case .pattern(let inner) = arguments[0].value.kind { return inner }
        return .expression(arguments[0].value)
    }

    private var isOptionalName: Bool {
        switch kind {
        case .name("Optional"): true
        case .type(let reference): reference.isOptional || reference.lastName == "Optional"
        default: false
        }
    }

    /// A part of a pattern that every value matches: `let x`, `_`.
    var matchesAnything: Bool {
        guard case .pattern(let pattern) = kind else {
            if case .name("_") = kind { return true }
            return false
        }
        switch pattern {
        case .wildcard, .identifier, .binding(.identifier), .binding(.wildcard): return true
        default: return false
        }
    }
}
