import SwiftSyntax

/// The step `runtime`: the protocol of modern actions, the aliases of both halves, the second `dispatch`, the queue of both
/// kinds of actions, the mock stores of the tests.
///
/// Known shapes only. What is there already is left as it is; what has another shape is reported with what is to be added.
struct RuntimeRewriter {
    let context: RewriteContext
    private var program: Program { context.program }
    private var configuration: Configuration { context.configuration }

    init(context: RewriteContext) {
        self.context = context
    }

    func run() {
        if configuration.usesExternalRuntime || context.vocabulary.isEmpty { return }
        guard let template = protocolOfActionTypes() else {
            context.fail(
                .runtimeUnknownShape, placeOfFirstAction().file, placeOfFirstAction().offset,
                configuration.actionTypeProtocols.first ?? "ActionType",
                "the tree does not declare the protocol of action types; add to the runtime `protocol "
                    + "\(context.names.modernProtocol): Sendable {}`, a second `dispatch`, and the tuples of halves, then set "
                    + "`usesExternalRuntime` in the configuration")
            return
        }
        if let other = typeOfThatName() {
            let name = context.names.modernProtocol
            context.fail(
                .runtimeUnknownShape, other.file, other.offset, name,
                "`\(name)` is the name that the protocol of modern actions would get; name another one with "
                    + "`modernActionProtocols` in the configuration")
            return
        }
        addProtocol(after: template)
        addAliases(context.runtime.reducer, context.names.reducer)
        addAliases(context.runtime.middleware, context.names.middleware)
        addRequirements()
        StoreRewriter(context: context).addModernDispatch()
        MockStoreRewriter(context: context).rewrite()
        StoreRewriter(context: context).rewriteOthers()
    }

    private func placeOfFirstAction() -> PlaceInFile {
        let first = context.vocabulary.actions.keys.sorted().first.map { program.types[$0] }
        return PlaceInFile(file: first?.file ?? 0, offset: first?.offset ?? 0)
    }

    // MARK: The protocol

    private func protocolOfActionTypes() -> TypeEntry? {
        configuration.actionTypeProtocols.flatMap { program.typesByName[$0] ?? [] }.map { program.types[$0] }
            .first { $0.kind == .protocol && $0.parent == nil && !$0.isTest }
    }

    private func typeOfThatName() -> TypeEntry? {
        (program.typesByName[context.names.modernProtocol] ?? []).map { program.types[$0] }.first {
            $0.kind != .protocol && $0.kind != .extension && $0.parent == nil
        }
    }

    private func addProtocol(after template: TypeEntry) {
        guard !context.runtime.hasModernProtocol,
            let declaration = SyntaxLocator.ancestor(
                of: template.offset, in: context.residual.tree(of: template.file), as: ProtocolDeclSyntax.self)
        else { return }
        let source = context.residual.source(of: template.file)
        let access = template.access.map { "\($0) " } ?? ""
        let text =
            "/// Something that happened, with the values that describe it: a case of an enum with associated values."
            + source.lineBreak + "\(access)protocol \(context.names.modernProtocol): Sendable {}"
        context.add(
            .insert(source.lineBreak + source.lineBreak + text, at: source.range(declaration).upperBound),
            to: template.file)
        context.result.count("declarations")
    }

    // MARK: Aliases

    /// `LegacyReducerMethod` and `ReducerMethod` behind the alias that is still one closure.
    private func addAliases(_ form: RuntimeForm.AliasForm, _ pair: RuntimeNames.Pair) {
        guard case .closure(let alias) = form else { return }
        let tree = context.residual.tree(of: alias.file)
        let source = context.residual.source(of: alias.file)
        guard let declaration = SyntaxLocator.alias(at: alias.facts.offset, in: tree) else { return }
        let generics = declaration.genericParameterClause.map(source.text) ?? ""
        let head = source.text(source.range(declaration).lowerBound..<source.range(declaration.name).lowerBound)
        let value = declaration.initializer.value
        var missing: [String] = []
        if program.globalAliases[pair.legacyAlias] == nil {
            missing.append("\(head)\(pair.legacyAlias)\(generics) = \(source.text(value))")
        }
        if program.globalAliases[pair.modernAlias] == nil, let modern = modernClosure(value, source) {
            missing.append("\(head)\(pair.modernAlias)\(generics) = \(modern)")
            context.addImport(
                ofType: Self.windowType(in: program, configuration), to: alias.file,
                like: protocolOfActionTypes()?.file ?? alias.file)
        }
        guard !missing.isEmpty else { return }
        let documented = zip(
            missing, ["/// Takes an action of the legacy form.", "/// Takes an action of the modern form."]
        )
        .map { "\($1)\(source.lineBreak)\($0)" }
        let text = documented.map { source.lineBreak + source.lineBreak + $0 }.joined()
        context.add(.insert(text, at: source.range(declaration).upperBound), to: alias.file)
        context.result.count("declarations", by: missing.count)
    }

    /// `@MainActor (State, Action) -> State` -> `@MainActor (State, ModernAction, WindowUUID) -> State`
    private func modernClosure(_ type: TypeSyntax, _ source: SourceText) -> String? {
        let function =
            type.as(FunctionTypeSyntax.self) ?? type.as(AttributedTypeSyntax.self)?.baseType.as(FunctionTypeSyntax.self)
        guard let function, let action = function.parameters.last else { return nil }
        let text = source.text(action.type)
        let edit = SourceEdit(
            source.range(action.type),
            "\(Self.modernName(for: text, context)), \(Self.windowType(in: program, configuration))")
        return try? source.text(source.range(type), with: [edit])
    }

    /// `any Action` -> `any ModernAction`. A module in front of the name tells it from others of that name, which the new
    /// one needs no more.
    static func modernName(for text: String, _ context: RewriteContext) -> String {
        text.hasPrefix("any ") ? "any \(context.names.modernProtocol)" : context.names.modernProtocol
    }

    /// The type of an action's window, as the protocol of actions writes it.
    static func windowType(in program: Program, _ configuration: Configuration) -> String {
        configuration.windowTypeName(in: program)
    }

    /// `forWindowUUID`
    static func outerWindowLabel(_ context: RewriteContext) -> String {
        let label = context.configuration.windowLabel
        return "for" + label.prefix(1).uppercased() + label.dropFirst()
    }

    /// `dispatch(_ action: ModernAction, forWindowUUID windowUUID: WindowUUID)`
    ///
    /// - Parameter window: name of the parameter; nil: that of the window's label.
    static func modernDispatch(
        actionText: String, parameter: String, window: String? = nil, _ context: RewriteContext
    ) -> String {
        let type = windowType(in: context.program, context.configuration)
        let name = parameter == "_" ? "_" : "_ \(parameter)"
        let window = window ?? context.configuration.windowLabel
        return "(\(name): \(modernName(for: actionText, context)), \(outerWindowLabel(context)) \(window): \(type))"
    }

    // MARK: Protocols of stores

    private func addRequirements() {
        for function in DispatchFunctions(context: context).legacy() where function.facts.body == nil {
            guard let owner = function.owner, program.types[owner].kind == .protocol,
                !DispatchFunctions(context: context).hasModern(owner),
                let declaration = SyntaxLocator.function(
                    at: function.facts.offset, in: context.residual.tree(of: function.file)),
                let parameter = declaration.signature.parameterClause.parameters.first
            else { continue }
            let source = context.residual.source(of: function.file)
            let own = source.range(declaration)
            let indent = source.indentation(at: own.lowerBound)
            let name = (parameter.secondName ?? parameter.firstName).text
            let clause = Self.modernDispatch(actionText: source.text(parameter.type), parameter: name, context)
            let edit = SourceEdit(source.range(declaration.signature.parameterClause), clause)
            guard let text = try? source.text(own, with: [edit]) else { continue }
            // A requirement with attributes of its own is set off by a blank line.
            let gap = text.holdsLineFeed ? source.lineBreak + source.lineBreak : source.lineBreak
            context.add(.insert(gap + indent + text, at: own.upperBound), to: function.file)
            context.addImport(
                ofType: Self.windowType(in: program, configuration), to: function.file,
                like: protocolOfActionTypes()?.file ?? function.file)
            context.result.count("declarations")
        }
    }
}
