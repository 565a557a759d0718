/// The naming rules of the modern form.
enum Naming {
    /// What the name of a modern enum ends in while the legacy struct exists.
    static let modernSuffix = "ModernAction"

    /// `Toolbar` of `ToolbarActionType` and of `Toolbar.ActionType`.
    static func stem(ofActionType name: String) -> String {
        let parts = name.split(separator: ".")
        guard let last = parts.last else { return name }
        for suffix in ["ActionType", "Type", "Action"] where last.hasSuffix(suffix) {
            if last.count > suffix.count { return String(last.dropLast(suffix.count)) }
            if parts.count > 1 { return String(parts[parts.count - 2]) }
        }
        return String(last)
    }

    /// Stems that an action type can have, the best first: the later ones are for stems that another action type has.
    static func stems(ofActionType name: String) -> [String] {
        let outer = name.split(separator: ".").dropLast()
        let short = stem(ofActionType: name)
        let long = outer.last.map(String.init) == short ? short : outer.joined() + short
        return [short, long, name.split(separator: ".").joined()]
    }

    /// While the legacy struct still owns the name `XAction`, the enum made from `XActionType` is `XModernAction`.
    static func modernEnum(forActionType name: String) -> String { stem(ofActionType: name) + modernSuffix }

    /// `UrlDidChangePayload` of `urlDidChange`.
    static func payloadStruct(forCase name: String) -> String {
        name.prefix(1).uppercased() + name.dropFirst() + "Payload"
    }

    /// The name as it must be written where a keyword cannot stand.
    static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

    /// The words of a name in camel case, in lower case: `did`, `tap`, `URL` of `didTapURL` are did, tap, url.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var current = ""
        var previousIsLower = false
        for character in name where character.isLetter || character.isNumber {
            if character.isUppercase, previousIsLower {
                words.append(current)
                current = ""
            }
            previousIsLower = !character.isUppercase
            current += character.lowercased()
        }
        if !current.isEmpty { words.append(current) }
        return words
    }

    /// Whether a text can be the name of a case, a property or a type.
    static func isIdentifier(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } && text != "_"
    }

    /// Words that cannot be used as the name of an enum case or a property without backticks.
    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while",
        "Any", "as", "await", "catch", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try",
    ]
}
