import SwiftSyntax

/// Finds declarations in a tree by the place of their name.
enum SyntaxLocator {
    static func function(at offset: Int, in tree: SourceFileSyntax) -> FunctionDeclSyntax? {
        ancestor(of: offset, in: tree, as: FunctionDeclSyntax.self)
    }

    static func variable(at offset: Int, in tree: SourceFileSyntax) -> VariableDeclSyntax? {
        ancestor(of: offset, in: tree, as: VariableDeclSyntax.self)
    }

    static func alias(at offset: Int, in tree: SourceFileSyntax) -> TypeAliasDeclSyntax? {
        ancestor(of: offset, in: tree, as: TypeAliasDeclSyntax.self)
    }

    static func closure(at offset: Int, in tree: SourceFileSyntax) -> ClosureExprSyntax? {
        ancestor(of: offset, in: tree, as: ClosureExprSyntax.self)
    }

    static func ancestor<Node: SyntaxProtocol>(
        of offset: Int, in tree: SourceFileSyntax, as type: Node.Type
    ) -> Node? {
        var current = tree.token(at: AbsolutePosition(utf8Offset: offset)).map(Syntax.init)
        while let node = current {
            if let found = node.as(type) { return found }
            current = node.parent
        }
        return nil
    }
}
