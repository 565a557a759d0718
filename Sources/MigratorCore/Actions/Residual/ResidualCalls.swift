import SwiftSyntax

/// Calls that the action is given to.
extension ResidualExpressions {
    /// Rewrites a call; whether its parts are still to be looked at.
    func rewriteCall(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        switch log.callee(ofCallAt: source.range(node)) {
        case nil:
            refuseBuilders(among: node)
            return .visitChildren
        case .consumer(let kind)?: rewriteConsumerCall(node, kind)
        case .consumerHalf(let kind)?: rewriteHalfCall(node, kind)
        case .otherConsumer(let kind)?:
            // What it is given is an action of the legacy form.
            if residualiser.context.becomingTuples.contains(kind) {
                let label = residualiser.context.names.legacyLabel(of: kind)
                edits.append(.insert(".\(label)", at: source.range(node.calledExpression).upperBound))
            }
            return .visitChildren
        case .helper(let called)?:
            attempt { try rewriteHelperCall(node, residualiser.context.helper(called, for: node, in: residualiser)) }
        case .local?: rewriteLocalCall(node)
        case .unknown?:
            // What of the action is given says better why it cannot be.
            guard node.arguments.contains(where: isAction) else { return .visitChildren }
            fail(node, "the action is given to something that is not known")
        }
        return .skipChildren
    }

    /// What the statements of a closure mean that a result builder takes, only the builder knows.
    private func refuseBuilders(among node: FunctionCallExprSyntax) {
        guard residualiser.mentionsKnown(node),
            case .call(let callee, let arguments) = residualiser.lowering.expression(ExprSyntax(node)).kind
        else { return }
        let context = residualiser.context
        let place = log.place(at: source.range(node)) ?? residualiser.place
        guard let function = context.typing.best(context.typing.candidates(for: callee, at: place), arguments),
            let matching = ArgumentMatching(arguments, function.facts.parameters)
        else { return }
        for (argument, index) in zip(arguments, matching.parameterOfArgument) where argument.value.isClosure {
            let attributes = function.facts.parameters[index].attributes
            if let attribute = attributes.first(where: context.changesBody),
                log.dependsOnAction(in: argument.value.range)
            {
                fail(node, "what `@\(attribute)` makes of the closure's statements is not known")
            }
        }
    }

    private func isAction(_ argument: LabeledExprSyntax) -> Bool {
        residualiser.mentionsKnown(argument.expression)
            && residualiser.log.value(at: residualiser.key(argument.expression)) == .action
    }

    /// Hands the action on under the name of the parameter, whatever other name it had.
    private func writeAction(_ argument: LabeledExprSyntax, of call: FunctionCallExprSyntax) {
        let name = residualiser.actionName
        residualiser.noteAction()
        guard log.actionNames(ofCallAt: source.range(call)).contains(name) else {
            return fail(argument, "the name `\(name)` stands for something else here")
        }
        if source.text(argument.expression) != name {
            edits.append(SourceEdit(source.range(argument.expression), name))
        }
    }

    /// `X.reducer(s, action)` -> `X.reducer.modernReducer(s, action, windowUUID)`
    private func rewriteConsumerCall(_ node: FunctionCallExprSyntax, _ kind: ConsumerKind) {
        let arguments = Array(node.arguments)
        guard residualiser.context.kindsWithHalves.contains(kind) else {
            return fail(node, "reducers have no half for modern actions yet; take the step `reducers` first")
        }
        guard arguments.count == 2 else { return fail(node, "the reducer is called in a way that is not known") }
        walk(arguments[0].expression)
        walk(node.calledExpression)
        let label = residualiser.context.names.modernLabel(of: kind)
        edits.append(.insert(".\(label)", at: source.range(node.calledExpression).upperBound))
        writeAction(arguments[1], of: node)
        edits.append(.insert(", \(residualiser.windowName)", at: source.range(arguments[1].expression).upperBound))
    }

    /// `X.reducer.legacyReducer(s, action)` -> `X.reducer.modernReducer(s, action, windowUUID)`
    private func rewriteHalfCall(_ node: FunctionCallExprSyntax, _ kind: ConsumerKind) {
        let arguments = Array(node.arguments)
        let names = residualiser.context.names
        guard arguments.count == 2, let access = node.calledExpression.as(MemberAccessExprSyntax.self),
            let base = access.base, access.declName.baseName.text == names.legacyLabel(of: kind)
        else { return fail(node, "the reducer is called in a way that is not known") }
        walk(base)
        edits.append(SourceEdit(source.range(access.declName), names.modernLabel(of: kind)))
        walk(arguments[0].expression)
        writeAction(arguments[1], of: node)
        edits.append(.insert(", \(residualiser.windowName)", at: source.range(arguments[1].expression).upperBound))
    }

    /// A function that the body declares sees the window parameter; its own parameter takes the modern action.
    private func rewriteLocalCall(_ node: FunctionCallExprSyntax) {
        for argument in node.arguments {
            if isAction(argument) { writeAction(argument, of: node) } else { walk(argument.expression) }
        }
        if let closure = node.trailingClosure { walk(closure) }
        node.additionalTrailingClosures.forEach { walk($0.closure) }
    }

    private func rewriteHelperCall(_ node: FunctionCallExprSyntax, _ helper: ResidualContext.CalledHelper) throws {
        let arguments = Array(node.arguments)
        if let only = helper.only, let parameter = only.returnedParameter,
            let index = helper.argumentIndex(of: parameter),
            residualiser.isOfType(
                arguments[index].expression, only.function.facts.parameters[parameter], only.function, in: node),
            residualiser.dropsNothing(of: node, except: index)
        {
            // The helper gives one of its arguments back.
            return replaceByArgument(arguments[index].expression, node)
        }
        if residualiser.context.writing != nil,
            try rewriteCallOfSpecialised(
                node, residualiser.context.helperForCase(helper, node, in: residualiser), helper)
        {
            return
        }
        try residualiser.context.needOverload(of: helper, node, in: residualiser)
        walk(node.calledExpression)
        for argument in arguments {
            if isAction(argument) { writeAction(argument, of: node) } else { walk(argument.expression) }
        }
        guard let last = arguments.last else { return }
        let separator = separator(between: arguments)
        edits.append(
            .insert(
                ",\(separator)\(helper.windowLabel): \(residualiser.windowName)",
                at: source.range(last.expression).upperBound))
    }

    /// `helper(state: s, action: action)` -> `helper(state: s, title: title)`
    private func rewriteCallOfSpecialised(
        _ node: FunctionCallExprSyntax, _ found: ResidualContext.HelperForCase, _ helper: ResidualContext.CalledHelper
    ) throws -> Bool {
        guard case .specialised(let written) = found else { return false }
        if written.name != written.function.facts.name { try rename(node.calledExpression, to: written.name) }
        let arguments = Array(node.arguments)
        let values = written.values.map {
            "\(Naming.escaped(SpecialisedHelper.label(of: $0, in: written.function.facts))): \(residualiser.context.text(ofField: $0.field))"
        }
        walk(node.calledExpression)
        guard let left = node.leftParen, let right = node.rightParen else {
            throw residualiser.failure(node, "the helper is called in a way that is not known")
        }
        var texts: [String] = []
        for (index, argument) in arguments.enumerated() {
            let parameter = helper.call.parameterOfArgument[index]
            if parameter == written.actionParameter, written.takesAction {
                writeAction(argument, of: node)
                let label = argument.label.map { "\($0.text): " } ?? ""
                texts.append(label + residualiser.actionName)
            } else if !written.dropped.contains(parameter) {
                let inner = ResidualExpressions(residualiser: residualiser)
                let own = try inner.edits(in: Syntax(argument.expression))
                let end = source.range(argument.expression).upperBound
                texts.append(try source.text(source.range(argument).lowerBound..<end, with: own))
            } else if !residualiser.isDroppable(argument.expression), !isAction(argument) {
                throw residualiser.failure(argument, "what the helper is given here may do something")
            }
            if parameter == written.actionParameter { texts += values }
        }
        if written.takesWindow { texts.append("\(written.windowLabel): \(residualiser.windowName)") }
        let inner = source.range(left).upperBound..<source.range(right).lowerBound
        edits.removeAll { inner.contains($0.range.lowerBound) }
        edits.append(SourceEdit(inner, texts.joined(separator: ", ")))
        return true
    }

    private func rename(_ callee: ExprSyntax, to name: String) throws {
        if let reference = callee.as(DeclReferenceExprSyntax.self) {
            edits.append(SourceEdit(source.range(reference.baseName), name))
        } else if let access = callee.as(MemberAccessExprSyntax.self) {
            edits.append(SourceEdit(source.range(access.declName.baseName), name))
        } else {
            throw residualiser.failure(callee, "the helper is called in a way that is not known")
        }
    }

    private func replaceByArgument(_ argument: ExprSyntax, _ node: FunctionCallExprSyntax) {
        replacedCall = true
        let whole = source.range(node)
        let range = source.range(argument)
        // In the place of a call an expression with operators needs parentheses.
        let isLoose = argument.is(SequenceExprSyntax.self) && node.parent?.is(ReturnStmtSyntax.self) != true
        edits.append(SourceEdit(whole.lowerBound..<range.lowerBound, isLoose ? "(" : ""))
        edits.append(SourceEdit(range.upperBound..<whole.upperBound, isLoose ? ")" : ""))
        walk(argument)
    }

    /// A blank, or the line break and indentation where arguments stand below each other.
    private func separator(between arguments: [LabeledExprSyntax]) -> String {
        guard arguments.count > 1, let last = arguments.last else { return " " }
        let previous = arguments[arguments.count - 2]
        let range = source.range(previous).upperBound..<source.range(last).lowerBound
        let between = source.text(range)
        return between.holdsLineFeed ? between : " "
    }
}
