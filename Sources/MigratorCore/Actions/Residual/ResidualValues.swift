import SwiftSyntax

/// What was an optional of the struct, and is a value that is always there.
extension ResidualExpressions {
    /// The labels of a `switch` over a value that is always there, where one of them is `nil`.
    func itemsOfValue(_ node: SwitchCaseSyntax) -> [SwitchCaseItemSyntax]? {
        guard case .case(let label) = node.label, case let items = Array(label.caseItems),
            items.contains(where: \.pattern.isNil),
            let statement = node.parent?.parent?.as(SwitchExprSyntax.self),
            case .payload(let field)? = residualiser.value(of: statement.subject),
            residualiser.context.isRequired(field)
        else { return nil }
        return items
    }

    /// A member that is not optional, behind the only `?` of a chain, which is that of a value that is always there.
    func isCertainChain(_ value: ExprSyntax) -> Bool {
        guard let access = value.as(MemberAccessExprSyntax.self),
            let chain = access.base?.as(OptionalChainingExprSyntax.self),
            case .payload(let field)? = residualiser.value(of: chain.expression),
            residualiser.context.isRequired(field)
        else { return false }
        let typing = residualiser.context.typing
        let base = residualiser.lowering.expression(chain.expression)
        guard let owner = typing.type(of: base, at: residualiser.place(of: chain.expression)).unwrapped.nominalID,
            case .variable(let member)? = typing.member(access.declName.baseName.text, of: owner),
            let type = member.facts.type
        else { return false }
        return !type.isOptional
    }

    /// `action.field.map { … }`: a member of the optional itself, where the value is always there.
    func isMemberOfOptional(_ node: ExprSyntax, field: String) -> Bool {
        guard !node.is(OptionalChainingExprSyntax.self),
            let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id,
            let definition = residualiser.context.incoming.known?.definition
        else { return false }
        guard definition.field(field)?.type.isOptional == true, residualiser.context.isRequired(field) else {
            return false
        }
        // Not a local that holds what was unwrapped.
        let expression = residualiser.lowering.expression(node)
        return residualiser.context.typing.type(of: expression, at: residualiser.place(of: node)).isOptional
    }
}

extension PatternSyntax {
    /// `nil` or `.none` as a pattern.
    var isNil: Bool {
        guard let expression = self.as(ExpressionPatternSyntax.self)?.expression else { return false }
        return expression.is(NilLiteralExprSyntax.self) || expression.trimmedDescription == ".none"
    }
}
