import SwiftSyntax

/// Sites at which a condition chooses the action.
extension SitePass {
    /// - Returns: whether the site was of a form that is handled here.
    func rewriteChoice(_ site: Site, _ call: FunctionCallExprSyntax, _ found: [ModernCase]) throws -> Bool {
        guard let label = dispatches.windowLabel, let (outer, local) = onlyDispatch(of: call, at: site),
            let choice = chosenCase(site, call, local)
        else { return false }
        let source = source(of: site.place.file)
        guard let then = modernCase(of: choice.then, among: found),
            let otherwise = modernCase(of: choice.otherwise, among: found)
        else { return false }
        let first = try builder.build(site, call, as: then)
        let second = try builder.build(site, call, as: otherwise)
        // The condition is asked before the other values now.
        let others = site.arguments.map(\.value).filter { $0.offset != choice.argument.offset }
        let isMoved = choice.statement == nil && others.contains { builder.effects.mayHaveEffects($0, at: site.place) }
        guard !isMoved, !builder.effects.mayHaveEffects(choice.condition, at: site.place) else {
            throw ActionBuilder.Refusal(
                offset: choice.condition.offset,
                message: "the values would be evaluated in another order, and one may do something")
        }
        let condition = conditionText(choice.condition, source)
        let action = then.legacy == otherwise.legacy ? first.text : "\(condition) ? \(first.text) : \(second.text)"
        let text = "\(action), \(label): \(first.window)"
        if let first = choice.statement ?? local {
            let start = source.range(first).lowerBound
            add(SourceEdit(start..<source.range(outer).lowerBound, ""), to: site.place.file)
        }
        add(SourceEdit(argumentsRange(of: outer, text, source), text), to: site.place.file)
        run.count("sites")
        return true
    }

    private struct Choice {
        /// What the constructor is given: the choice, or the local that keeps it.
        let argument: Expression
        let condition: Expression
        let then: Expression
        let otherwise: Expression
        /// The declaration of the local that keeps the choice.
        let statement: CodeBlockItemSyntax?
    }

    /// `actionType: c ? E.a : E.b`, or a local for it in the statement before that nothing else reads.
    ///
    /// - Parameter local: the declaration that keeps the action in front of the dispatch.
    private func chosenCase(
        _ site: Site, _ call: FunctionCallExprSyntax, _ local: CodeBlockItemSyntax?
    ) -> Choice? {
        guard let (argument, _) = site.argument(filling: configuration.actionTypeLabel) else { return nil }
        let source = source(of: site.place.file)
        if case .ternary(let condition, let then, let otherwise) = argument.value.kind {
            guard isQuiet(source.text(argument.value.range)) else { return nil }
            return Choice(
                argument: argument.value, condition: condition, then: then, otherwise: otherwise, statement: nil)
        }
        guard case .name(let name) = argument.value.kind, let scope = Scope.find(name, in: site.place.scope),
            let value = scope.binding.initialValue,
            case .ternary(let condition, let then, let otherwise) = value.kind, let tree = tree(of: site.place.file),
            let variable = SyntaxLocator.variable(at: value.range.lowerBound, in: tree), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.let), variable.attributes.isEmpty,
            variable.bindings.first?.pattern.is(IdentifierPatternSyntax.self) == true,
            let statement = variable.parent?.parent?.as(CodeBlockItemSyntax.self)
                ?? variable.parent?.as(CodeBlockItemSyntax.self),
            isNext(Syntax(call), behind: statement), isQuiet(source.text(variable)),
            references(to: name, initializedBy: value.range, in: site.body, site.place.file).count == 1
        else { return nil }
        // The dispatch is the whole statement, so that nothing is evaluated between the two.
        guard let own = self.statement(around: Syntax(call)),
            own.id == local?.id || own.item.id == call.parent?.parent?.parent.map({ $0.id })
        else { return nil }
        return Choice(
            argument: argument.value, condition: condition, then: then, otherwise: otherwise, statement: statement)
    }

    /// Nothing marks the text as one that throws or waits.
    private func isQuiet(_ text: String) -> Bool { !text.contains("try") && !text.contains("await") }

    /// A condition in front of `?`, with the parentheses that it needs there.
    private func conditionText(_ condition: Expression, _ source: SourceText) -> String {
        let text = source.text(condition.range)
        switch condition.kind {
        case .ternary, .cast, .assignment, .conditional, .choice, .other: return "(\(text))"
        default: return text
        }
    }
}

extension Binding {
    /// What a local is declared with.
    fileprivate var initialValue: Expression? {
        switch self {
        case .initialized(let value), .declared(_, let value?): value
        default: nil
        }
    }
}
