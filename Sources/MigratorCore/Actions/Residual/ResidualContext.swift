import SwiftParser
import SwiftSyntax

/// What all residual code of a step shares: the program, the trees of the files that are needed, the decisions, the helpers
/// that were written for the action, and those that need a modern overload.
final class ResidualContext {
    let typing: Typing
    let vocabulary: Vocabulary
    let names: RuntimeNames
    let incoming: Incoming
    let effects: EffectAnalysis
    let operators: OperatorDeclarations
    /// The kinds of consumers that have two halves when the step is done.
    var kindsWithHalves: Set<ConsumerKind> = [.reducer, .middleware]
    /// Those of them that become tuples in this step: calls in the text do not name a half yet.
    var becomingTuples: Set<ConsumerKind> = []
    /// The case that the code is written for, and how its values are written; nil for an action that is not known.
    let writing: CaseWriting?
    /// The same for an action that is not known: what is the same for both needs nothing of its own.
    var unknown: ResidualContext?
    /// Helpers that take what they need of the case instead of the action, in the order in which they were needed.
    var specialised: [SpecialisedHelper] = []
    private let evaluator: ConsumerEvaluator
    private let workspace: Workspace
    private var indentUnits: [Int: String] = [:]
    private var helpers: [Int: Helper] = [:]
    private var active: Set<Int> = []
    private var closurePlaces: [Int: [Int: ClosurePlace]] = [:]

    /// Which names a closure sees, and which type is written for it.
    private struct ClosurePlace {
        let place: Place
        var type: TypeReference?
    }
    /// The label of the window parameter in the overloads that are needed, by the identity of the function.
    private var overloadLabels: [Int: String] = [:]
    /// Requirements of protocols that need one beside them, by identity.
    private(set) var requirements: [Int: RequiredOverload] = [:]
    /// Statements of test code that a modern half leaves out.
    private(set) var leftOut: Set<ResidualFailure> = []

    var program: Program { typing.program }

    /// Functions that need an overload for modern actions, in the order of the program.
    var overloads: [Helper] {
        overloadLabels.sorted { $0.key < $1.key }.compactMap { id, label in
            var helper = helpers[id]
            helper?.windowLabel = label
            return helper
        }
    }

    init(
        typing: Typing, vocabulary: Vocabulary, names: RuntimeNames, incoming: Incoming = .unknown,
        writing: CaseWriting? = nil, workspace: Workspace
    ) {
        self.writing = writing
        self.typing = typing
        self.vocabulary = vocabulary
        self.names = names
        self.incoming = incoming
        self.workspace = workspace
        effects = EffectAnalysis(program: typing.program)
        operators = OperatorDeclarations(program: typing.program, configuration: vocabulary.configuration)
        evaluator = ConsumerEvaluator(typing: typing, vocabulary: vocabulary, incoming: incoming, keepsLog: true)
    }

    /// Fields that the code reads and the case does not carry.
    var uncarried: Set<String> = []

    /// What is written for the value of a payload field.
    func text(ofField name: String) -> String {
        guard let writing else { return name }
        if !writing.values.contains(where: { $0.field == name }) { uncarried.insert(name) }
        return CaseWriting.placeholder(name)
    }

    /// Whether the modern case carries a field as a value that is always there.
    func isRequired(_ field: String) -> Bool {
        writing?.values.contains { $0.field == field && !$0.optional } ?? false
    }

    func note(_ failure: ResidualFailure) { leftOut.insert(failure) }

    // MARK: Files

    func source(of file: Int) -> SourceText { workspace.source(of: program.files[file].path) }

    func tree(of file: Int) -> SourceFileSyntax {
        workspace.tree(of: program.files[file].path) ?? Parser.parse(source: "")
    }

    /// One level of indentation as the file has it.
    func indentUnit(of file: Int) -> String {
        if let known = indentUnits[file] { return known }
        let unit = source(of: file).indentUnit
        indentUnits[file] = unit
        return unit
    }

    // MARK: Consumers

    /// What a closure that takes a state and the action does for the action.
    ///
    /// - Parameters:
    ///   - action: its name for the action.
    ///   - windowName: what the window is called where the result goes, if it is.
    ///   - indent: the indentation of the result.
    func block(
        of closure: ClosureExprSyntax, action: String, file: Int, owner: TypeID?, indent: String,
        windowName: String? = nil
    ) throws -> (ResidualBlock, windowName: String) {
        let offset = source(of: file).range(closure).lowerBound
        let found = place(ofClosureAt: offset, in: file)
        let place = found?.place ?? Place(file: file, owner: owner, scope: nil)
        guard case .closure(let facts) = Lowering(keepsBodies: true).expression(ExprSyntax(closure)).kind else {
            return (ResidualBlock(), vocabulary.configuration.windowLabel)
        }
        let log = evaluator.decisions(onConsumer: typed(facts, found?.type), at: offset, place)
        return try avoidingClash(file, offset, place, log, actionName: action, wanted: windowName) {
            try $0.block(closure.statements, indent: indent)
        }
    }

    /// What is left of a function when what is removed does not come any more.
    func remainder(
        of function: FunctionEntry, _ declaration: FunctionDeclSyntax, _ body: CodeBlockSyntax
    ) throws -> ResidualBlock {
        let log = evaluator.decisions(on: function, actionParameters: [])
        let place = Place(
            file: function.file, owner: function.owner, scope: Binder.bindParameters(of: function),
            generics: function.facts.genericParameters)
        let source = source(of: function.file)
        let indent = source.indentation(at: source.range(declaration).lowerBound) + indentUnit(of: function.file)
        return try Residualiser(
            context: self, file: function.file, place: place, log: log, windowName: "", actionName: ""
        ).block(body.statements, indent: indent)
    }

    /// The closure with the type of its state, which the alias names.
    private func typed(_ closure: Closure, _ type: TypeReference?) -> Closure {
        guard case .named(_, let arguments)? = type, let state = arguments.first,
            let parameters = closure.parameters, let first = parameters.first, first.type == nil
        else { return closure }
        return Closure(
            captures: closure.captures,
            parameters: [ClosureParameter(name: first.name, type: state)] + parameters.dropFirst(),
            result: closure.result, body: closure.body)
    }

    private func place(ofClosureAt offset: Int, in file: Int) -> ClosurePlace? {
        if let known = closurePlaces[file] { return known[offset] }
        var places: [Int: ClosurePlace] = [:]
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard expression.isClosure else { return }
            let start = expression.range.lowerBound
            places[start] = ClosurePlace(place: place, type: places[start]?.type)
        }
        walker.onExpected = { expression, type, place in
            guard expression.isClosure else { return }
            places[expression.range.lowerBound] = ClosurePlace(place: place, type: type)
        }
        for function in program.functions where function.file == file { walker.walk(function) }
        for variable in program.variables where variable.file == file { walker.walk(variable) }
        closurePlaces[file] = places
        return places[offset]
    }

    /// Writes with the usual name of the window parameter, or with another where the code uses that name.
    ///
    /// - Parameter offset: that of what is written for, for the case that both names are taken.
    private func avoidingClash(
        _ file: Int, _ offset: Int, _ place: Place, _ log: DecisionLog, actionName: String, wanted: String? = nil,
        _ body: (Residualiser) throws -> ResidualBlock
    ) throws -> (ResidualBlock, windowName: String) {
        let label = vocabulary.configuration.windowLabel
        let other = otherWindowName
        for name in [wanted, label, other].compactMap({ $0 }) {
            let residualiser = Residualiser(
                context: self, file: file, place: place, log: log, windowName: name, actionName: actionName)
            let block = try body(residualiser)
            if !residualiser.windowNameIsTaken { return (block, name) }
        }
        throw ResidualFailure(
            file: file, offset: offset,
            message: "the names `\(label)` and `\(other)` are both used for something else")
    }

    private var otherWindowName: String {
        let label = vocabulary.configuration.windowLabel
        return "action" + label.prefix(1).uppercased() + label.dropFirst()
    }

    // MARK: Helpers

    /// A helper that is given the action, written for it.
    struct Helper {
        let function: FunctionEntry
        let declaration: FunctionDeclSyntax
        /// Index of the parameter that the action goes to.
        let actionParameter: Int
        let block: ResidualBlock
        /// Name of the window parameter in its overload.
        let windowName: String
        /// Label of the window parameter in its overload.
        var windowLabel: String
        /// The parameter that the body gives back and does nothing else.
        let returnedParameter: Int?
        /// The body hands the action on.
        var usesAction = false
        /// The parameters that got the action type.
        var typeParameters: [Int] = []
    }

    /// A requirement that a modern overload is written beside.
    struct RequiredOverload {
        let function: FunctionEntry
        let declaration: FunctionDeclSyntax
        let actionParameter: Int
        let windowLabel: String
    }

    /// A call of a helper: the one that is named, and all that may run.
    struct CalledHelper {
        let call: DecisionLog.HelperCall
        let actionParameter: Int
        let targets: [Helper]
        let windowLabel: String

        /// The index of the argument for a parameter.
        func argumentIndex(of parameter: Int) -> Int? { call.parameterOfArgument.firstIndex(of: parameter) }

        /// The one function that runs, when that is sure.
        var only: Helper? { targets.count == 1 && targets[0].function.id == call.function ? targets[0] : nil }
    }

    /// The helper that a call gives the action to.
    func helper(
        _ call: DecisionLog.HelperCall, for node: FunctionCallExprSyntax, in residualiser: Residualiser
    ) throws -> CalledHelper {
        guard call.actionParameters.count < 2, let parameter = call.actionParameters.first ?? call.typeParameters.first
        else {
            throw residualiser.failure(node, "the action is given to one helper in several arguments")
        }
        guard node.trailingClosure == nil else {
            throw residualiser.failure(
                node, "a helper that takes a closure behind its arguments is not written for modern actions")
        }
        let targets = try call.targets.map {
            try written($0, parameter, node, residualiser, types: call.typeParameters)
        }
        let functions = [program.functions[call.function]] + targets.map(\.function)
        let existing = targets.first.flatMap { modernOverload(of: $0.function, parameter) }?.facts.parameters.last?
            .label
        return CalledHelper(
            call: call, actionParameter: parameter, targets: targets,
            windowLabel: existing ?? windowLabel(of: functions))
    }

    /// The usual label, or another where a function has a parameter of that label.
    private func windowLabel(of functions: [FunctionEntry]) -> String {
        let label = vocabulary.configuration.windowLabel
        return functions.contains { $0.facts.parameters.contains { $0.label == label } } ? otherWindowName : label
    }

    func written(
        _ id: Int, _ parameter: Int, _ node: FunctionCallExprSyntax, _ residualiser: Residualiser, types: [Int] = []
    ) throws -> Helper {
        if let known = helpers[id] { return known }
        let function = program.functions[id]
        guard let declaration = SyntaxLocator.function(at: function.facts.offset, in: tree(of: function.file)),
            let body = declaration.body
        else { throw residualiser.failure(node, "the helper's declaration was not found") }
        if let attribute = function.facts.attributes.first(where: changesBody) {
            throw residualiser.failure(node, "what `@\(attribute)` makes of the helper's statements is not known")
        }
        guard active.insert(id).inserted else {
            // It calls itself: what is left of it is being worked out, and something is.
            return Helper(
                function: function, declaration: declaration, actionParameter: parameter,
                block: ResidualBlock(lines: [function.facts.name]), windowName: "",
                windowLabel: windowLabel(of: [function]), returnedParameter: nil)
        }
        defer { active.remove(id) }
        let log = evaluator.decisions(
            on: function, actionParameters: types.contains(parameter) ? [] : [parameter], typeParameters: types)
        let place = Place(
            file: function.file, owner: function.owner, scope: Binder.bindParameters(of: function),
            generics: function.facts.genericParameters)
        var usesAction = false
        let (block, windowName) = try avoidingClash(
            function.file, function.facts.offset, place, log, actionName: function.facts.parameters[parameter].name,
            wanted: modernOverload(of: function, parameter)?.facts.parameters.last?.name
        ) { inner in
            defer { usesAction = inner.writesAction }
            let indent =
                inner.source.indentation(at: inner.source.range(declaration).lowerBound)
                + indentUnit(of: function.file)
            return try inner.block(body.statements, indent: indent)
        }
        let helper = Helper(
            function: function, declaration: declaration, actionParameter: parameter, block: block,
            windowName: windowName, windowLabel: windowLabel(of: [function]),
            returnedParameter: returnedParameter(block, function), usesAction: usesAction,
            typeParameters: types)
        helpers[id] = helper
        return helper
    }

    /// Whether an attribute says what the statements of a function mean: a result builder, a macro.
    func changesBody(_ attribute: String) -> Bool {
        let plain: Set<String> = [
            "MainActor", "discardableResult", "objc", "nonobjc", "inline", "inlinable", "usableFromInline", "available",
            "preconcurrency", "Sendable", "IBAction", "warn_unqualified_access", "optimize", "concurrent",
            "backDeployed",
        ]
        guard !plain.contains(attribute) else { return false }
        return !(program.typesByName[attribute] ?? []).contains { program.types[$0].attributes.contains("globalActor") }
    }

    /// A parameter that the body gives back as it is: the call can be replaced by the argument.
    private func returnedParameter(_ block: ResidualBlock, _ function: FunctionEntry) -> Int? {
        guard block.lines.count == 1, let line = block.lines.first?.trimmed else { return nil }
        let value = line.hasPrefix("return ") ? line.dropFirst("return ".count) : line
        return function.facts.parameters.indices.first { index in
            let parameter = function.facts.parameters[index]
            return parameter.name == value && parameter.type == function.facts.result
                && function.facts.genericParameters.isEmpty
        }
    }

    /// The functions that may run, and the one that is named, get overloads for modern actions.
    func needOverload(
        of helper: CalledHelper, _ node: FunctionCallExprSyntax, in residualiser: Residualiser
    ) throws {
        for target in helper.targets {
            overloadLabels[target.function.id] = helper.windowLabel
            // An override needs something to override, up to where the function is declared first.
            for above in overridden(by: target.function) {
                _ = try written(above.id, helper.actionParameter, node, residualiser)
                overloadLabels[above.id] = helper.windowLabel
            }
        }
        let named = program.functions[helper.call.function]
        for function in requirements(of: named) {
            guard
                let declaration = SyntaxLocator.function(at: function.facts.offset, in: tree(of: function.file)),
                declaration.body == nil
            else { throw residualiser.failure(node, "the requirement that the helper implements was not found") }
            requirements[function.id] = RequiredOverload(
                function: function, declaration: declaration, actionParameter: helper.actionParameter,
                windowLabel: helper.windowLabel)
        }
    }

    private func overridden(by function: FunctionEntry) -> [FunctionEntry] {
        guard function.facts.modifiers.contains("override"), let owner = function.owner else { return [] }
        return typing.functions(named: function.facts.name, of: owner).filter { other in
            other.id != function.id && other.facts.body != nil
                && other.facts.parameters.map(\.label) == function.facts.parameters.map(\.label)
                && other.owner.map { program.types[$0].kind == .class } ?? false
        }
    }

    /// The requirement that a function is, or that it is the default for.
    private func requirements(of function: FunctionEntry) -> [FunctionEntry] {
        guard let owner = function.owner, program.types[owner].kind == .protocol else { return [] }
        return (program.types[owner].functions[function.facts.name] ?? []).map { program.functions[$0] }.filter {
            $0.facts.body == nil && $0.facts.parameters.map(\.label) == function.facts.parameters.map(\.label)
        }
    }
}
