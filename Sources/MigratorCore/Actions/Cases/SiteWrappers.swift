import SwiftSyntax

/// A function that takes the case as a parameter and dispatches an action of it: it takes the modern action instead.
///
/// The values that the action carries are given where the wrapper is called, so their parameters go.
extension SitePass {
    /// A call of a wrapper.
    private struct WrapperCall {
        let callee: Expression
        let arguments: [Argument]
        let parameterOfArgument: [Int]
        let place: Place
    }

    /// What the constructor in a wrapper gives a field.
    private enum GivenValue {
        case parameter(Int)
        case constant(String)
        /// What is read of `self` by these names.
        case ofSelf(String, UsedNames)
        /// What only the wrapper can give: the caller gives what makes the action of it.
        case made(Int)
    }

    /// The wrapper that a site is in, with the parameter that is the case of its action.
    func wrapper(around site: Site) -> (function: FunctionEntry, parameter: Int)? {
        guard let (argument, _) = site.argument(filling: configuration.actionTypeLabel),
            case .name(let name) = argument.value.kind, let scope = Scope.find(name, in: site.place.scope),
            case .parameter(let parameter, let function) = scope.binding,
            let index = function.facts.parameters.firstIndex(where: { $0.offset == parameter.offset })
        else { return nil }
        return (function, index)
    }

    func rewriteWrapper(
        _ site: Site, _ call: FunctionCallExprSyntax, _ found: [ModernCase], _ function: FunctionEntry, _ index: Int,
        _ builder: ActionBuilder
    ) throws {
        func refusal(_ message: String, at offset: Int? = nil) -> ActionBuilder.Refusal {
            ActionBuilder.Refusal(offset: offset ?? site.offset, message: message)
        }
        guard let label = dispatches.windowLabel, let initializer = site.initializer,
            let (outer, local) = onlyDispatch(of: call, at: site), let tree = tree(of: site.place.file),
            let declaration = SyntaxLocator.function(at: function.facts.offset, in: tree),
            declaration.name.positionAfterSkippingLeadingTrivia.utf8Offset == function.facts.offset,
            let (window, _) = site.argument(filling: configuration.windowLabel)
        else { throw refusal("the wrapper does more with the action than dispatch it") }
        try builder.refuseWorkingInitializer(initializer, site)
        let parameters = function.facts.parameters
        guard isPlain(function), parameters[index].defaultValue == nil else {
            throw refusal("the wrapper that takes the case is of a form that is not rewritten")
        }
        let uses = uses(of: parameters, in: function)
        guard uses[index] == 1 else { throw refusal("the wrapper does more with the case than make an action of it") }

        // What each field is given, and which parameters give nothing else.
        var given: [String: GivenValue] = [:]
        var removed: Set<Int> = []
        var made: [MadeValue] = []
        for (argument, position) in zip(site.arguments, site.parameterOfArgument) {
            guard let field = initializer.fieldOfParameter[position], field != configuration.windowLabel,
                field != configuration.actionTypeLabel
            else { continue }
            let type = initializer.parameters[position].typeText
            do {
                given[field] = try value(of: argument, at: site, function, type, uses, builder)
            } catch {
                guard let value = try madeValue(of: field, argument, found, builder, at: site, error) else { continue }
                given[field] = .made(made.count)
                made.append(value)
            }
            if case .parameter(let own)? = given[field] { removed.insert(own) }
        }
        let calls = try wrapperCalls(of: function) { refusal($0, at: $1) }
        for own in calls { try rewrite(own, found, given, made, removed, index, function, initializer, builder) }

        let source = source(of: site.place.file)
        let names = UsedNames(source.text(declaration))
        let taken = Set(parameters.map(\.name))
        let plain = made.isEmpty ? "action" : "makeAction"
        let isFree = !taken.contains(plain) && (local != nil || !names.contains(plain))
        let name = isFree ? plain : "modern" + plain.prefix(1).uppercased() + plain.dropFirst()
        let enums = Set(found.map(\.type.enum))
        let enumName = enums.count == 1 ? found[0].type.enum : dispatches.modernProtocol
        let type =
            made.isEmpty ? enumName : "(\(made.map(\.type).joined(separator: ", "))) -> \(enumName)"
        var texts: [String] = []
        for (position, parameter) in declaration.signature.parameterClause.parameters.enumerated()
        where !removed.contains(position) {
            let range = source.range(parameter)
            let end = parameter.trailingComma.map { source.range($0).lowerBound } ?? range.upperBound
            if position != index {
                texts.append(source.text(range.lowerBound..<end))
            } else {
                let first = source.text(parameter.firstName)
                texts.append(first == name ? "\(name): \(type)" : "\(first) \(name): \(type)")
            }
        }
        add(
            SourceEdit(source.range(declaration.signature.parameterClause.parameters), texts.joined(separator: ", ")),
            to: site.place.file)
        let action = made.isEmpty ? name : "\(name)(\(made.map(\.text).joined(separator: ", ")))"
        let text = "\(action), \(label): \(source.text(window.value.range))"
        add(SourceEdit(argumentsRange(of: outer, text, source), text), to: site.place.file)
        if let local {
            // Nothing else reads the local.
            let range = source.range(local).lowerBound..<source.range(outer).lowerBound
            add(SourceEdit(range, ""), to: site.place.file)
        }
        run.count("sites", by: calls.count)
    }

    /// The dispatch that a constructor call is for: it stands around it, or behind the local that keeps the action.
    func onlyDispatch(
        of call: FunctionCallExprSyntax, at site: Site
    ) -> (FunctionCallExprSyntax, local: CodeBlockItemSyntax?)? {
        if let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            dispatches.isDispatch(outer, at: site.place)
        {
            return (outer, nil)
        }
        guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.let),
            let item = variable.parent?.as(CodeBlockItemSyntax.self)
        else { return nil }
        let range = source(of: site.place.file).range(call)
        let uses = references(to: name, initializedBy: range, in: site.body, site.place.file)
        guard uses.count == 1, isNext(Syntax(uses[0].0), behind: item),
            let outer = uses[0].0.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            dispatches.isDispatch(outer, at: uses[0].1), statement(around: Syntax(outer))?.item.id == outer.id
        else { return nil }
        return (outer, item)
    }

    /// A value that only the wrapper can give.
    private struct MadeValue {
        let text: String
        let type: String
    }

    /// - Returns: nil for what no case carries.
    private func madeValue(
        of field: String, _ argument: Argument, _ found: [ModernCase], _ builder: ActionBuilder, at site: Site,
        _ refusal: any Error
    ) throws -> MadeValue? {
        let types = Set(found.compactMap { $0.value(of: field)?.declaredType })
        guard let type = types.first else {
            guard !builder.effects.mayHaveEffects(argument.value, at: site.place) else { throw refusal }
            return nil
        }
        guard types.count == 1 else { throw refusal }
        return MadeValue(text: source(of: site.place.file).text(argument.value.range), type: type)
    }

    /// Nothing else can stand for the function, and it is called as it is written.
    private func isPlain(_ function: FunctionEntry) -> Bool {
        let facts = function.facts
        let isProtocol = function.owner.map { program.types[$0].kind == .protocol } ?? false
        return facts.genericParameters.isEmpty && !facts.modifiers.contains("override") && !isProtocol
            && Set(facts.attributes).subtracting(["MainActor", "discardableResult"]).isEmpty && facts.name != "init"
            && facts.parameters.allSatisfy { !$0.isVariadic && $0.attributes.isEmpty }
            && overloads(of: function) == 1
    }

    /// Functions that a call by the bare name, or on something of unknown type, may be one of.
    private func overloads(of function: FunctionEntry) -> Int {
        let all = program.functionsByName[function.facts.name] ?? []
        return function.facts.isOfFile ? all.count { program.functions[$0].owner == function.owner } : all.count
    }

    /// How often the body reads each parameter.
    private func uses(of parameters: [ParameterFacts], in function: FunctionEntry) -> [Int] {
        var counts = parameters.map { _ in 0 }
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .name(let name) = expression.kind, let scope = Scope.find(name, in: place.scope),
                case .parameter(let parameter, _) = scope.binding,
                let index = parameters.firstIndex(where: { $0.offset == parameter.offset })
            else { return }
            counts[index] += 1
        }
        walker.walk(function)
        return counts
    }

    private func value(
        of argument: Argument, at site: Site, _ function: FunctionEntry, _ type: String, _ uses: [Int],
        _ builder: ActionBuilder
    ) throws -> GivenValue {
        let text = source(of: site.place.file).text(argument.value.range)
        if isLiteral(argument.value) { return .constant(text) }
        let names = UsedNames(text)
        if function.owner != nil, function.facts.body?.count == 1, !names.all.isEmpty, !text.contains("{"),
            names.all.allSatisfy({ Scope.find($0, in: site.place.scope) == nil }),
            !builder.effects.mayHaveEffects(argument.value, at: site.place)
        {
            return .ofSelf(text, names)
        }
        func bare(_ type: String) -> String { type.hasSuffix("?") ? String(type.dropLast()) : type }
        guard case .name(let name) = argument.value.kind, let scope = Scope.find(name, in: site.place.scope),
            case .parameter(let parameter, _) = scope.binding,
            let index = function.facts.parameters.firstIndex(where: { $0.offset == parameter.offset }),
            uses[index] == 1, parameter.typeText == type || parameter.typeText == bare(type)
        else {
            throw ActionBuilder.Refusal(
                offset: argument.value.offset, message: "the wrapper gives a value that its callers cannot give")
        }
        return .parameter(index)
    }

    /// A literal, which is the same wherever it stands.
    private func isLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .literal(_, let parts): parts.allSatisfy(isLiteral)
        case .boolean, .nilLiteral, .member(nil, _): true
        case .prefix("-", let operand): isLiteral(operand)
        default: false
        }
    }

    /// All calls of a function; what names it otherwise, or may be a call of it, refuses.
    private func wrapperCalls(
        of function: FunctionEntry, _ refusal: (String, Int?) -> ActionBuilder.Refusal
    ) throws -> [WrapperCall] {
        let name = function.facts.name
        let isPrivate = function.facts.isOfFile
        var calls: [Int: [Int: WrapperCall]] = [:]
        var mentions: [Int: Set<Int>] = [:]
        var isUnsure = false
        for body in allBodies.all where !isPrivate || body.file == function.file {
            let walker = BodyWalker()
            walker.onExpression = { [self] expression, place in
                switch expression.kind {
                case .name(name) where Scope.find(name, in: place.scope) == nil:
                    mentions[place.file, default: []].insert(expression.offset)
                case .member(let base, name):
                    if let base, isOther(expression, base, function, at: place) { return }
                    mentions[place.file, default: []].insert(expression.offset)
                case .call(let callee, let arguments) where callee.calledName == name:
                    guard typing.candidates(for: callee, at: place).contains(where: { $0.id == function.id }) else {
                        return
                    }
                    guard let matching = ArgumentMatching(arguments, function.facts.parameters),
                        !program.isTestFile[place.file]
                    else {
                        isUnsure = true
                        return
                    }
                    calls[place.file, default: [:]][callee.offset] = WrapperCall(
                        callee: callee, arguments: arguments, parameterOfArgument: matching.parameterOfArgument,
                        place: place)
                default: break
                }
            }
            body.walk(with: walker, in: program)
        }
        let known = calls.mapValues { Set($0.keys) }
        guard !isUnsure, mentions.allSatisfy({ $0.value.isSubset(of: known[$0.key] ?? []) }) else {
            throw refusal("the wrapper is not only called, or called by a test", nil)
        }
        return calls.sorted { $0.key < $1.key }.flatMap { $0.value.sorted { $0.key < $1.key }.map(\.value) }
    }

    /// A member of that name of a type that is known to be another.
    private func isOther(
        _ expression: Expression, _ base: Expression, _ function: FunctionEntry, at place: Place
    ) -> Bool {
        let candidates = typing.candidates(for: expression, at: place)
        if !candidates.isEmpty { return !candidates.contains { $0.id == function.id } }
        return !typing.type(of: base, at: place).unwrapped.isUnknown
    }

    // MARK: Callers

    private func rewrite(
        _ own: WrapperCall, _ found: [ModernCase], _ given: [String: GivenValue], _ made: [MadeValue],
        _ removed: Set<Int>, _ index: Int,
        _ function: FunctionEntry, _ initializer: ActionDefinition.Initializer, _ builder: ActionBuilder
    ) throws {
        let source = source(of: own.place.file)
        func refusal(_ message: String) -> ActionBuilder.Refusal {
            ActionBuilder.Refusal(offset: own.callee.offset, message: message, file: own.place.file)
        }
        guard let tree = tree(of: own.place.file), let call = constructor(at: own.callee.offset, in: tree),
            call.trailingClosure == nil, call.arguments.count == own.arguments.count
        else { throw refusal("the call of the wrapper is of a form that is not rewritten") }
        guard let position = own.parameterOfArgument.firstIndex(of: index),
            let modern = modernCase(of: own.arguments[position].value, among: found)
        else { throw refusal("the case is given to the wrapper in a way that is not rewritten") }

        var taken: [Int] = []
        var texts: [String] = []
        for value in modern.values {
            let text: String?
            switch given[value.field] {
            case .constant(let constant)?: text = constant
            case .made(let position)?: text = "$\(position)"
            case .ofSelf(let inside, let names)?: text = isSeen(names, by: own, of: function) ? inside : nil
            case .parameter(let parameter)?:
                if let position = own.parameterOfArgument.firstIndex(of: parameter) {
                    taken.append(position)
                    text = source.text(own.arguments[position].value.range)
                } else {
                    let facts = function.facts.parameters[parameter]
                    text = facts.defaultValue.map(isLiteral) ?? false ? facts.defaultText : nil
                }
            case nil: text = builder.filled(value, initializer) ?? (value.optional ? "nil" : nil)
            }
            guard let text, text != "nil" || value.optional else {
                throw refusal("the call does not give `\(value.field)`, which the case carries")
            }
            texts.append(text)
        }

        let late = made.isEmpty ? [] : taken.map { own.arguments[$0].value }
        guard late.allSatisfy({ isLiteral($0) || isTheSameLater($0, at: own.place) }) else {
            throw refusal("a value would be worked out at another time")
        }

        // The arguments as they are written now, with the values where the case was.
        var written: [String] = []
        var order: [Int] = []
        for (position, argument) in call.arguments.enumerated() {
            let parameter = own.parameterOfArgument[position]
            if parameter == index {
                let label = argument.label.map { source.text($0) + ": " } ?? ""
                written.append(label + maker(of: modern, texts, given, made))
                order += taken
            } else if !removed.contains(parameter) {
                let range = source.range(argument)
                let end = argument.trailingComma.map { source.range($0).lowerBound } ?? range.upperBound
                written.append(source.text(range.lowerBound..<end))
                order.append(position)
            }
        }
        let arguments = own.arguments.map(\.value)
        let isEffect = arguments.map { builder.effects.mayHaveEffects($0, at: own.place) }
        if isEffect.contains(true) {
            guard arguments.indices.allSatisfy({ !isEffect[$0] || order.contains($0) }) else {
                throw refusal("the modern case does not carry this value, and evaluating it may do something")
            }
            let kept = order.filter { !isLiteral(arguments[$0]) }
            guard kept == kept.sorted() else {
                throw refusal("the values would be evaluated in another order, and one may do something")
            }
        }
        let text = written.joined(separator: ", ")
        add(SourceEdit(argumentsRange(of: call, text, source), text), to: own.place.file)
    }

    /// What a caller gives for the case: the action, or what makes it of what the wrapper knows.
    private func maker(
        of modern: ModernCase, _ texts: [String], _ given: [String: GivenValue], _ made: [MadeValue]
    ) -> String {
        guard !made.isEmpty else { return modern.construction(texts) }
        let positions = modern.values.map { value -> Int? in
            if case .made(let position)? = given[value.field] { position } else { nil }
        }
        if modern.plan.payloadStruct == nil, positions == made.indices.map(Optional.init) {
            return modern.qualifiedName
        }
        let used = Set(positions.compactMap { $0 })
        if used.count == made.count { return "{ \(modern.construction(texts)) }" }
        // All parameters of a closure have to be named where one of them is not used.
        var names = made.indices.map { used.contains($0) ? "value\($0)" : "_" }
        if used.count == 1, let only = used.first { names[only] = "value" }
        let named = zip(positions, texts).map { position, text in position.map { names[$0] } ?? text }
        return "{ \(names.joined(separator: ", ")) in \(modern.construction(named)) }"
    }

    /// Whether what a wrapper reads of `self` is the same where it is called.
    private func isSeen(_ names: UsedNames, by call: WrapperCall, of function: FunctionEntry) -> Bool {
        guard case .name = call.callee.kind, let own = call.place.owner, let owner = function.owner,
            own == owner
        else { return false }
        var scope = call.place.scope
        while let current = scope {
            if names.contains(current.name) { return false }
            scope = current.parent
        }
        return true
    }

    /// The case that `E.case` or `.case` names, where one only has that name.
    func modernCase(of expression: Expression, among found: [ModernCase]) -> ModernCase? {
        guard case .member(let base, let name) = expression.kind else { return nil }
        let named = found.filter { $0.legacy.name == name }
        guard named.count > 1 else { return named.first }
        guard let owner = base?.calledName else { return nil }
        let own = named.filter { program.types[$0.legacy.type].name == owner }
        return own.count == 1 ? own[0] : nil
    }
}
