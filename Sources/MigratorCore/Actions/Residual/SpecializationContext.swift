import SwiftParser
import SwiftSyntax

/// What all specialisations of a step share: the program, the trees of the files that are needed, the helpers that were
/// specialised, and those that need a modern overload.
final class SpecializationContext {
    let typing: Typing
    let vocabulary: Vocabulary
    let names: RuntimeNames
    private let read: (String) -> [UInt8]
    private var sources: [Int: SourceText] = [:]
    private var trees: [Int: SourceFileSyntax] = [:]
    private var indentUnits: [Int: String] = [:]
    private var helpers: [Int: Helper] = [:]
    private var active: Set<Int> = []
    /// Functions that need an overload for modern actions, by identity.
    private(set) var overloads: [Int: Helper] = [:]

    /// Statements of test code that a modern half leaves out.
    private(set) var leftOut: Set<SpecializationFailure> = []

    var program: Program { typing.program }

    func note(_ failure: SpecializationFailure) { leftOut.insert(failure) }

    init(typing: Typing, vocabulary: Vocabulary, names: RuntimeNames, read: @escaping (String) -> [UInt8]) {
        self.typing = typing
        self.vocabulary = vocabulary
        self.names = names
        self.read = read
    }

    func source(of file: Int) -> SourceText {
        if let known = sources[file] { return known }
        let source = SourceText(bytes: read(program.files[file].path))
        sources[file] = source
        return source
    }

    func tree(of file: Int) -> SourceFileSyntax {
        if let known = trees[file] { return known }
        let tree = source(of: file).bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
        trees[file] = tree
        return tree
    }

    /// One level of indentation as the file has it.
    func indentUnit(of file: Int) -> String {
        if let known = indentUnits[file] { return known }
        let unit = source(of: file).indentUnit
        indentUnits[file] = unit
        return unit
    }

    // MARK: Consumers

    /// The label of the modern half when an expression stands for a reducer or a middleware.
    func modernLabel(of callee: ExprSyntax, in specializer: UnknownActionSpecializer) -> String? {
        let expression = specializer.lowering.expression(callee)
        let kinds = ConsumerValues(typing: typing, vocabulary: vocabulary)
        return kinds.kind(of: expression, at: specializer.folding.place).map { names.modernLabel(of: $0) }
    }

    // MARK: Helpers

    /// A helper that is given the action, specialised.
    struct Helper {
        let function: FunctionEntry
        let declaration: FunctionDeclSyntax
        /// Index of the parameter that the action goes to.
        let actionParameter: Int
        let block: UnknownActionSpecializer.Block
        let windowName: String
        /// The parameter that the body gives back and does nothing else.
        let returnedParameter: String?
        /// Index of the argument for each parameter of the call that asked.
        var arguments: [Int?]

        func argumentIndex(of parameter: String) -> Int? {
            function.facts.parameters.firstIndex { $0.name == parameter }.flatMap { arguments[$0] }
        }
    }

    /// The helper that a call gives the action to; nil when the call is to something that is not known.
    func helper(
        for call: FunctionCallExprSyntax, in specializer: UnknownActionSpecializer, _ scope: SpecializationScope
    ) throws -> Helper? {
        guard case .call(let callee, let arguments) = specializer.lowering.expression(ExprSyntax(call)).kind else {
            return nil
        }
        let given = arguments.firstIndex { argument in
            guard case .name(let name) = argument.value.kind else { return false }
            return scope.names[name] == .action
        }
        guard let given else { return nil }
        let candidates = typing.candidates(for: callee, at: specializer.folding.place)
        guard let function = typing.best(candidates, arguments), function.facts.body != nil,
            function.facts.name != "init",
            let matching = ArgumentMatching(arguments, function.facts.parameters)
        else { return nil }
        guard call.trailingClosure == nil else {
            throw specializer.failure(call, "a helper that takes a closure behind its arguments is not specialised")
        }
        let others = arguments.indices.filter { $0 != given }
        let passesMore = others.contains { index in
            guard case .name(let name) = arguments[index].value.kind else { return false }
            return scope.names[name] == .action || scope.names[name] == .actionType
        }
        guard !passesMore else {
            throw specializer.failure(call, "the action is given to one helper in several arguments")
        }
        var helper = try specialized(function, actionParameter: matching.parameterOfArgument[given], call, specializer)
        helper.arguments = function.facts.parameters.indices.map { matching.parameterOfArgument.firstIndex(of: $0) }
        return helper
    }

    private func specialized(
        _ function: FunctionEntry, actionParameter: Int, _ call: FunctionCallExprSyntax,
        _ specializer: UnknownActionSpecializer
    ) throws -> Helper {
        if let known = helpers[function.id] { return known }
        guard active.insert(function.id).inserted else {
            throw specializer.failure(call, "the helper calls itself with the action")
        }
        defer { active.remove(function.id) }
        guard let declaration = SyntaxLocator.function(at: function.facts.offset, in: tree(of: function.file)),
            let body = declaration.body
        else { throw specializer.failure(call, "the helper's declaration was not found") }
        let (block, windowName) = try blockAvoidingClash(
            function.file, function.facts.offset, function.owner, vocabulary
        ) { inner in
            var scope = SpecializationScope()
            scope.names[function.facts.parameters[actionParameter].name] = .action
            let indent =
                inner.source.indentation(at: inner.source.range(declaration).lowerBound)
                + indentUnit(of: function.file)
            return try inner.block(body.statements, &scope, indent: indent)
        }
        let helper = Helper(
            function: function, declaration: declaration, actionParameter: actionParameter, block: block,
            windowName: windowName, returnedParameter: returnedParameter(block, function), arguments: [])
        helpers[function.id] = helper
        return helper
    }

    /// Specialises with the usual name of the window parameter, or with another where the code uses that name.
    ///
    /// - Parameter offset: that of what is specialised, for the case that both names are taken.
    func blockAvoidingClash(
        _ file: Int, _ offset: Int, _ owner: TypeID?, _ vocabulary: Vocabulary,
        _ body: (UnknownActionSpecializer) throws -> UnknownActionSpecializer.Block
    ) throws -> (UnknownActionSpecializer.Block, windowName: String) {
        let label = vocabulary.configuration.windowLabel
        let upper = label.prefix(1).uppercased() + label.dropFirst()
        for name in [label, "action\(upper)"] {
            let specializer = UnknownActionSpecializer(context: self, file: file, owner: owner, windowName: name)
            let block = try body(specializer)
            if !specializer.windowNameIsTaken { return (block, name) }
        }
        throw SpecializationFailure(
            file: file, offset: offset,
            message: "the names `\(label)` and `action\(upper)` are both used for something else"
        )
    }

    private func returnedParameter(_ block: UnknownActionSpecializer.Block, _ function: FunctionEntry) -> String? {
        guard block.lines.count == 1, let line = block.lines.first?.trimmed else { return nil }
        let value = line.hasPrefix("return ") ? line.dropFirst("return ".count) : line
        return function.facts.parameters.map(\.name).first { $0 == value }
    }

    func needOverload(of helper: Helper) throws { overloads[helper.function.id] = helper }

    /// The specialised body of a helper, where its arguments have the names of its parameters (or are simple enough to be
    /// bound), so that it can stand in the place of the call.
    func inlinedBody(
        of call: FunctionCallExprSyntax, in specializer: UnknownActionSpecializer, _ scope: SpecializationScope,
        indent: String
    ) throws -> UnknownActionSpecializer.Block? {
        // What is called on `self` or on another type may name that one's members without saying so.
        guard call.calledExpression.is(DeclReferenceExprSyntax.self),
            let helper = try helper(for: call, in: specializer, scope), helper.function.file == specializer.file,
            helper.windowName == specializer.windowName
        else { return nil }
        let arguments = Array(call.arguments)
        for (index, parameter) in helper.function.facts.parameters.enumerated() {
            if index == helper.actionParameter {
                guard let position = helper.arguments[index],
                    specializer.source.text(arguments[position].expression) == parameter.name
                else { return nil }
                continue
            }
            guard let position = helper.arguments[index],
                specializer.source.text(arguments[position].expression) == parameter.name
            else { return nil }
        }
        let own =
            specializer.source.indentation(at: specializer.source.range(helper.declaration).lowerBound)
            + indentUnit(of: specializer.file)
        var block = helper.block
        if own != indent {
            block.lines = block.lines.map { line in
                line.hasPrefix(own)
                    ? indent + SourceText.reindent(String(line.dropFirst(own.count)), from: own, to: indent) : line
            }
        }
        return block
    }
}
