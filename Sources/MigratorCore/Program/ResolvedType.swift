/// A type whose names have been looked up.
indirect enum ResolvedType: Hashable, Sendable {
    /// A type of the tree, with generic arguments.
    case nominal(TypeID, [ResolvedType])
    /// A type that no file of the tree declares or extends.
    case external(String, [ResolvedType])
    case optional(ResolvedType)
    case array(ResolvedType)
    case dictionary(ResolvedType, ResolvedType)
    case tuple([Element])
    case function([ResolvedType], ResolvedType)
    case metatype(ResolvedType)
    case void
    case unknown

    struct Element: Hashable, Sendable {
        let label: String?
        let type: ResolvedType
    }

    static let bool = ResolvedType.external("Bool", [])
    static let int = ResolvedType.external("Int", [])
    static let double = ResolvedType.external("Double", [])
    static let string = ResolvedType.external("String", [])

    var unwrapped: ResolvedType {
        if case .optional(let wrapped) = self { return wrapped }
        return self
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    var isUnknown: Bool { self == .unknown }

    /// The type with one `?` around it, unless it has one already.
    var madeOptional: ResolvedType { isOptional || isUnknown ? self : .optional(self) }

    var nominalID: TypeID? {
        if case .nominal(let id, _) = self { return id }
        return nil
    }

    /// Number of `?` around it.
    var optionalDepth: Int {
        if case .optional(let wrapped) = self { return wrapped.optionalDepth + 1 }
        return 0
    }
}
