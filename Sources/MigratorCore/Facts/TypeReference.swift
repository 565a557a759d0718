/// A type as it is written in source, reduced to what inference needs.
///
/// Attributes, `inout`, `some` and `any` are dropped; `T!` is an optional that is marked as implicitly unwrapped.
indirect enum TypeReference: Hashable, Sendable {
    /// `A.B<C>`: the path, and the generic arguments of its last component.
    case named([String], [TypeReference])
    case optional(TypeReference, implicitlyUnwrapped: Bool)
    case array(TypeReference)
    case dictionary(TypeReference, TypeReference)
    case tuple([TupleElement])
    case function([TypeReference], TypeReference)
    case composition([TypeReference])
    case metatype(TypeReference)
    /// A form that inference has no use for.
    case other

    /// One element of a tuple type.
    struct TupleElement: Hashable, Sendable {
        let label: String?
        let type: TypeReference
    }

    /// The last component of a named type's path.
    var lastName: String? {
        if case .named(let path, _) = self { return path.last }
        return nil
    }

    /// The type without its outer `?` or `!`.
    var unwrapped: TypeReference {
        if case .optional(let wrapped, _) = self { return wrapped }
        return self
    }

    var isOptional: Bool {
        if case .optional = self { return true }
        return false
    }

    /// The protocols and classes of a composition, or the type alone.
    var members: [TypeReference] {
        if case .composition(let members) = self { return members.flatMap(\.members) }
        return [self]
    }
}
