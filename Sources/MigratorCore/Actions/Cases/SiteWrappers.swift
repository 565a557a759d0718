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
            let outer = call.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
            dispatches.isDispatch(outer, at: site.place), let tree = tree(of: site.place.file),
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
        for (argument, position) in zip(site.arguments, site.parameterOfArgument) {
            guard let field = initializer.fieldOfParameter[position], field != configuration.windowLabel,
                field != configuration.actionTypeLabel
            else { continue }
            let type = initializer.parameters[position].typeText
            given[field] = try value(of: argument, at: site, function, type, uses, builder)
            if case .parameter(let own)? = given[field] { removed.insert(own) }
        }
        let calls = try wrapperCalls(of: function) { refusal($0, at: $1) }
        for own in calls { try rewrite(own, found, given, removed, index, function, initializer, builder) }

        let source = source(of: site.place.file)
        let names = UsedNames(source.text(declaration))
        let taken = Set(parameters.map(\.name))
        let name = names.contains("action") || taken.contains("action") ? "modernAction" : "action"
        let enums = Set(found.map(\.type.enum))
        let type = enums.count == 1 ? found[0].type.enum : dispatches.modernProtocol
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
        let text = "\(name), \(label): \(source.text(window.value.range))"
        add(SourceEdit(argumentsRange(of: outer, text, source), text), to: site.place.file)
        run.count("sites", by: calls.count)
    }

    /// Nothing else can stand for the function, and it is called as it is written.
    private func isPlain(_ function: FunctionEntry) -> Bool {
        let facts = function.facts
        let isProtocol = function.owner.map { program.types[$0].kind == .protocol } ?? false
        return facts.genericParameters.isEmpty && !facts.modifiers.contains("override") && !isProtocol
            && Set(facts.attributes).subtracting(["MainActor", "discardableResult"]).isEmpty && facts.name != "init"
            && facts.parameters.allSatisfy { !$0.isVariadic && $0.attributes.isEmpty }
            && (program.functionsByName[facts.name] ?? []).count == 1
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
        let isPrivate = function.facts.modifiers.contains("private") || function.facts.modifiers.contains("fileprivate")
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
        _ own: WrapperCall, _ found: [ModernCase], _ given: [String: GivenValue], _ removed: Set<Int>, _ index: Int,
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

        // The arguments as they are written now, with the values where the case was.
        var written: [String] = []
        var order: [Int] = []
        for (position, argument) in call.arguments.enumerated() {
            let parameter = own.parameterOfArgument[position]
            if parameter == index {
                let label = argument.label.map { source.text($0) + ": " } ?? ""
                written.append(label + modern.construction(texts))
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
