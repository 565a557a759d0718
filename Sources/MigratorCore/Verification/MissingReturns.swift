import SwiftSyntax

/// Finds functions that end without giving their value.
///
/// The compiler looks for them only where it found no other error, which in code without its platform is nowhere. What may
/// not return is taken to be in order: an error that is none would be worse here than one that is not seen.
struct MissingReturns {
    /// Names of functions that never return.
    static let systemFunctions: Set<String> = [
        "fatalError", "preconditionFailure", "exit", "_exit", "abort", "dispatchMain", "unreachable",
    ]

    /// The places as the compiler would report them, at the brace that closes the body.
    ///
    /// - Parameter neverReturning: functions of the program that never return.
    static func errors(in bytes: [UInt8], file: String, neverReturning: Set<String>) -> [CompilerError] {
        let tree = SourceParser.parse(bytes)
        guard !tree.hasError else { return [] }
        let visitor = BodyVisitor(flow: ControlFlow(neverReturning: systemFunctions.union(neverReturning)))
        visitor.walk(tree)
        let places = SourceLocationConverter(fileName: file, tree: tree)
        return visitor.found.map { body, message in
            let place = places.location(for: body.positionAfterSkippingLeadingTrivia)
            return CompilerError(file: file, line: place.line, column: place.column, message: message)
        }
    }

    /// The functions of a file that are declared to never return.
    static func neverReturning(in bytes: [UInt8]) -> Set<String> {
        let visitor = NeverVisitor(viewMode: .sourceAccurate)
        visitor.walk(SourceParser.parse(bytes))
        return visitor.names
    }
}

private final class NeverVisitor: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if node.signature.returnClause?.type.trimmedDescription == "Never" { names.insert(node.name.text) }
        return .visitChildren
    }
}

/// Looks at each body that has to give a value.
private final class BodyVisitor: SyntaxVisitor {
    private(set) var found: [(brace: TokenSyntax, message: String)] = []
    private let flow: ControlFlow
    /// Attributes that do not make a body something else, as result builders do.
    private static let plainAttributes: Set<String> = [
        "available", "objc", "discardableResult", "MainActor", "inlinable", "usableFromInline", "Sendable", "IBAction",
        "inline", "nonobjc", "preconcurrency", "concurrent", "IBSegueAction",
    ]

    init(flow: ControlFlow) {
        self.flow = flow
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.signature.returnClause?.type, let body = node.body, isPlain(node.attributes) {
            check(body.statements, body.rightBrace, type, kind(of: node))
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard isPlain(node.attributes) else { return .visitChildren }
        for binding in node.bindings {
            guard let type = binding.typeAnnotation?.type, let block = binding.accessorBlock else { continue }
            check(block, type)
        }
        return .visitChildren
    }

    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
        if let block = node.accessorBlock, isPlain(node.attributes) { check(block, node.returnClause.type) }
        return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if let type = node.signature?.returnClause?.type {
            check(node.statements, node.rightBrace, type, "closure")
        }
        return .visitChildren
    }

    private func check(_ block: AccessorBlockSyntax, _ type: TypeSyntax) {
        switch block.accessors {
        case .getter(let statements): check(statements, block.rightBrace, type, "getter")
        case .accessors(let list):
            for accessor in list where accessor.accessorSpecifier.tokenKind == .keyword(.get) {
                guard let body = accessor.body else { continue }
                check(body.statements, body.rightBrace, type, "getter")
            }
        @unknown default: break
        }
    }

    private func check(
        _ statements: CodeBlockItemListSyntax, _ brace: TokenSyntax, _ type: TypeSyntax, _ kind: String
    ) {
        let text = type.trimmedDescription
        // What is `some` protocol is mostly made by a result builder.
        guard !["Void", "()", "Never"].contains(text), !type.is(SomeOrAnyTypeSyntax.self) || !text.hasPrefix("some "),
            !flow.givesValue(statements)
        else { return }
        found.append((brace, "missing return in \(kind) expected to return '\(text)'"))
    }

    private func isPlain(_ attributes: AttributeListSyntax) -> Bool {
        attributes.allSatisfy { attribute in
            guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { return false }
            return Self.plainAttributes.contains(name)
        }
    }

    private func kind(of node: FunctionDeclSyntax) -> String {
        if node.modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) }) {
            return "static method"
        }
        var parent = node.parent
        while let here = parent {
            if here.is(MemberBlockSyntax.self) { return "instance method" }
            if here.is(CodeBlockSyntax.self) || here.is(ClosureExprSyntax.self) { return "local function" }
            parent = here.parent
        }
        return "global function"
    }
}
