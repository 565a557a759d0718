import SwiftSyntax

/// The types that code names and that are declared nowhere: those of its platform.
///
/// What the compiler does not know it passes over in silence: of a call with one argument of an unknown type it checks nothing.
/// An empty declaration for each of these types makes it look at everything around them.
struct MissingTypes: Equatable, Sendable {
    /// How a type is used, from which follows what it can be.
    struct Use: Equatable, Sendable {
        /// Something conforms to it, or it stands behind `some` or `any`.
        var isProtocol = false
        /// A struct or an enum conforms to it.
        var hasValues = false
        /// The number of its generic arguments.
        var arguments = 0
    }

    private(set) var uses: [String: Use] = [:]

    /// Adds the types that a file misses.
    ///
    /// - Parameter errors: of the file, with those that are about something else.
    mutating func add(_ errors: some Sequence<CompilerError>, in bytes: [UInt8]) {
        var names: [Int: String] = [:]
        let lines = Self.lineStarts(of: bytes)
        for error in errors where error.message.hasPrefix("cannot find type ") && lines.indices.contains(error.line - 1)
        {
            guard let name = error.missingName else { continue }
            names[lines[error.line - 1] + error.column - 1] = String(name)
        }
        guard !names.isEmpty else { return }
        let visitor = TypeVisitor(names: names)
        visitor.walk(SourceParser.parse(bytes))
        merge(visitor.uses)
    }

    /// Adds what was found in other files.
    mutating func merge(_ other: [String: Use]) {
        uses.merge(other) {
            Use(
                isProtocol: $0.isProtocol || $1.isProtocol, hasValues: $0.hasValues || $1.hasValues,
                arguments: max($0.arguments, $1.arguments))
        }
    }

    /// Without types of these names.
    mutating func remove(_ declared: Set<String>) {
        uses = uses.filter { !declared.contains($0.key) }
    }

    /// Of some names those that a file declares as types for others to see.
    static func declared(_ names: Set<String>, in bytes: [UInt8]) -> Set<String> {
        // An extension makes a file a candidate too, but declares nothing.
        let index = WordIndex(bytes: bytes)
        guard names.contains(where: { index.mayDeclareType(WordIndex.hash(of: $0)) }) else { return [] }
        let visitor = DeclaredTypes(viewMode: .sourceAccurate)
        visitor.walk(SourceParser.parse(bytes))
        return visitor.names.intersection(names)
    }

    /// Declarations of the types, in the order of their names.
    var declarations: String {
        var text = "@_exported import Foundation\n"
        for (name, use) in uses.sorted(by: { $0.key < $1.key }) {
            if use.isProtocol {
                text += "public protocol `\(name)`\(use.hasValues ? "" : ": AnyObject") {}\n"
                continue
            }
            let parameters = (0..<use.arguments).map { "T\($0)" }.joined(separator: ", ")
            text += "open class `\(name)`\(parameters.isEmpty ? "" : "<\(parameters)>"): NSObject {}\n"
        }
        return text
    }

    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }
}

/// The types at the top of a file.
private final class DeclaredTypes: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.insert(name.text)
        return .skipChildren
    }
}

private final class TypeVisitor: SyntaxVisitor {
    private(set) var uses: [String: MissingTypes.Use] = [:]
    private let names: [Int: String]

    init(names: [Int: String]) {
        self.names = names
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let name = names[node.name.positionAfterSkippingLeadingTrivia.utf8Offset], name == node.name.text else {
            return .visitChildren
        }
        var use = uses[name] ?? MissingTypes.Use()
        use.arguments = max(use.arguments, node.genericArgumentClause?.arguments.count ?? 0)
        if node.parent?.is(SomeOrAnyTypeSyntax.self) == true || node.parent?.is(GenericParameterSyntax.self) == true {
            use.isProtocol = true
        }
        if let inherited = node.parent?.as(InheritedTypeSyntax.self), let list = inherited.parent {
            let owner = list.parent?.parent
            let isValue = owner?.is(StructDeclSyntax.self) == true || owner?.is(EnumDeclSyntax.self) == true
            let isFirst = list.as(InheritedTypeListSyntax.self)?.first?.id == inherited.id
            // The first type of a class may be its superclass.
            if owner?.is(ClassDeclSyntax.self) != true || !isFirst { use.isProtocol = true }
            if isValue { use.hasValues = true }
        }
        uses[name] = use
        return .visitChildren
    }
}
