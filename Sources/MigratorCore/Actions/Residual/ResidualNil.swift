import SwiftSyntax

/// What is nil for the action: `nil` where the type is written, else with its type.
extension ResidualExpressions {
    func replaceByNil(_ node: ExprSyntax) {
        if node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true {
            return fail(node, "this is `nil` for an action that is not known, and a condition with more parts binds it")
        }
        guard needsType(node) else { return edits.append(SourceEdit(source.range(node), "nil")) }
        guard let type = residualiser.typeOfNil(node) else {
            return fail(node, "the type of what is `nil` for an action that is not known is not written here")
        }
        let text = "nil as \(type)"
        let isAlone =
            node.parent?.is(InitializerClauseSyntax.self) == true || node.parent?.is(LabeledExprSyntax.self) == true
        edits.append(SourceEdit(source.range(node), isAlone ? text : "(\(text))"))
    }

    /// Whether nothing around says which type a `nil` has.
    private func needsType(_ node: ExprSyntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let initializer = parent.as(InitializerClauseSyntax.self) {
            return initializer.parent?.as(PatternBindingSyntax.self).map { $0.typeAnnotation == nil } ?? false
        }
        if parent.is(ArrayElementSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
            || parent.is(SwitchExprSyntax.self)
        {
            return true
        }
        if let access = parent.as(MemberAccessExprSyntax.self) { return access.base?.id == node.id }
        guard let argument = parent.as(LabeledExprSyntax.self), let list = argument.parent else { return false }
        guard let call = list.parent?.as(FunctionCallExprSyntax.self) else { return true }
        return !residualiser.namesType(ofArgument: argument, of: call)
    }
}

extension Residualiser {
    /// Whether the function that is called writes the type of a parameter, so that `nil` can be given for it.
    func namesType(ofArgument argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) -> Bool {
        guard case .call(let callee, let arguments) = lowering.expression(ExprSyntax(call)).kind,
            let index = call.arguments.firstIndex(where: { $0.id == argument.id })
        else { return false }
        let position = call.arguments.distance(from: call.arguments.startIndex, to: index)
        let place = log.place(at: source.range(call)) ?? place
        if case .name(let name) = callee.kind,
            case .localFunction(let function)? = Scope.find(name, in: place.scope)?.binding
        {
            return function.genericParameters.isEmpty
        }
        let candidates = context.typing.candidates(for: callee, at: place).filter {
            ArgumentMatching(arguments, $0.facts.parameters) != nil
        }
        if candidates.count > 1 { return false }
        guard let function = candidates.first, let matching = ArgumentMatching(arguments, function.facts.parameters)
        else {
            // An initialiser that the compiler makes takes the properties' types.
            if case .metatype(let instance) = context.typing.type(of: callee, at: place) {
                return instance.nominalID != nil
            }
            return false
        }
        let type = function.facts.parameters[matching.parameterOfArgument[position]].type
        let generics = function.facts.genericParameters.map(\.name)
        return !(type.unwrapped.lastName.map(generics.contains) ?? false)
    }

    /// The type of an expression that is nil, as it can be written behind `nil as`.
    func typeOfNil(_ node: ExprSyntax) -> String? {
        if let reference = node.as(DeclReferenceExprSyntax.self) { return typesOfNil[reference.baseName.text] }
        if let tuple = node.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return typeOfNil(only.expression)
        }
        if let sequence = node.as(SequenceExprSyntax.self) {
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
            return optional(source.text(elements[2]))
        }
        guard case .member(let base?, let name) = lowering.expression(node).kind,
            let owner = context.typing.baseType(of: base, at: place(of: node)).0.unwrapped.nominalID,
            case .variable(let variable)? = context.typing.member(name, of: owner), let text = variable.facts.typeText
        else { return nil }
        return optional(text)
    }

    private func optional(_ type: String) -> String {
        if type.hasSuffix("?") { return type }
        return type.contains(" ") ? "(\(type))?" : "\(type)?"
    }
}
