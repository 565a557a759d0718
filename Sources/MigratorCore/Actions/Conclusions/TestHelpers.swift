import SwiftSyntax

/// Helpers of tests that make an action of what they are given, `getAction(for: .opened)`: a call for a case of the step is
/// what makes the action.
///
/// The helper makes other cases too, so that it stays as it is, until nothing calls it.
final class TestHelpers {
    /// A call in the place of a constructor: what the helper gives the initialiser, as the caller can write it.
    struct Call {
        let site: Site
        let found: ActionCase
    }

    private let program: Program
    private let typing: Typing
    private let analysis: Analysis
    private lazy var bodies = Bodies(program: program)
    private lazy var tracer = CaseTracer(typing: typing, vocabulary: analysis.vocabulary, bodies: bodies)
    private lazy var effects = EffectAnalysis(program: program)
    /// Names of helpers that may have lost their last caller.
    private(set) var called: Set<String> = []

    init(analysis: Analysis, typing: Typing) {
        self.analysis = analysis
        self.typing = typing
        program = analysis.program
    }

    /// Why a call of a helper cannot be replaced.
    struct Refusal: Error {
        let file: Int
        let offset: Int
        let message: String
    }

    /// The calls of the helper that a constructor call stands in, as far as they make one of the cases.
    ///
    /// - Returns: nil where the constructor call stands in no such helper.
    func calls(of site: Site, making wanted: Set<ActionCase>) throws(Refusal) -> [Call]? {
        guard let helper = Helper(site, analysis, typing) else { return nil }
        var uses: [(Use, Body)] = []
        for body in bodies.calling(helper.function.facts.name) {
            let walker = BodyWalker()
            walker.onExpression = { expression, place in
                if let use = self.use(expression, of: helper.function, at: place) { uses.append((use, body)) }
            }
            body.walk(with: walker, in: program)
        }
        var calls: [Call] = []
        for (use, body) in uses {
            if let call = try call(of: helper, use, in: body, making: wanted) { calls.append(call) }
        }
        called.insert(helper.function.facts.name)
        return calls
    }

    /// A call of a helper.
    private struct Use {
        let callee: Expression
        let arguments: [Argument]
        let parameterOfArgument: [Int]
        let place: Place

        func argument(for parameter: Int) -> Expression? {
            parameterOfArgument.firstIndex(of: parameter).map { arguments[$0].value }
        }
    }

    private func use(_ expression: Expression, of function: FunctionEntry, at place: Place) -> Use? {
        guard case .call(let callee, let arguments) = expression.kind, callee.calledName == function.facts.name,
            let matching = ArgumentMatching(arguments, function.facts.parameters),
            typing.candidates(for: callee, at: place).contains(where: { $0.id == function.id })
        else { return nil }
        return Use(
            callee: callee, arguments: arguments, parameterOfArgument: matching.parameterOfArgument, place: place)
    }

    private func call(
        of helper: Helper, _ use: Use, in body: Body, making wanted: Set<ActionCase>
    ) throws(Refusal) -> Call? {
        guard let found = try foundCase(of: helper, use, in: body, among: wanted) else { return nil }
        let refusal = { (message: String) in
            Refusal(file: use.place.file, offset: use.callee.offset, message: message)
        }
        guard use.place.file == helper.function.file else {
            throw refusal("the helper that makes the action stands in another file")
        }
        var arguments: [Argument] = []
        var parameters: [Int] = []
        var given: Set<Int> = []
        var texts: [Int: String] = [:]
        for (argument, index) in zip(helper.site.arguments, helper.site.parameterOfArgument) {
            switch helper.source(of: argument.value) {
            case .parameter(let parameter):
                given.insert(parameter)
                let facts = helper.function.facts.parameters[parameter]
                guard let value = use.argument(for: parameter) ?? facts.defaultValue else {
                    throw refusal("what the helper gives the action here is not followed")
                }
                // A default means what it means where the helper stands; constants mean the same everywhere.
                guard use.argument(for: parameter) != nil || !UsedNames(text(of: value, use)).mayCallImplicitSelf else {
                    throw refusal("what the helper gives the action by default is not rewritten")
                }
                arguments.append(Argument(argument.label, value))
            case .own(let names):
                guard isSeen(names, by: use, of: helper) else {
                    throw refusal("what the helper makes the action of is not seen here")
                }
                arguments.append(argument)
            case .made(let names, let used):
                guard isSeen(names, by: use, of: helper),
                    let text = helper.text(
                        of: argument.value,
                        giving: { parameter in
                            let value =
                                use.argument(for: parameter) ?? helper.function.facts.parameters[parameter].defaultValue
                            return value.map { self.text(of: $0, use) }
                        })
                else { throw refusal("what the helper makes the action of is not followed") }
                given.formUnion(used)
                texts[argument.value.offset] = text
                arguments.append(argument)
            case nil: throw refusal("what the helper makes the action of is not followed")
            }
            parameters.append(index)
        }
        for (argument, parameter) in zip(use.arguments, use.parameterOfArgument) where !given.contains(parameter) {
            guard !effects.mayHaveEffects(argument.value, at: use.place) else {
                throw refusal("the modern action does not carry this value, and evaluating it may do something")
            }
        }
        let site = Site(
            action: helper.site.action, arguments: arguments, offset: use.callee.offset, place: use.place, body: body,
            isTest: true, initializer: helper.site.initializer, parameterOfArgument: parameters, texts: texts)
        return Call(site: site, found: found)
    }

    private func text(of expression: Expression, _ use: Use) -> String {
        analysis.workspace.source(of: program.files[use.place.file].path).text(expression.range)
    }

    /// The case that a call makes, if it is one of those asked for.
    private func foundCase(
        of helper: Helper, _ use: Use, in body: Body, among wanted: Set<ActionCase>
    ) throws(Refusal) -> ActionCase? {
        guard let parameter = helper.parameter else {
            return helper.found.flatMap { wanted.contains($0) ? $0 : nil }
        }
        let facts = helper.function.facts.parameters[parameter]
        guard let value = use.argument(for: parameter) ?? facts.defaultValue else { return nil }
        let expected = typing.parameterType(facts, of: helper.function)
        let trace = tracer.trace(value, at: use.place, in: body, expected: expected, via: [])
        guard let found = trace.order.first(where: wanted.contains) else { return nil }
        guard trace.order.count == 1, trace.ends.isEmpty, case .member = value.kind else {
            throw Refusal(
                file: use.place.file, offset: value.offset,
                message: "the case that the helper is given is chosen in a way that is not rewritten")
        }
        return found
    }

    /// Whether the names mean the same where the helper is called.
    private func isSeen(_ names: UsedNames, by use: Use, of helper: Helper) -> Bool {
        var scope = use.place.scope
        while let current = scope {
            if names.contains(current.name) { return false }
            scope = current.parent
        }
        guard names.mayCallImplicitSelf, let owner = helper.function.owner else { return true }
        guard case .name = use.callee.kind, let own = use.place.owner else { return false }
        return typing.isSubtype(own, of: owner)
    }
}

/// A function of a test whose one value is a constructor call of an action.
private struct Helper {
    /// Where a value that the constructor gets comes from.
    enum Source {
        case parameter(Int)
        /// The helper makes it by itself, of these names.
        case own(UsedNames)
        /// The helper makes it of these names and of parameters.
        case made(UsedNames, parameters: Set<Int>)
    }

    let site: Site
    let function: FunctionEntry
    /// The parameter that the case comes in by; nil where the helper names it.
    let parameter: Int?
    /// The case that the helper names.
    let found: ActionCase?
    private let source: SourceText

    init?(_ site: Site, _ analysis: Analysis, _ typing: Typing) {
        guard site.isTest, case .function(let function) = site.body, let body = function.facts.body, body.count == 1,
            function.facts.result != nil, !function.facts.hasEffectSpecifiers, function.facts.name != "init",
            function.facts.genericParameters.isEmpty
        else { return nil }
        let values = typing.returnedValues(of: body, at: site.place)
        guard values.count == 1, case .call(let callee, _) = values[0].expression.kind,
            callee.offset == site.offset,
            let (argument, _) = site.argument(filling: analysis.vocabulary.configuration.actionTypeLabel)
        else { return nil }
        self.site = site
        self.function = function
        source = analysis.workspace.source(of: analysis.program.files[function.file].path)
        switch argument.value.kind {
        case .name(let name):
            guard let index = function.facts.parameters.firstIndex(where: { $0.name == name }) else { return nil }
            parameter = index
            found = nil
        case .member:
            parameter = nil
            let tracer = CaseTracer(
                typing: typing, vocabulary: analysis.vocabulary, bodies: Bodies(program: analysis.program))
            let trace = tracer.trace(site)
            guard trace.order.count == 1 else { return nil }
            found = trace.order.first
        default: return nil
        }
    }

    func source(of value: Expression) -> Source? {
        let parameters = function.facts.parameters
        if case .name(let name) = value.kind, let index = parameters.firstIndex(where: { $0.name == name }) {
            return .parameter(index)
        }
        let names = UsedNames(source.text(value.range))
        let used = Set(parameters.indices.filter { names.contains(parameters[$0].name) })
        guard !used.isEmpty else { return .own(names) }
        let others = UsedNames(all: names.all.subtracting(parameters.map(\.name)), mayCallImplicitSelf: false)
        return used.count <= 4 ? .made(others, parameters: used) : nil
    }

    /// The text of a value with arguments in the place of the parameters, each of which is read once.
    func text(of value: Expression, giving argument: (Int) -> String?) -> String? {
        let inner = SourceText(bytes: Array(source.text(value.range).utf8))
        let node = SourceParser.parse(inner.bytes)
        var edits: [SourceEdit] = []
        for (index, parameter) in function.facts.parameters.enumerated() {
            let uses = NameUses(name: parameter.name)
            uses.walk(node)
            guard !uses.nodes.isEmpty else { continue }
            guard uses.nodes.count == 1, let use = uses.nodes.first,
                use.parent?.is(LabeledExprSyntax.self) == true, let text = argument(index)
            else { return nil }
            edits.append(SourceEdit(inner.range(use), text))
        }
        return try? inner.text(0..<inner.bytes.count, with: edits)
    }
}
