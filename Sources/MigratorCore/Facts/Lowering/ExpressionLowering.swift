import SwiftSyntax

extension Lowering {
    func expression(_ node: ExprSyntax) -> Expression {
        let own = range(node)
        let start = own.lowerBound
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let node):
            return Expression(.name(name(node.baseName)), start, own)
        case .superExpr:
            return Expression(.name("super"), start, own)
        case .memberAccessExpr(let node):
            return member(node)
        case .functionCallExpr(let node):
            return call(node)
        case .subscriptCallExpr(let node):
            let base = expression(node.calledExpression)
            let arguments = self.arguments(
                node.arguments, node.trailingClosure, node.additionalTrailingClosures)
            return Expression(.lookup(base, arguments), base.offset, own)
        case .sequenceExpr(let node):
            return sequence(node)
        case .tupleExpr(let node):
            if node.elements.count == 1, let only = node.elements.first, only.label == nil {
                let inner = expression(only.expression)
                return inner.hasChain ? Expression(.group(inner), inner.offset, own) : inner
            }
            return Expression(.tuple(arguments(node.elements)), start, own)
        case .tryExpr(let node):
            let inner = expression(node.expression)
            guard node.questionOrExclamationMark?.tokenKind == .postfixQuestionMark else { return inner }
            return Expression(.optionalTry(inner), start, own)
        case .awaitExpr(let node): return expression(node.expression)
        case .unsafeExpr(let node): return expression(node.expression)
        case .consumeExpr(let node): return expression(node.expression)
        case .copyExpr(let node): return expression(node.expression)
        case .borrowExpr(let node): return expression(node.expression)
        case .optionalChainingExpr(let node):
            let inner = expression(node.expression)
            return Expression(.optionalChain(inner), inner.offset, own)
        case .forceUnwrapExpr(let node):
            let inner = expression(node.expression)
            return Expression(.forceUnwrap(inner), inner.offset, own)
        case .inOutExpr(let node):
            return Expression(.inOut(expression(node.expression)), start, own)
        case .prefixOperatorExpr(let node):
            return Expression(.prefix(node.operator.text, expression(node.expression)), start, own)
        case .postfixOperatorExpr(let node):
            return Expression(.other([expression(node.expression)]), start, own)
        case .closureExpr(let node):
            return Expression(.closure(closure(node)), start, own)
        case .ifExpr(let node):
            return Expression(.conditional(ifStatement(node)), start, own)
        case .switchExpr(let node):
            return Expression(.choice(switchStatement(node)), start, own)
        case .genericSpecializationExpr(let node):
            return specialization(node)
        case .typeExpr(let node):
            return Expression(.type(type(node.type)), start, own)
        case .patternExpr(let node):
            return Expression(.pattern(pattern(node.pattern)), start, own)
        case .keyPathExpr:
            return Expression(.keyPath, start, own)
        case .macroExpansionExpr(let node):
            let values = arguments(node.arguments, node.trailingClosure, node.additionalTrailingClosures)
            return Expression(.other(values.map(\.value)), start, own)
        case .postfixIfConfigExpr(let node):
            return node.base.map(expression) ?? Expression(.other([]), start, own)
        default:
            return literal(node) ?? Expression(.other([]), start, own)
        }
    }

    private func literal(_ node: ExprSyntax) -> Expression? {
        let own = range(node)
        let start = own.lowerBound
        switch node.as(ExprSyntaxEnum.self) {
        case .nilLiteralExpr:
            return Expression(.nilLiteral, start, own)
        case .booleanLiteralExpr(let node):
            return Expression(.boolean(node.literal.tokenKind == .keyword(.true)), start, own)
        case .integerLiteralExpr(let node):
            return Expression(.literal(.integer(node.literal.text), []), start, own)
        case .floatLiteralExpr(let node):
            return Expression(.literal(.float(node.literal.text), []), start, own)
        case .regexLiteralExpr:
            return Expression(.literal(.regex, []), start, own)
        case .simpleStringLiteralExpr(let node):
            return Expression(.literal(.string(node.trimmedDescription), []), start, own)
        case .stringLiteralExpr(let node):
            var parts: [Expression] = []
            for segment in node.segments {
                if case .expressionSegment(let segment) = segment {
                    parts += segment.expressions.map { expression($0.expression) }
                }
            }
            let text = parts.isEmpty && node.segments.count == 1 ? node.trimmedDescription : nil
            return Expression(.literal(.string(text), parts), start, own)
        case .arrayExpr(let node):
            return Expression(.literal(.array, node.elements.map { expression($0.expression) }), start, own)
        case .dictionaryExpr(let node):
            guard case .elements(let elements) = node.content else {
                return Expression(.literal(.dictionary, []), start, own)
            }
            let parts = elements.flatMap { [expression($0.key), expression($0.value)] }
            return Expression(.literal(.dictionary, parts), start, own)
        default:
            return nil
        }
    }

    private func member(_ node: MemberAccessExprSyntax) -> Expression {
        let memberName = name(node.declName.baseName)
        // `Enum.self` and `value.self` stand for what is before the dot.
        if memberName == "self", let base = node.base { return expression(base) }
        return Expression(.member(node.base.map(expression), memberName), offset(node.declName), range(node))
    }

    private func call(_ node: FunctionCallExprSyntax) -> Expression {
        let callee = expression(node.calledExpression)
        switch callee.kind {
        case .name(let name), .member(_, let name): calledNames.insert(name)
        case .optionalChain(let inner):
            if case .member(_, let name) = inner.kind { calledNames.insert(name) }
        case .type(let type):
            if let name = type.lastName { calledNames.insert(name) }
        default: break
        }
        let arguments = self.arguments(
            node.arguments, node.trailingClosure, node.additionalTrailingClosures)
        return Expression(.call(callee, arguments), callee.offset, range(node))
    }

    /// `Foo<Bar>` is a type wherever the name starts with a capital; `foo<Bar>` is a function.
    private func specialization(_ node: GenericSpecializationExprSyntax) -> Expression {
        let base = expression(node.expression)
        guard case .name(let name) = base.kind, name.first?.isUppercase == true else { return base }
        var arguments: [TypeReference] = []
        for argument in node.genericArgumentClause.arguments {
            if case .type(let node) = argument.argument { arguments.append(type(node)) }
        }
        return Expression(.type(.named([name], arguments)), base.offset, range(node))
    }

    func arguments(
        _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax? = nil,
        _ additional: MultipleTrailingClosureElementListSyntax? = nil
    ) -> [Argument] {
        var result = list.map { Argument($0.label.map(name), expression($0.expression)) }
        if let trailing {
            let value = Expression(.closure(closure(trailing)), offset(trailing), range(trailing))
            result.append(Argument(nil, value, isTrailingClosure: true))
        }
        for element in additional ?? [] {
            let value = Expression(
                .closure(closure(element.closure)), offset(element.closure), range(element.closure))
            result.append(Argument(name(element.label), value, isTrailingClosure: true))
        }
        return result
    }

    private func closure(_ node: ClosureExprSyntax) -> Closure {
        var captures: [Argument] = []
        for item in node.signature?.capture?.items ?? [] {
            let captured = name(item.name)
            let value = item.initializer.map { expression($0.value) }
            captures.append(
                Argument(captured, value ?? Expression(.name(captured), offset(item.name), range(item.name))))
        }
        var parameters: [ClosureParameter]?
        switch node.signature?.parameterClause {
        case .simpleInput(let list):
            parameters = list.map { ClosureParameter(name: name($0.name), type: nil) }
        case .parameterClause(let clause):
            parameters = clause.parameters.map {
                ClosureParameter(name: name($0.secondName ?? $0.firstName), type: $0.type.map(type))
            }
        default:
            break
        }
        return Closure(
            captures: captures, parameters: parameters, result: node.signature?.returnClause.map { type($0.type) },
            body: statements(node.statements))
    }
}
