/// What is known of types that no file of the tree declares: the standard library, Foundation and the user interface
/// frameworks, as far as their members decide whether a value can be nil.
///
/// The tables in `SystemTables` hold facts of the interfaces; a member that is not listed is unknown.
enum SystemTypes {
    static func name(of type: ResolvedType) -> String {
        switch type {
        case .external(let name, _): name
        case .array: "Array"
        case .dictionary: "Dictionary"
        case .optional: "Optional"
        default: ""
        }
    }

    static func member(_ name: String, of base: ResolvedType) -> ResolvedType? {
        if let element = collectionMember(name, of: base) { return element }
        return inherited(of: self.name(of: base)).lazy
            .compactMap { SystemTables.members[$0]?[name] }.first.map(parse) ?? universalMember(name)
    }

    static func staticMember(_ name: String, of base: ResolvedType) -> ResolvedType? {
        if let found = SystemTables.staticMembers[self.name(of: base)]?[name] { return parse(found) }
        return nil
    }

    /// Members that `Optional` itself has.
    static func optionalMember(_ name: String, of wrapped: ResolvedType) -> ResolvedType? {
        switch name {
        case "debugDescription", "description": .string
        case "hashValue": .int
        default: nil
        }
    }

    /// Members that mean the same wherever they occur.
    static func universalMember(_ name: String) -> ResolvedType? {
        SystemTables.universalMembers[name].map(parse)
    }

    static func isNumber(_ type: String) -> Bool { SystemTables.numbers.contains(type) }

    static func method(_ name: String, of base: ResolvedType, _ arguments: [Argument]) -> ResolvedType? {
        if case .external(let type, let generics) = base,
            let (index, isOptional) = SystemTables.genericMethods[type]?[name],
            index < generics.count
        {
            return isOptional ? .optional(generics[index]) : generics[index]
        }
        return inherited(of: self.name(of: base)).lazy
            .compactMap { SystemTables.methods[$0]?[name] }.first.map(parse) ?? universalMethod(name)
    }

    static func universalMethod(_ name: String) -> ResolvedType? {
        SystemTables.universalMethods[name].map(parse)
    }

    static func functionResult(_ name: String, _ first: ResolvedType?) -> ResolvedType? {
        switch name {
        case "min", "max", "abs", "round", "floor", "ceil": first
        default: nil
        }
    }

    /// Initialisers of system types that give an optional.
    static func isFailableInitializer(_ type: String, _ arguments: [Argument]) -> Bool {
        let label = arguments.first?.label
        if label == "rawValue" || label == "exactly" { return true }
        return SystemTables.failableInitializers[type]?.contains(label ?? "_") ?? false
    }

    private static func collectionMember(_ name: String, of base: ResolvedType) -> ResolvedType? {
        switch base {
        case .array(let element):
            switch name {
            case "first", "last": return .optional(element)
            case "count", "startIndex", "endIndex": return .int
            case "isEmpty": return .bool
            case "lazy", "indices": return base
            default: return nil
            }
        case .dictionary(let key, let value):
            switch name {
            case "keys": return .array(key)
            case "values": return .array(value)
            case "count": return .int
            case "isEmpty": return .bool
            case "first":
                return .optional(.tuple([.init(label: "key", type: key), .init(label: "value", type: value)]))
            default: return nil
            }
        case .external("Set", let arguments):
            switch name {
            case "first": return .optional(arguments.first ?? .unknown)
            case "count": return .int
            case "isEmpty": return .bool
            default: return nil
            }
        default:
            return nil
        }
    }

    /// The type and the system classes above it.
    private static func inherited(of type: String) -> [String] {
        var result = [type]
        while let last = result.last, let parent = SystemTables.superclasses[last] { result.append(parent) }
        return result
    }

    /// `String`, `URL?`, `[UIView]`: the notation of the tables.
    private static func parse(_ text: String) -> ResolvedType {
        if text.hasSuffix("?") { return .optional(parse(String(text.dropLast()))) }
        if text.hasPrefix("["), text.hasSuffix("]") { return .array(parse(String(text.dropFirst().dropLast()))) }
        return text == "Void" ? .void : .external(text, [])
    }
}
