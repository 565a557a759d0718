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

    // MARK: Two actions

    /// A dispatch of one of two actions: `store.dispatch(c ? XAction(…) : YAction(…))`.
    struct ChosenSide {
        let argument: LabeledExprSyntax
        /// The other action.
        let other: FunctionCallExprSyntax
    }

    func chosenSide(of call: FunctionCallExprSyntax, at site: Site) -> ChosenSide? {
        let list =
            call.parent?.as(UnresolvedTernaryExprSyntax.self)?.parent?.as(ExprListSyntax.self)
            ?? call.parent?.as(ExprListSyntax.self)
        guard let list, case let elements = Array(list), elements.count >= 3,
            let ternary = elements[elements.count - 2].as(UnresolvedTernaryExprSyntax.self),
            elements.dropLast(2).allSatisfy({ !$0.is(UnresolvedTernaryExprSyntax.self) }),
            let then = ternary.thenExpression.as(FunctionCallExprSyntax.self),
            let otherwise = elements[elements.count - 1].as(FunctionCallExprSyntax.self),
            let argument = list.parent?.parent?.as(LabeledExprSyntax.self),
            let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            dispatches.isDispatch(outer, at: site.place)
        else { return nil }
        if then.id == call.id { return ChosenSide(argument: argument, other: otherwise) }
        return otherwise.id == call.id ? ChosenSide(argument: argument, other: then) : nil
    }

    func rewriteSide(
        _ site: Site, _ call: FunctionCallExprSyntax, _ built: BuiltAction, _ side: ChosenSide, _ label: String
    ) {
        let file = site.place.file
        let source = source(of: file)
        let refuse = { (message: String) in self.refuse(site, site.offset, message) }
        let wanted = Set(cases.map(\.legacy))
        let start = source.range(side.other.calledExpression).lowerBound
        guard built.hoisted.isEmpty,
            let other = analysis.sites.first(where: { $0.site.place.file == file && $0.site.offset == start }),
            let (window, _) = other.site.argument(filling: configuration.windowLabel),
            source.text(window.value.range) == built.window,
            isTheSameLater(built.windowExpression, at: site.place)
        else { return refuse("the two actions are dispatched for windows that may differ") }
        guard other.trace.ends.isEmpty, other.trace.order.allSatisfy(wanted.contains) else {
            return refuse("other cases are made here too; they have to be migrated in the same step")
        }
        add(SourceEdit(source.range(call), built.text), to: file)
        add(.insert(", \(label): \(built.window)", at: source.range(side.argument).upperBound), to: file)
        run.count(site.isTest ? "tests" : "sites")
    }

    // MARK: A case that is chosen

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
