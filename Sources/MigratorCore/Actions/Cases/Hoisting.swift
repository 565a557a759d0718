import SwiftSyntax

/// Statements that evaluate arguments in front of the call, in the order in which the call evaluated them.
struct Hoisting {
    var statements: [String] = []
    /// Names of the locals that keep arguments, by the offsets of these.
    var names: [Int: String] = [:]
}

extension ActionBuilder {
    /// Everything up to the last argument that may do something is evaluated in front, so that the order stays as it is.
    ///
    /// - Returns: nil where a value cannot be written in front.
    func hoist(
        _ site: Site, _ initializer: ActionDefinition.Initializer, _ modern: ModernCase, _ taken: [Argument],
        _ scope: Syntax,
        _ source: SourceText
    ) -> Hoisting? {
        let place = site.place
        let isEffect = site.arguments.map { effects.mayHaveEffects($0.value, at: place) }
        guard let last = isEffect.lastIndex(of: true) else { return Hoisting() }
        let context = Place(file: initializer.file, owner: initializer.owner, scope: nil)
        var used = Self.names(in: scope)
        var result = Hoisting()
        for (index, argument) in site.arguments.enumerated() where index <= last && !isConstant(argument.value) {
            let isTaken = taken.contains { $0.value.offset == argument.value.offset }
            guard isTaken || isEffect[index] else { continue }
            let parameter = initializer.parameters[site.parameterOfArgument[index]]
            let field = initializer.fieldOfParameter[site.parameterOfArgument[index]]
            // The type is written out: what the value is converted to follows from it.
            let type = pass.typing.resolve(parameter.type, at: context)
            let isVisible = "\(type)" == "\(pass.typing.resolve(parameter.type, at: place))" && !type.isUnknown
            guard isVisible, parameter.attributes.isEmpty, !argument.isTrailingClosure else { return nil }
            let text = source.text(argument.value.range)
            if isTaken {
                let name = [parameter.name, parameter.name + "Value"].first { !used.contains($0) }
                guard let name, used.insert(name).inserted else { return nil }
                // A case may carry a value for certain that the struct does not.
                let isCertain = field.flatMap(modern.value(of:))?.optional == false
                let written =
                    isCertain && parameter.typeText.hasSuffix("?") ? String(parameter.typeText.dropLast()) : nil
                result.statements.append("let \(name): \(written ?? parameter.typeText) = \(text)")
                result.names[argument.value.offset] = name
            } else if isTypedByItself(argument.value, at: place) {
                result.statements.append("_ = \(text)")
            } else {
                result.statements.append("let _: \(parameter.typeText) = \(text)")
            }
        }
        return result
    }

    /// A call whose type does not follow from what its value is used for.
    private func isTypedByItself(_ expression: Expression, at place: Place) -> Bool {
        guard case .call(let callee, _) = expression.kind else { return false }
        let candidates = pass.typing.candidates(for: callee, at: place)
        return candidates.count == 1 && candidates[0].facts.genericParameters.isEmpty
            && (pass.program.functionsByName[candidates[0].facts.name] ?? []).count == 1
    }

    /// All names that are read or declared in a piece of code: a new local must not be taken for one of them.
    private static func names(in scope: Syntax) -> Set<String> {
        var names: Set<String> = []
        for token in scope.tokens(viewMode: .sourceAccurate) {
            guard let parent = token.parent, case .identifier = token.tokenKind else { continue }
            if let reference = parent.as(DeclReferenceExprSyntax.self),
                let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id
            {
                continue
            }
            if !parent.is(LabeledExprSyntax.self) { names.insert(token.text) }
        }
        return names
    }
}

extension SitePass {
    /// The declaration around a call, where statements may be put in front of that with the call: nothing else is
    /// evaluated in it before the arguments are.
    func hoistingScope(of call: FunctionCallExprSyntax, at site: Site) -> Syntax? {
        let source = source(of: site.place.file)
        guard let item = statement(around: Syntax(call)) else { return nil }
        let start = source.range(item).lowerBound
        let line = source.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let text = source.text(item)
        guard source.text(line..<start).allSatisfy({ $0 == " " || $0 == "\t" }), !text.contains("try"),
            !text.contains("await")
        else { return nil }
        if let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), item.item.id == outer.id {
            // `store.dispatch`, of a store that is just named.
            guard let callee = outer.calledExpression.as(MemberAccessExprSyntax.self),
                callee.base?.is(DeclReferenceExprSyntax.self) == true
            else { return nil }
        } else {
            guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
                variable.bindings.first?.initializer?.value.id == ExprSyntax(call).id
            else { return nil }
        }
        // In a script the whole file sees the local.
        let body: FunctionDeclSyntax? = Syntax(item).ancestor(FunctionDeclSyntax.self)
        if let body { return Syntax(body) }
        return Syntax(item).ancestor(MemberBlockItemSyntax.self).map { Syntax($0) }
    }
}
