extension SystemTypes {
    /// Methods of the standard library's values that look at the value and change nothing, by their documentation.
    private static let looking: Set<String> = [
        "contains", "hasPrefix", "hasSuffix", "starts", "first", "last", "firstIndex", "lastIndex", "filter", "map",
        "compactMap", "flatMap", "allSatisfy", "count", "dropFirst", "dropLast", "prefix", "suffix", "joined", "sorted",
        "reversed", "lowercased", "uppercased", "split", "min", "max", "reduce", "isDisjoint", "isSubset", "isSuperset",
        "union", "intersection", "subtracting", "elementsEqual", "enumerated", "index", "distance",
    ]

    /// Types of plain values that an initialiser makes of other values.
    private static let plain: Set<String> = [
        "String", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
        "Float",
        "CGFloat", "Bool", "Character", "Array", "Set", "Dictionary", "Optional", "URL", "Data", "IndexPath",
        "IndexSet",
        "CGRect", "CGPoint", "CGSize",
    ]

    /// Whether a method of a type outside of the tree only looks at its value.
    static func onlyLooks(_ name: String, at type: ResolvedType) -> Bool {
        switch type {
        case .array, .dictionary, .external("String", _), .external("Set", _), .external("Substring", _),
            .external("Range", _), .external("ClosedRange", _):
            looking.contains(name)
        case .optional: name == "map" || name == "flatMap"
        default: false
        }
    }

    /// Whether an initialiser of a type outside of the tree makes a plain value and does nothing else.
    static func isPlainValue(_ name: String) -> Bool { plain.contains(name) }
}
