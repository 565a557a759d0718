import SwiftSyntax

/// Looks for `.case` where only what stands around it says of which type that is: in patterns, and in lists that are compared.
final class UntypedMentions: SyntaxVisitor {
    private let name: String
    private let type: String
    private let modern: String
    /// UTF-8 offsets.
    private(set) var found: [Int] = []

    /// - Parameters:
    ///   - type: the action type of the case.
    ///   - modern: the enum that has a case of that name too.
    init(name: String, type: String, modern: String) {
        self.name = name
        self.type = type
        self.modern = modern
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.base == nil, node.declName.baseName.text == name, isOfType(node) else { return .visitChildren }
        found.append(node.positionAfterSkippingLeadingTrivia.utf8Offset)
        return .visitChildren
    }

    private func isOfType(_ node: MemberAccessExprSyntax) -> Bool {
        guard let function = Syntax(node).ancestor(FunctionDeclSyntax.self) else { return false }
        if let subject = subject(of: node) {
            guard let name = subject.as(DeclReferenceExprSyntax.self)?.baseName.text else {
                return words(of: subject).contains(type)
            }
            let source = words(boundTo: name, in: function)
            return source.contains(type) && !source.contains(modern)
        }
        // `(action.actionType as? XActionType) == .case`
        if let elements = node.parent?.as(ExprListSyntax.self), elements.count == 3 {
            return elements.contains { $0.id != ExprSyntax(node).id && words(of: $0).contains(type) }
        }
        guard node.parent?.is(ArrayElementSyntax.self) == true,
            let argument = node.parent?.parent?.parent?.parent?.as(LabeledExprSyntax.self),
            let arguments = argument.parent?.as(LabeledExprListSyntax.self)
        else { return false }
        let others = arguments.compactMap { $0.expression.as(DeclReferenceExprSyntax.self)?.baseName.text }
        if others.contains(where: { words(boundTo: $0, in: function).contains(type) }) { return true }
        let all = words(of: function)
        return all.contains(type) && !all.contains(modern)
    }

    /// What a pattern is matched with.
    private func subject(of node: MemberAccessExprSyntax) -> ExprSyntax? {
        guard let pattern = node.parent?.as(ExpressionPatternSyntax.self), let parent = pattern.parent else {
            return nil
        }
        if let condition = parent.as(MatchingPatternConditionSyntax.self) { return condition.initializer.value }
        guard parent.is(SwitchCaseItemSyntax.self) else { return nil }
        return Syntax(node).ancestor(SwitchExprSyntax.self)?.subject
    }

    /// The words with which a name is bound in a function.
    private func words(boundTo name: String, in function: FunctionDeclSyntax) -> Set<String> {
        var words: Set<String> = []
        for token in function.tokens(viewMode: .sourceAccurate) where token.text == name {
            if let binding = token.parent?.parent?.as(PatternBindingSyntax.self) {
                words.formUnion(self.words(of: binding))
            } else if let binding = token.parent?.parent?.as(OptionalBindingConditionSyntax.self) {
                words.formUnion(self.words(of: binding))
            } else if let parameter = token.parent?.as(FunctionParameterSyntax.self) {
                words.formUnion(self.words(of: parameter))
            }
        }
        return words
    }

    private func words(of node: some SyntaxProtocol) -> Set<String> {
        Set(node.tokens(viewMode: .sourceAccurate).map(\.text))
    }
}
