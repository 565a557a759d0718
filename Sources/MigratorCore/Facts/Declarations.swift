/// What one file says: its declarations with their bodies, reduced to what inference needs.
struct FileFacts: Sendable {
    /// Path relative to the root, with `/`.
    let path: String
    /// Whether bodies were kept, or declarations alone.
    let hasBodies: Bool
    let types: [TypeFacts]
    let functions: [FunctionFacts]
    let variables: [VariableFacts]
    let aliases: [AliasFacts]
    /// Names of the imported modules.
    let imports: Set<String>
    /// Statements at the top level of a script.
    let statements: [Statement]
    /// UTF-8 offsets of the starts of lines.
    let lineStarts: [Int]
    let syntaxErrors: [SyntaxFault]

    /// Line and column, both 1-based, the column in UTF-8 bytes.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return (low + 1, offset - (lineStarts.isEmpty ? 0 : lineStarts[low]) + 1)
    }
}

/// A type declaration or an extension.
struct TypeFacts: Sendable {
    /// The keyword that declares the type.
    enum Kind: String, Hashable, Sendable {
        case `struct`, `class`, `enum`, `protocol`, actor, `extension`
    }

    let kind: Kind
    /// The path as written: one name, or several for `extension A.B`.
    let path: [String]
    let inherited: [TypeReference]
    let genericParameters: [GenericParameterFacts]
    let cases: [EnumCaseFacts]
    let functions: [FunctionFacts]
    let variables: [VariableFacts]
    let aliases: [AliasFacts]
    let types: [TypeFacts]
    /// `public`, `package`, … as written; `nil` when nothing is written.
    let access: String?
    /// The names of its attributes: `MainActor`, `propertyWrapper`.
    let attributes: [String]
    /// UTF-8 offset of the name.
    let offset: Int
    let documentation: String?

    var name: String { path.last ?? "" }
}

/// A generic parameter with its bound.
struct GenericParameterFacts: Sendable {
    let name: String
    let bound: TypeReference?
}

/// An enum case.
struct EnumCaseFacts: Sendable {
    let name: String
    let values: [ParameterFacts]
    let hasRawValue: Bool
    let offset: Int
    let documentation: String?
}

/// A type alias or an associated type.
struct AliasFacts: Sendable {
    let name: String
    let genericParameters: [String]
    let target: TypeReference
    let offset: Int
}

/// A parameter of a function, an initialiser, a subscript or an enum case.
struct ParameterFacts: Sendable {
    /// `nil` for `_`.
    let label: String?
    let name: String
    let type: TypeReference
    /// The type as written.
    let typeText: String
    let defaultValue: Expression?
    /// The default as written.
    let defaultText: String?
    let isVariadic: Bool
    let offset: Int
    /// The names of its attributes: `ViewBuilder`.
    var attributes: [String] = []
}

/// A function, an initialiser or a subscript.
struct FunctionFacts: Sendable {
    /// Whether only its file sees it.
    var isOfFile: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

    /// `init` and `subscript` for those.
    let name: String
    let parameters: [ParameterFacts]
    /// `nil`: nothing is returned.
    let result: TypeReference?
    let genericParameters: [GenericParameterFacts]
    let isStatic: Bool
    /// `init?`, `init!`
    let isFailable: Bool
    /// The words in front of it other than attributes: `static`, `override`, `mutating`.
    let modifiers: Set<String>
    /// The names of its attributes: `MainActor`, `discardableResult`.
    let attributes: [String]
    /// `throws`, `rethrows`, `async`: a call of it does more than give a value.
    let hasEffectSpecifiers: Bool
    /// `nil` for a requirement, and where bodies were not kept.
    let body: [Statement]?
    /// UTF-8 offset of the name.
    let offset: Int
    let calledNames: Set<String>
}

/// One name bound by a `let` or `var`, with its accessors.
struct VariableFacts: Sendable {
    let pattern: Pattern
    let type: TypeReference?
    /// The type as written.
    let typeText: String?
    let initializer: Expression?
    /// The initialiser as written, kept for stored properties.
    let initializerText: String?
    /// Bodies of the accessors; empty for a stored property without observers.
    let accessors: [AccessorFacts]
    let isLet: Bool
    let isStatic: Bool
    let isLazy: Bool
    /// The names of its attributes: `Published`, `State`.
    let attributes: [String]
    let offset: Int
    let calledNames: Set<String>

    /// The name, when the pattern is one name.
    var name: String? {
        if case .identifier(let name) = pattern { return name }
        return nil
    }

    /// A value is kept for it in an instance (or the type): it is not computed.
    var isStored: Bool {
        !accessors.contains { $0.kind == .get || $0.kind == .set }
    }
}

/// One accessor of a variable.
struct AccessorFacts: Sendable {
    /// What the accessor does.
    enum Kind: Sendable {
        case get, set, willSet, didSet, other
    }

    let kind: Kind
    let body: [Statement]?
}
