import SwiftSyntax

/// The first round: what makes a legacy action makes the modern one, and what dispatches it names the window.
final class SitePass: CasePass {
    let analysis: Analysis
    let dispatches: DispatchCalls
    let halves: HalfCalls
    lazy var builder = ActionBuilder(pass: self)
    lazy var allBodies = Bodies(program: program)
    private lazy var missingValues = MissingTestValues(analysis: analysis)
    private(set) lazy var helpers = TestHelpers(analysis: analysis, typing: typing)

    init(run: CaseRun, analysis: Analysis) {
        self.analysis = analysis
        let names = RuntimeForm(program: analysis.program, configuration: analysis.vocabulary.configuration).names
        dispatches = DispatchCalls(
            program: analysis.program, typing: Typing(program: analysis.program),
            configuration: analysis.vocabulary.configuration, names: names)
        halves = HalfCalls(
            values: ConsumerValues(typing: dispatches.typing, vocabulary: analysis.vocabulary), names: names)
        super.init(run: run, program: analysis.program, vocabulary: analysis.vocabulary)
    }

    func rewrite() {
        let wanted = Dictionary(cases.map { ($0.legacy, $0) }, uniquingKeysWith: { first, _ in first })
        for analyzed in analysis.sites {
            let found = analyzed.trace.order.compactMap { wanted[$0] }
            guard !found.isEmpty else { continue }
            if analyzed.site.isTest, rewriteHelper(analyzed.site, wanted) { continue }
            rewrite(analyzed, found)
        }
    }

    /// What production code dispatches.
    var productionSites: [ProductionSite] {
        analysis.sites.filter { !$0.site.isTest }.flatMap { analyzed in
            analyzed.trace.order.map { found in
                ProductionSite(
                    structName: program.types[analyzed.site.action].name,
                    symbol: "\(program.name(of: found.type)).\(found.name)",
                    fields: Set(analyzed.provides.filter { $0.value != .nil }.keys),
                    owner: analyzed.site.place.owner.map { program.types[$0].name })
            }
        }
    }

    func refuse(_ site: Site, _ offset: Int, _ message: String) {
        fail(site.isTest ? .unmigratedTest : .unmigratedSite, site.place.file, offset, message)
    }

    /// The calls of the helper of a test, where the constructor call stands in one.
    private func rewriteHelper(_ site: Site, _ wanted: [ActionCase: ModernCase]) -> Bool {
        do {
            guard let calls = try helpers.calls(of: site, making: Set(wanted.keys)) else { return false }
            for call in calls {
                guard let modern = wanted[call.found] else { continue }
                rewrite(call.site, [modern], isNamed: true)
            }
        } catch {
            fail(.unmigratedTest, error.file, error.offset, error.message)
        }
        return true
    }

    private func rewrite(_ analyzed: AnalyzedSite, _ found: [ModernCase]) {
        let site = analyzed.site
        if let end = analyzed.trace.ends.first { return fail(end.reason.code, end.file, end.offset, end.message) }
        guard found.count == analyzed.trace.order.count else {
            return refuse(site, site.offset, "other cases are made here too; they have to be migrated in the same step")
        }
        rewrite(site, found, isNamed: isNamedDirectly(site))
    }

    private func rewrite(_ site: Site, _ found: [ModernCase], isNamed: Bool) {
        guard let tree = tree(of: site.place.file), let call = constructor(at: site.offset, in: tree) else {
            return refuse(site, site.offset, "the constructor call was not found")
        }
        do {
            if !site.isTest, let (function, parameter) = wrapper(around: site) {
                return try rewriteWrapper(site, call, found, function, parameter, builder)
            }
            if !site.isTest, try rewriteChoice(site, call, found) { return }
            guard found.count == 1, isNamed else {
                return refuse(site, site.offset, "the case is chosen in a way that is not rewritten")
            }
            let scope = hoistingScope(of: call, at: site)
            let built = try builder.build(site, call, as: found[0], hoistingFor: scope) { value in
                neutral(value, of: found[0], at: site)
            }
            // In front of the local that keeps the window, which may be given one of these.
            if let first = statement(around: Syntax(call)), !built.hoisted.isEmpty {
                let source = source(of: site.place.file)
                let start = source.range(first).lowerBound
                let separator = source.lineBreak + source.indentation(at: start)
                add(.insert(built.hoisted.map { $0 + separator }.joined(), at: start), to: site.place.file)
            }
            rewrite(site, call, built)
        } catch let refusal as ActionBuilder.Refusal {
            let file = refusal.file ?? site.place.file
            fail(site.isTest ? .unmigratedTest : .unmigratedSite, file, refusal.offset, refusal.message)
        } catch {
            refuse(site, site.offset, "\(error)")
        }
    }

    /// A value for one that a test leaves out, where nothing that it drives reads that.
    private func neutral(_ value: PlannedValue, of modern: ModernCase, at site: Site) -> String? {
        guard site.isTest, let text = NeutralValue.text(ofType: value.type),
            !missingValues.mayBeRead(value.field, of: modern.legacy, at: site)
        else { return nil }
        run.count("filled")
        return text
    }

    /// `E.case` or `.case` in the call itself.
    func isNamedDirectly(_ site: Site) -> Bool {
        guard let (argument, _) = site.argument(filling: configuration.actionTypeLabel),
            case .member = argument.value.kind
        else { return false }
        return true
    }

    /// The call whose callee stands at a place.
    func constructor(at offset: Int, in tree: SourceFileSyntax) -> FunctionCallExprSyntax? {
        var node = SyntaxLocator.ancestor(of: offset, in: tree, as: FunctionCallExprSyntax.self)
        while let call = node {
            let callee = call.calledExpression
            if callee.position.utf8Offset <= offset, offset < callee.endPosition.utf8Offset { return call }
            node = call.parent.flatMap { Syntax($0).ancestor(FunctionCallExprSyntax.self) }
        }
        return nil
    }

    // MARK: Shapes

    private func rewrite(_ site: Site, _ call: FunctionCallExprSyntax, _ built: BuiltAction) {
        guard let label = dispatches.windowLabel else {
            return fail(
                .runtimeMissing, site.place.file, site.offset,
                "the tree has no `dispatch` for modern actions; take the step `runtime` first")
        }
        let file = site.place.file
        let source = source(of: file)
        if let argument = call.parent?.as(LabeledExprSyntax.self),
            let outer = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            dispatches.isDispatch(outer, at: site.place)
        {
            let text = "\(built.text), \(label): \(built.window)"
            add(SourceEdit(argumentsRange(of: outer, text, source), text), to: file)
            run.count(site.isTest ? "tests" : "sites")
        } else if let argument = call.parent?.as(LabeledExprSyntax.self),
            let half = halves.call(with: argument, at: site.place)
        {
            halves.edits(of: half, action: built.text, window: built.window, source).forEach { add($0, to: file) }
            run.count(site.isTest ? "tests" : "sites")
        } else if let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        {
            rewriteLocal(site, call, built, variable, binding, pattern.identifier.text, label)
        } else if let side = chosenSide(of: call, at: site) {
            rewriteSide(site, call, built, side, label)
        } else if let name = assignedName(of: call) {
            rewriteAssigned(site, call, built, name, label)
        } else {
            refuse(site, site.offset, "the action goes where it is not followed")
        }
    }

    /// The bytes between the parentheses; with line breaks at their ends, where the call stays too wide for one line.
    func argumentsRange(
        of call: FunctionCallExprSyntax, _ text: String, _ source: SourceText
    ) -> Range<Int> {
        guard let left = call.leftParen, let right = call.rightParen else { return source.range(call.arguments) }
        let inner = source.range(left).upperBound..<source.range(right).lowerBound
        let start = source.range(call).lowerBound
        let column = start - (source.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) - 1
        let width = column + (source.range(left).upperBound - start) + text.utf8.count + 1
        let isOnOneLine = !text.holdsLineFeed && width <= configuration.lineWidth
        return isOnOneLine ? inner : source.range(call.arguments)
    }

    // MARK: Locals

    private struct Use {
        let node: DeclReferenceExprSyntax
        let dispatch: FunctionCallExprSyntax?
        let windowAccess: MemberAccessExprSyntax?
        var half: HalfCalls.Call?
        /// The value that is read of the action.
        var read: (access: MemberAccessExprSyntax, value: Expression)?
    }

    private func rewriteLocal(
        _ site: Site, _ call: FunctionCallExprSyntax, _ built: BuiltAction, _ variable: VariableDeclSyntax,
        _ binding: PatternBindingSyntax, _ name: String, _ label: String
    ) {
        let file = site.place.file
        let source = source(of: file)
        guard variable.bindings.count == 1, variable.bindingSpecifier.tokenKind == .keyword(.let) else {
            return refuse(site, site.offset, "the action is kept in a variable that can be given another")
        }
        guard let item = variable.parent?.as(CodeBlockItemSyntax.self) else {
            return refuse(site, site.offset, "the action is kept in a property")
        }
        var uses: [Use] = []
        for node in references(to: name, initializedBy: source.range(call), in: site.body, file) {
            guard let use = use(node.0, at: node.1, of: site) else {
                return refuse(
                    site, source.range(node.0).lowerBound, "what is done with the action here is not rewritten")
            }
            uses.append(use)
        }
        if let dispatch = inlinedDispatch(built, item, uses, name) {
            // The window is taken from what has the name of the local.
            let text = "\(built.text), \(label): \(built.window)"
            let statement = source.range(dispatch).lowerBound
            add(SourceEdit(source.range(item).lowerBound..<statement, ""), to: file)
            add(SourceEdit(argumentsRange(of: dispatch, text, source), text), to: file)
            run.count(site.isTest ? "tests" : "sites")
            return
        }
        let window = windowText(site, built, item, uses, name, source)
        // In front of the action the window would be worked out before its values.
        if window.declaration != nil,
            builder.effects.mayHaveEffects(built.windowExpression, at: site.place)
        {
            return refuse(
                site, site.offset, "the window would be worked out at another time, and that may do something")
        }
        add(SourceEdit(source.range(call), built.text), to: file)
        if let annotation = binding.typeAnnotation {
            add(SourceEdit(source.range(annotation.type), built.modern.type.enum), to: file)
        }
        if let hoisted = window.declaration {
            let indent = source.indentation(at: source.range(item).lowerBound)
            add(.insert(hoisted + source.lineBreak + indent, at: source.range(item).lowerBound), to: file)
        }
        for use in uses {
            if let dispatch = use.dispatch {
                let text = "\(source.text(use.node)), \(label): \(window.text)"
                add(SourceEdit(argumentsRange(of: dispatch, text, source), text), to: file)
            } else if let access = use.windowAccess {
                add(SourceEdit(source.range(access), window.text), to: file)
            } else if let read = use.read {
                add(SourceEdit(source.range(read.access), source.text(read.value.range)), to: file)
            } else if let half = use.half {
                halves.edits(of: half, action: nil, window: window.text, source).forEach { add($0, to: file) }
            }
        }
        run.count(site.isTest ? "tests" : "sites")
    }

    /// The dispatch that follows at once, where the window could not be named behind the declaration of the local.
    private func inlinedDispatch(
        _ built: BuiltAction, _ item: CodeBlockItemSyntax, _ uses: [Use], _ name: String
    ) -> FunctionCallExprSyntax? {
        guard UsedNames(built.window).contains(name), uses.count == 1, let dispatch = uses[0].dispatch,
            isNext(Syntax(uses[0].node), behind: item)
        else { return nil }
        return dispatch
    }

    /// Whether a node stands in the statement behind another one, and in no closure there.
    func isNext(_ node: Syntax, behind item: CodeBlockItemSyntax) -> Bool {
        guard let own = statement(around: node), let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let index = list.firstIndex(of: item), list.index(after: index) < list.endIndex
        else { return false }
        return list[list.index(after: index)].id == own.id
    }

    /// The references to a local, with the names in scope there.
    func references(
        to name: String, initializedBy range: Range<Int>, in body: Body, _ file: Int
    ) -> [(DeclReferenceExprSyntax, Place)] {
        var found: [Int: Place] = [:]
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .name(name) = expression.kind, let scope = Scope.find(name, in: place.scope) else { return }
            switch scope.binding {
            case .initialized(let value), .declared(_, let value?):
                if value.range == range { found[expression.offset] = place }
            default: break
            }
        }
        body.walk(with: walker, in: program)
        guard let tree = tree(of: file) else { return [] }
        return found.sorted { $0.key < $1.key }.compactMap { offset, place in
            SyntaxLocator.ancestor(of: offset, in: tree, as: DeclReferenceExprSyntax.self).map { ($0, place) }
        }
    }

    private func use(_ node: DeclReferenceExprSyntax, at place: Place, of site: Site) -> Use? {
        if let argument = node.parent?.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), dispatches.isDispatch(call, at: place)
        {
            return Use(node: node, dispatch: call, windowAccess: nil)
        }
        if let argument = node.parent?.as(LabeledExprSyntax.self), let half = halves.call(with: argument, at: place) {
            return Use(node: node, dispatch: nil, windowAccess: nil, half: half)
        }
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id,
            access.declName.baseName.text == configuration.windowLabel
        {
            return Use(node: node, dispatch: nil, windowAccess: access)
        }
        // A test that compares with what it gave.
        if site.isTest, let access = node.parent?.as(MemberAccessExprSyntax.self),
            access.parent?.is(LabeledExprSyntax.self) == true,
            let (argument, _) = site.argument(filling: access.declName.baseName.text),
            builder.isConstant(argument.value) || isTheSameLater(argument.value, at: site.place)
        {
            return Use(node: node, dispatch: nil, windowAccess: nil, read: (access, argument.value))
        }
        return nil
    }

    /// How the window is written where the action is dispatched: as it was, or by a local that keeps it.
    private func windowText(
        _ site: Site, _ built: BuiltAction, _ item: CodeBlockItemSyntax, _ uses: [Use], _ name: String,
        _ source: SourceText
    ) -> (text: String, declaration: String?) {
        let isHidden = UsedNames(built.window).contains(name)
        if uses.isEmpty || !isHidden && isTheSameLater(built.windowExpression, at: site.place) {
            return (built.window, nil)
        }
        if !isHidden, uses.count == 1, isNext(Syntax(uses[0].node), behind: item) { return (built.window, nil) }
        let label = configuration.windowLabel
        let local = name + label.prefix(1).uppercased() + label.dropFirst()
        let type = built.window.hasPrefix(".") ? ": \(configuration.windowTypeName(in: program))" : ""
        return (local, "let \(local)\(type) = \(built.window)")
    }

    /// The statement that a node stands in, if no closure is between them.
    func statement(around node: Syntax) -> CodeBlockItemSyntax? {
        var current = node.parent
        while let parent = current {
            if let item = parent.as(CodeBlockItemSyntax.self) { return item }
            if parent.is(ClosureExprSyntax.self) { return nil }
            current = parent.parent
        }
        return nil
    }
}

extension Syntax {
    /// The node itself, or the nearest of that kind around it.
    func ancestor<Node: SyntaxProtocol>(_ type: Node.Type) -> Node? {
        var current: Syntax? = self
        while let node = current {
            if let found = node.as(type) { return found }
            current = node.parent
        }
        return nil
    }
}
