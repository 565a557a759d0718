import SwiftSyntax

/// Writes what is left of a body for the action that it was evaluated for: the modern half of a reducer or provider.
///
/// It decides nothing about meaning: what holds, fails or is undecided it asks the log of the evaluation. What depends on the
/// action and is decided is written down or left out; everything that depends on the state or on the outside stays as it is
/// written. What is not decided and cannot stay is a failure with its place, never a guess.
final class Residualiser {
    let context: ResidualContext
    let file: Int
    let source: SourceText
    let log: DecisionLog
    /// The names that are in scope where the body begins.
    let place: Place
    let lowering = Lowering(keepsBodies: true)
    /// Name of the window parameter.
    let windowName: String
    /// Name of the parameter that has the action.
    let actionName: String
    /// The code uses the name of the window parameter for something else.
    private(set) var windowNameIsTaken = false
    /// The code hands the action on.
    private(set) var writesAction = false
    /// Labels that are written behind a `break`, where its `switch` is gone.
    var breakLabels: [SyntaxIdentifier: String] = [:]
    /// The types of locals that are nil and not declared any more, by name.
    var typesOfNil: [String: String] = [:]

    init(
        context: ResidualContext, file: Int, place: Place, log: DecisionLog, windowName: String, actionName: String
    ) {
        self.context = context
        self.file = file
        self.place = place
        self.log = log
        self.windowName = windowName
        self.actionName = actionName
        source = context.source(of: file)
    }

    func failure(_ node: some SyntaxProtocol, _ message: String) -> ResidualFailure {
        ResidualFailure(file: file, offset: source.range(node).lowerBound, message: message)
    }

    func noteAction() { writesAction = true }

    func noteWindowNameTaken() { windowNameIsTaken = true }

    // MARK: Asking the log

    /// The place that the facts give an expression: `try`, `await` and parentheses around one value do not count.
    func key(_ node: ExprSyntax) -> Range<Int> {
        switch node.as(ExprSyntaxEnum.self) {
        case .tryExpr(let node) where node.questionOrExclamationMark?.tokenKind != .postfixQuestionMark:
            return key(node.expression)
        case .awaitExpr(let node): return key(node.expression)
        case .unsafeExpr(let node): return key(node.expression)
        case .consumeExpr(let node): return key(node.expression)
        case .copyExpr(let node): return key(node.expression)
        case .borrowExpr(let node): return key(node.expression)
        case .tupleExpr(let node) where node.elements.count == 1 && node.elements.first?.label == nil:
            return node.elements.first.map { key($0.expression) } ?? source.range(node)
        case .memberAccessExpr(let node) where node.declName.baseName.text == "self":
            return node.base.map(key) ?? source.range(node)
        default: return source.range(node)
        }
    }

    func value(at range: Range<Int>) -> KnownValue? { log.value(at: range).flatMap(KnownValue.init) }

    /// What can be written in the place of an expression that depends on the action.
    func value(of node: ExprSyntax) -> KnownValue? { value(at: key(node)) }

    /// Whether something that depends on the action stands in a node.
    func mentionsKnown(_ node: some SyntaxProtocol) -> Bool { log.dependsOnAction(in: source.range(node)) }

    /// Whether an expression can be left out: what of it is evaluated for the action does nothing but give a value.
    func isDroppable(_ node: ExprSyntax) -> Bool { isDroppable(lowering.expression(node), at: self.place(of: node)) }

    func isDroppable(_ expression: Expression, at place: Place) -> Bool {
        evaluatedParts(of: expression).allSatisfy { !context.effects.mayHaveEffects($0, at: place) }
    }

    func place(of node: ExprSyntax) -> Place { log.place(at: key(node)) ?? place }

    /// The parts of an expression that are evaluated for the action.
    func evaluatedParts(of expression: Expression) -> [Expression] {
        switch expression.kind {
        case .binary(let left, let symbol, let right) where symbol == "&&" || symbol == "||" || symbol == "??":
            let decisive: AbstractValue? = symbol == "&&" ? .boolean(false) : symbol == "||" ? .boolean(true) : nil
            if let decisive, log.value(at: left.range) == decisive { return evaluatedParts(of: left) }
            return evaluatedParts(of: left) + evaluatedParts(of: right)
        case .ternary(let condition, let then, let otherwise):
            switch log.value(at: condition.range) {
            case .boolean(let holds)?:
                return evaluatedParts(of: condition) + evaluatedParts(of: holds ? then : otherwise)
            default: return [expression]
            }
        case .member(let base?, _) where base.hasChain, .lookup(let base, _) where base.hasChain,
            .call(let base, _) where base.hasChain:
            return log.value(at: expression.range) == AbstractValue.none ? evaluatedParts(of: base) : [expression]
        case .optionalChain(let inner):
            return log.value(at: inner.range) == AbstractValue.none ? evaluatedParts(of: inner) : [expression]
        default: return [expression]
        }
    }

    // MARK: Statements

    /// Writes statements.
    ///
    /// - Parameter indent: the indentation of the result.
    func block(_ items: some Sequence<CodeBlockItemSyntax>, indent: String) throws -> ResidualBlock {
        let outer = typesOfNil
        defer { typesOfNil = outer }
        var result = ResidualBlock()
        let all = Array(items)
        var idleEnd: Int?
        for (index, item) in all.enumerated() {
            let before = result.lines.count
            try append(item, indent: indent, to: &result)
            if result.lines.count > before { idleEnd = isIdleGuard(item) ? idleEnd ?? before : nil }
            if context.incoming.removed == nil, log.neverGoesOn(behind: source.range(item)), !result.lines.isEmpty {
                result.exits = true
            }
            guard result.exits else { continue }
            try keepFunctions(among: all[(index + 1)...], indent: indent, to: &result)
            break
        }
        // What is asked at the end of a function decides nothing.
        if context.incoming.removed != nil, let idleEnd { result.lines.removeSubrange(idleEnd...) }
        return withoutUnusedLocals(result)
    }

    /// `guard condition else { return }` among the statements of a whole body, with conditions that do nothing.
    private func isIdleGuard(_ item: CodeBlockItemSyntax) -> Bool {
        guard context.incoming.removed != nil, let list = item.parent,
            list.parent?.is(ClosureExprSyntax.self) == true
                || list.parent?.parent?.is(FunctionDeclSyntax.self) == true,
            let statement = item.item.as(GuardStmtSyntax.self), statement.body.statements.count == 1,
            let exit = statement.body.statements.first?.item.as(ReturnStmtSyntax.self), exit.expression == nil
        else { return false }
        return statement.conditions.allSatisfy { element in
            switch element.condition {
            case .expression(let condition): isDroppable(condition)
            case .optionalBinding(let binding): binding.initializer.map { isDroppable($0.value) } ?? true
            default: false
            }
        }
    }

    /// Functions that are declared behind the end of a block can be called in front of it.
    private func keepFunctions(
        among items: ArraySlice<CodeBlockItemSyntax>, indent: String, to result: inout ResidualBlock
    ) throws {
        for item in items {
            guard case .decl(let declaration) = item.item, let function = declaration.as(FunctionDeclSyntax.self),
                UsedNames(result.text("\n")).contains(function.name.text)
            else { continue }
            try keep(item, indent: indent, to: &result)
        }
    }

    private func withoutUnusedLocals(_ block: ResidualBlock) -> ResidualBlock {
        var result = block
        for local in block.locals.reversed() {
            let rest = result.lines[(local.line + 1)...].joined(separator: "\n")
            guard !UsedNames(rest).contains(local.name) else { continue }
            result.lines.remove(at: local.line)
            result.declared.remove(local.name)
            // The blank line behind it set it off from what follows.
            if local.line < result.lines.count, result.lines[local.line].isEmpty { result.lines.remove(at: local.line) }
        }
        result.locals = []
        return result
    }

    private func append(_ item: CodeBlockItemSyntax, indent: String, to result: inout ResidualBlock) throws {
        switch item.item {
        case .stmt(let statement):
            if let statement = statement.as(ReturnStmtSyntax.self) {
                try appendReturn(statement, item, indent: indent, to: &result)
            } else if let statement = statement.as(GuardStmtSyntax.self) {
                try appendGuard(statement, item, indent: indent, to: &result)
            } else if let statement = statement.as(ExpressionStmtSyntax.self) {
                try append(statement.expression, item, indent: indent, to: &result)
            } else if let statement = statement.as(LabeledStmtSyntax.self),
                let inner = statement.statement.as(ExpressionStmtSyntax.self)
            {
                try append(inner.expression, item, label: statement.label.text, indent: indent, to: &result)
            } else if let statement = statement.as(WhileStmtSyntax.self), try neverRuns(statement) {
                return
            } else {
                try keep(item, indent: indent, to: &result)
                if statement.is(DeferStmtSyntax.self) { result.hasDefer = true }
                if statement.is(BreakStmtSyntax.self) || statement.is(ContinueStmtSyntax.self)
                    || statement.is(ThrowStmtSyntax.self)
                {
                    result.exits = true
                }
            }
        case .expr(let expression):
            try append(expression, item, indent: indent, to: &result)
        case .decl(let declaration):
            if let variable = declaration.as(VariableDeclSyntax.self), try fold(variable) { return }
            if let conditional = declaration.as(IfConfigDeclSyntax.self), mentionsKnown(conditional) {
                throw failure(conditional, "an `#if` around code that looks at the action is not specialised")
            }
            try keep(item, indent: indent, to: &result)
        @unknown default:
            throw failure(item, "this statement is not known")
        }
    }

    /// `while` with a condition that fails for the action from the beginning.
    private func neverRuns(_ statement: WhileStmtSyntax) throws -> Bool {
        guard mentionsKnown(statement.conditions), case .never(let before, _) = try conditions(statement.conditions)
        else { return false }
        try refuseEffects(before)
        return true
    }

    /// A local that is known for the action needs no declaration.
    private func fold(_ variable: VariableDeclSyntax) throws -> Bool {
        guard variable.bindings.count == 1, let binding = variable.bindings.first, binding.accessorBlock == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let initializer = binding.initializer,
            variable.bindingSpecifier.tokenKind == .keyword(.let), mentionsKnown(initializer),
            let known = value(of: initializer.value)
        else { return false }
        let name = pattern.identifier.text
        if known == .window, name != windowName { return false }
        guard isDroppable(initializer.value) else { return false }
        if known == .none {
            typesOfNil[name] = binding.typeAnnotation.map { source.text($0.type) } ?? typeOfNil(initializer.value)
        }
        return true
    }

    private func append(
        _ expression: ExprSyntax, _ item: CodeBlockItemSyntax, label: String? = nil, indent: String,
        to result: inout ResidualBlock
    ) throws {
        if let statement = expression.as(IfExprSyntax.self) {
            try appendIf(statement, item, label: label, indent: indent, to: &result)
        } else if let statement = expression.as(SwitchExprSyntax.self) {
            try appendSwitch(statement, item, label: label, indent: indent, to: &result)
        } else if let call = expression.as(FunctionCallExprSyntax.self), try isIdle(call) {
            return
        } else if let call = expression.as(FunctionCallExprSyntax.self), result.lines.isEmpty, isWholeBody(item),
            let inlined = try inlinedBody(of: call, indent: indent)
        {
            append(inlined, to: &result)
        } else if mentionsKnown(expression), value(of: expression) == KnownValue.none, isDroppable(expression) {
            // `(action as? X)?.doIt()`
            return
        } else {
            try keep(item, indent: indent, to: &result)
        }
    }

    func append(_ block: ResidualBlock, to result: inout ResidualBlock) {
        result.lines += block.lines
        result.exits = block.exits
        result.declared.formUnion(block.declared)
        result.declaredAhead.formUnion(block.declaredAhead)
        result.hasDefer = result.hasDefer || block.hasDefer
    }

    /// The only statement of a closure or function. In a branch a helper stays a helper: others may call it too.
    private func isWholeBody(_ item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1 else { return false }
        return list.parent?.is(ClosureExprSyntax.self) == true
            || list.parent?.parent?.is(FunctionDeclSyntax.self) == true
    }

    /// A call that does nothing for the action: of a helper, or of `Task` with nothing left in it.
    private func isIdle(_ call: FunctionCallExprSyntax) throws -> Bool {
        if try isIdleTask(call) { return true }
        guard case .helper(let called)? = log.callee(ofCallAt: source.range(call)) else { return false }
        let helper = try context.helper(called, for: call, in: self)
        return helper.targets.allSatisfy(\.block.isIdle) && dropsNothing(of: call)
    }

    /// Nothing but the call itself does something: neither the arguments nor what it is called on.
    func dropsNothing(of call: FunctionCallExprSyntax, except kept: Int? = nil) -> Bool {
        let place = log.place(at: source.range(call)) ?? place
        guard case .call(let callee, let arguments) = lowering.expression(ExprSyntax(call)).kind else { return false }
        let rest = arguments.indices.filter { $0 != kept }.map { arguments[$0].value }
        guard (rest + receiver(of: callee)).allSatisfy({ isDroppable($0, at: place) }) else { return false }
        guard case .helper(let helper)? = log.callee(ofCallAt: source.range(call)) else { return true }
        let function = context.program.functions[helper.function]
        let ownPlace = Place(file: function.file, owner: function.owner, scope: nil)
        return function.facts.parameters.indices.allSatisfy { index in
            let parameter = function.facts.parameters[index]
            guard let position = helper.parameterOfArgument.firstIndex(of: index) else {
                return parameter.defaultValue.map { !context.effects.mayHaveEffects($0, at: ownPlace) } ?? true
            }
            return !context.effects.convertsWithEffect(arguments[position].value, to: parameter.type, at: ownPlace)
        }
    }

    private func receiver(of callee: Expression) -> [Expression] {
        switch callee.kind {
        case .member(let base?, _): [base]
        case .optionalChain(let inner), .forceUnwrap(let inner): receiver(of: inner)
        default: []
        }
    }

    private func isIdleTask(_ call: FunctionCallExprSyntax) throws -> Bool {
        guard mentionsKnown(call), call.arguments.isEmpty, call.additionalTrailingClosures.isEmpty,
            let closure = call.trailingClosure, context.program.typesByName["Task"] == nil
        else { return false }
        let callee = source.text(call.calledExpression)
        guard callee == "Task" || callee == "Task.detached" else { return false }
        return try block(closure.statements, indent: "").isIdle
    }

    private func appendReturn(
        _ statement: ReturnStmtSyntax, _ item: CodeBlockItemSyntax, indent: String, to result: inout ResidualBlock
    ) throws {
        // `return helper(state, action)` of a function whose whole body it is becomes what the helper does.
        if let call = statement.expression?.as(FunctionCallExprSyntax.self), result.lines.isEmpty, isWholeBody(item),
            let inlined = try inlinedBody(of: call, indent: indent)
        {
            append(inlined, to: &result)
        } else {
            try keep(item, indent: indent, to: &result)
        }
        result.exits = true
    }

    /// What a helper does, where its arguments have the names of its parameters, so that it can stand in the place of the call.
    private func inlinedBody(of call: FunctionCallExprSyntax, indent: String) throws -> ResidualBlock? {
        // What is called on `self` or on another type may name that one's members without saying so.
        guard call.calledExpression.is(DeclReferenceExprSyntax.self),
            case .helper(let called)? = log.callee(ofCallAt: source.range(call))
        else { return nil }
        let helper = try context.helper(called, for: call, in: self)
        guard let only = helper.only, only.function.file == file, only.function.owner == place.owner,
            only.windowName == windowName, only.function.facts.genericParameters.isEmpty,
            !only.function.facts.modifiers.contains("mutating"), staysTheSame(only)
        else { return nil }
        let arguments = Array(call.arguments)
        for (index, parameter) in only.function.facts.parameters.enumerated() {
            guard let position = helper.argumentIndex(of: index),
                source.text(arguments[position].expression) == parameter.name,
                index == helper.actionParameter
                    || isOfType(arguments[position].expression, parameter, only.function, in: call)
            else { return nil }
        }
        if only.usesAction { noteAction() }
        let own =
            source.indentation(at: source.range(only.declaration).lowerBound) + context.indentUnit(of: file)
        var block = only.block
        if own != indent {
            block.lines = block.lines.map { line in
                line.hasPrefix(own)
                    ? indent + SourceText.reindent(String(line.dropFirst(own.count)), from: own, to: indent) : line
            }
        }
        return block
    }

    /// Whether an argument is of its parameter's type by itself, without becoming an optional or an existential.
    func isOfType(
        _ argument: ExprSyntax, _ parameter: ParameterFacts, _ function: FunctionEntry, in call: FunctionCallExprSyntax
    ) -> Bool {
        let expression = lowering.expression(argument)
        if case .literal = expression.kind { return false }
        let type = context.typing.type(of: expression, at: log.place(at: source.range(call)) ?? place)
        return !type.isUnknown && type == context.typing.parameterType(parameter, of: function)
    }

    /// What a function does means the same in the place of its call.
    private func staysTheSame(_ helper: ResidualContext.Helper) -> Bool {
        guard let body = helper.declaration.body else { return false }
        return !body.tokens(viewMode: .sourceAccurate).contains { token in
            token.tokenKind == .keyword(.super) || token.parent?.is(MacroExpansionExprSyntax.self) == true
        }
    }

    // MARK: Keeping a statement

    /// Takes a statement over with what is known put in.
    func keep(_ item: CodeBlockItemSyntax, indent: String, to result: inout ResidualBlock) throws {
        if let merged = try mergedAssignment(item, result) {
            result.lines.removeSubrange(merged.line...)
            append(item, merged.text, indent: indent, to: &result)
            result.passedOn = nil
            return
        }
        let edits: [SourceEdit]
        let expressions = ResidualExpressions(residualiser: self)
        do {
            edits = try expressions.edits(in: Syntax(item.item))
        } catch let failure as ResidualFailure where context.program.isTestFile[file] && isCall(item) {
            // Tests that record what was dispatched record no modern action; everything else of them stays.
            context.note(failure)
            return
        }
        let text = try source.text(source.range(item), with: edits)
        result.passedOn = nil
        let first = result.lines.count
        // What a comment says of a call is not true of the argument.
        append(item, text, withComments: !expressions.replacedCall, indent: indent, to: &result)
        guard case .decl(let declaration) = item.item else { return }
        if expressions.replacedCall { result.passedOn = passedOn(declaration, edits, line: first) }
        if let name = nameOfKnownLocal(declaration) { result.locals.append((result.lines.count - 1, name)) }
        for name in declaredNames(in: declaration) {
            result.declared.insert(name)
            if !declaration.is(VariableDeclSyntax.self) { result.declaredAhead.insert(name) }
            if name == windowName { noteWindowNameTaken() }
        }
    }

    /// `let uuid = action.windowUUID`
    private func nameOfKnownLocal(_ declaration: DeclSyntax) -> String? {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, let initializer = binding.initializer,
            mentionsKnown(initializer), value(of: initializer.value) != nil, isDroppable(initializer.value)
        else { return nil }
        return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    private func isCall(_ item: CodeBlockItemSyntax) -> Bool {
        if case .expr(let expression) = item.item { return expression.is(FunctionCallExprSyntax.self) }
        return false
    }

    func declaredNames(in declaration: DeclSyntax) -> [String] {
        switch declaration.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node): node.bindings.flatMap { names(boundBy: Syntax($0.pattern)) }
        case .functionDecl(let node): [node.name.text]
        case .structDecl(let node): [node.name.text]
        case .classDecl(let node): [node.name.text]
        case .enumDecl(let node): [node.name.text]
        case .actorDecl(let node): [node.name.text]
        case .typeAliasDecl(let node): [node.name.text]
        default: []
        }
    }

    func names(boundBy node: Syntax) -> [String] {
        node.tokens(viewMode: .sourceAccurate)
            .filter { $0.parent?.is(IdentifierPatternSyntax.self) ?? false }.map(\.text)
    }
}
