import SwiftSyntax

/// Sites that give a local its action in branches: `let action: XAction`, and an assignment in each.
extension SitePass {
    /// The name in `name = XAction(…)`.
    func assignedName(of call: FunctionCallExprSyntax) -> String? {
        guard let elements = call.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
            elements[2].id == ExprSyntax(call).id, elements[1].is(AssignmentExprSyntax.self)
        else { return nil }
        return elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    func rewriteAssigned(
        _ site: Site, _ call: FunctionCallExprSyntax, _ built: BuiltAction, _ name: String, _ label: String
    ) {
        let file = site.place.file
        let source = source(of: file)
        let refuse = { (message: String) in self.refuse(site, site.offset, message) }
        guard let function = Syntax(call).ancestor(FunctionDeclSyntax.self), let body = function.body,
            let binding = declaration(of: name, in: body), let type = binding.typeAnnotation
        else { return refuse("the action goes where it is not followed") }
        let wanted = Dictionary(cases.map { ($0.legacy, $0) }, uniquingKeysWith: { first, _ in first })
        var enums: Set<String> = []
        var dispatched: [(FunctionCallExprSyntax, DeclReferenceExprSyntax)] = []
        let uses = NameUses(name: name)
        uses.walk(body)
        for use in uses.nodes {
            if let value = assignedValue(to: use) {
                guard
                    let other = analysis.sites.first(where: { other in
                        other.site.place.file == file && source.range(value).contains(other.site.offset)
                            && constructorOffset(value, source) == other.site.offset
                    }), let window = other.site.argument(filling: configuration.windowLabel),
                    source.text(window.0.value.range) == built.window
                else { return refuse("the action is given in several ways") }
                let found = other.trace.order.compactMap { wanted[$0] }
                guard found.count == other.trace.order.count, other.trace.ends.isEmpty else {
                    return refuse("other cases are made here too; they have to be migrated in the same step")
                }
                enums.formUnion(found.map(\.type.enum))
            } else if let argument = use.parent?.as(LabeledExprSyntax.self),
                let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
                dispatches.isDispatch(outer, at: site.place)
            {
                dispatched.append((outer, use))
            } else {
                return refuse("what is done with the action is not rewritten")
            }
        }
        guard isTheSameLater(built.windowExpression, at: site.place) else {
            return refuse("the window would be worked out at another time")
        }
        add(SourceEdit(source.range(call), built.text), to: file)
        let text = enums.count == 1 ? enums.first ?? built.modern.type.enum : dispatches.modernProtocol
        add(SourceEdit(source.range(type.type), text), to: file)
        for (outer, use) in dispatched {
            let text = "\(source.text(use)), \(label): \(built.window)"
            add(SourceEdit(argumentsRange(of: outer, text, source), text), to: file)
        }
        run.count(site.isTest ? "tests" : "sites")
    }

    /// The only declaration of a local, without a value.
    private func declaration(of name: String, in body: CodeBlockSyntax) -> PatternBindingSyntax? {
        let all = body.tokens(viewMode: .sourceAccurate).filter {
            $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
        }
        guard all.count == 1, let binding = all.first?.parent?.parent?.as(PatternBindingSyntax.self),
            binding.initializer == nil, binding.accessorBlock == nil,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.let)
        else { return nil }
        return binding
    }

    private func assignedValue(to use: DeclReferenceExprSyntax) -> FunctionCallExprSyntax? {
        guard let elements = use.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
            elements[0].id == ExprSyntax(use).id, elements[1].is(AssignmentExprSyntax.self)
        else { return nil }
        return elements[2].as(FunctionCallExprSyntax.self)
    }

    private func constructorOffset(_ call: FunctionCallExprSyntax, _ source: SourceText) -> Int {
        source.range(call.calledExpression).lowerBound
    }
}
