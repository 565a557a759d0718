import SwiftSyntax

/// The steps `reducers` and `middlewares`: every consumer in tuple form, every call to its legacy half.
struct ConsumerStepRewriter {
    let context: RewriteContext
    let kind: ConsumerKind

    private var program: Program { context.program }
    private var pair: RuntimeNames.Pair { context.names.pair(of: kind) }
    private var form: RuntimeForm.AliasForm { kind == .reducer ? context.runtime.reducer : context.runtime.middleware }

    func run() {
        guard !consumers().isEmpty || !isExternal else { return }
        guard context.runtime.hasModernProtocol || isConfigured else {
            let place = placeOfRuntime()
            context.fail(
                .runtimeMissing, place.file, place.offset, context.names.modernProtocol,
                "the tree has no `\(context.names.modernProtocol)`; take the step `runtime` first, or configure the names of "
                    + "a runtime that lies outside of the tree")
            return
        }
        flipAlias()
        if case .closure = form { context.residual.becomingTuples = [kind] }
        if case .closure = context.runtime.reducer, kind == .middleware {
            context.residual.kindsWithHalves = [.middleware]
        }
        if case .closure = context.runtime.middleware, kind == .reducer {
            context.residual.kindsWithHalves = [.reducer]
        }
        let flow = ConsumerFlow(context: context, kind: kind)
        flow.adopt()
        for variable in consumers() where needsConversion(variable, flow) {
            ConsumerConversion(context: context, kind: kind).convert(variable)
        }
        let parameters = ConsumerParameters(context: context, kind: kind)
        parameters.rewrite()
        flow.rewrite(except: parameters.legacyParameters)
        for helper in context.residual.overloads {
            OverloadWriter(context: context).write(helper)
        }
        for required in context.residual.requirements.values.sorted(by: { $0.function.id < $1.function.id }) {
            OverloadWriter(context: context).write(required)
        }
        for left in context.residual.leftOut {
            context.fail(
                .leftOutStatement, left.file, left.offset, context.path(left.file),
                "the modern half leaves this statement of a test out: \(left.message)", isFatal: false)
        }
        ConsumerCalls(context: context, kind: kind, legacyParameters: parameters.legacyParameters).rewrite()
        ModernExecutionRewriter(context: context).addHalves(of: kind)
    }

    /// The alias that is to become a tuple, or the first consumer where the tree does not declare it.
    private func placeOfRuntime() -> PlaceInFile {
        switch form {
        case .closure(let alias), .tuple(let alias): return PlaceInFile(file: alias.file, offset: alias.facts.offset)
        case .external:
            let first = consumers().first
            return PlaceInFile(file: first?.file ?? 0, offset: first?.facts.offset ?? 0)
        }
    }

    /// The runtime lies outside of the tree and its names were given.
    private var isConfigured: Bool {
        guard case .external = form else { return false }
        return context.configuration.usesExternalRuntime
    }

    private var isExternal: Bool {
        if case .external = form { return true }
        return false
    }

    private func consumers() -> [VariableEntry] {
        let indices: [Int]
        switch kind {
        case .reducer: indices = context.vocabulary.reducers.map(\.variable)
        case .middleware: indices = context.vocabulary.middlewares.map(\.variable)
        }
        return indices.map { program.variables[$0] }
    }

    /// Not what is a tuple already, and not what stands for another consumer: that becomes one with it. The closures that a
    /// computed property gives are wrapped where they stand.
    private func needsConversion(_ variable: VariableEntry, _ flow: ConsumerFlow) -> Bool {
        guard let initializer = variable.facts.initializer else { return false }
        switch initializer.kind {
        case .closure: return true
        case .tuple: return false
        default:
            let place = Place(file: variable.file, owner: variable.owner, scope: nil)
            return !flow.isConsumer(initializer, at: place)
        }
    }

    /// `typealias Reducer<State> = (closure)` becomes the tuple of both halves.
    private func flipAlias() {
        guard case .closure(let alias) = form else { return }
        let tree = context.residual.tree(of: alias.file)
        let source = context.residual.source(of: alias.file)
        guard let declaration = SyntaxLocator.alias(at: alias.facts.offset, in: tree) else { return }
        let generics =
            declaration.genericParameterClause.map { "<\($0.parameters.map(\.name.text).joined(separator: ", "))>" }
            ?? ""
        let text =
            "(\(pair.legacyLabel): \(pair.legacyAlias)\(generics), \(pair.modernLabel): \(pair.modernAlias)\(generics))"
        context.add(SourceEdit(source.range(declaration.initializer.value), text), to: alias.file)
        context.result.count("aliases")
    }
}
