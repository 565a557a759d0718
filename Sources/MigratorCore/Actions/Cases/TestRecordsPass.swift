import SwiftSyntax

/// What tests expect among the actions that a mock store recorded: a case of the step is looked for among the modern ones.
///
/// Those are some of all that was recorded, in the same order, so that the first or last of all is the first or last of
/// them. What is not of a known shape is left, and refused where it names the case.
final class TestRecordsPass: CasePass {
    /// Lists of modern actions by the name of the list of legacy actions beside them.
    private lazy var lists: [String: String] = {
        let modernProtocol = RuntimeForm(program: program, configuration: configuration).names.modernProtocol
        var lists: [String: String] = [:]
        for type in program.types where program.isTestFile[type.file] {
            var legacy: [String] = []
            var modern: [String] = []
            for index in type.storedVariables {
                let facts = program.variables[index].facts
                guard let name = facts.name, case .array(let element)? = facts.type, let last = element.lastName else {
                    continue
                }
                if configuration.actionProtocols.contains(last) { legacy.append(name) }
                if last == modernProtocol { modern.append(name) }
            }
            if legacy.count == 1, modern.count == 1 { lists[legacy[0]] = modern[0] }
        }
        return lists
    }()

    /// - Parameter sites: the edits of the sites; the tests that they stand in count both kinds of actions.
    func rewrite(sites: [String: FileEdits]) {
        guard !lists.isEmpty else { return }
        for (file, facts) in program.files.enumerated() where program.isTestFile[file] && facts.hasBodies {
            guard lists.keys.contains(where: { run.workspace.mayContain([$0], facts.path) }), let tree = tree(of: file)
            else { continue }
            let edited = sites[facts.path]?.edits.map(\.range) ?? []
            let functions = FunctionBodies()
            functions.walk(tree)
            for (function, body) in functions.found {
                var isTouched = edited.contains { source(of: file).range(body).overlaps($0) }
                for item in body.statements {
                    guard let record = record(item, in: body), let matched = matched(record, in: body) else { continue }
                    isTouched = true
                    rewrite(record, matched, function, body, file)
                }
                if isTouched { sumCounts(in: body, file) }
            }
        }
    }

    // MARK: Shapes

    /// `let action = try XCTUnwrap(mockStore.dispatchedActions.first as? XAction)`
    private struct Record {
        let item: CodeBlockItemSyntax
        let name: String
        let list: DeclReferenceExprSyntax
        let type: TypeSyntax
    }

    /// What the test says about the type of the action, and the reads of its values.
    private struct Matched {
        let modern: ModernCase
        /// The statements that the guard replaces.
        let items: [CodeBlockItemSyntax]
        let others: [DeclReferenceExprSyntax]
    }

    private func record(_ item: CodeBlockItemSyntax, in body: CodeBlockSyntax) -> Record? {
        guard let (name, value, type) = unwrapped(item), let list = recorded(value),
            (program.typesByName[type.trimmedDescription] ?? []).contains(where: { vocabulary.actions[$0] != nil })
        else { return nil }
        return Record(item: item, name: name, list: list, type: type)
    }

    /// `list.first`, `list.last`, `list[0]`: the name of the list.
    private func recorded(_ value: ExprSyntax) -> DeclReferenceExprSyntax? {
        var base: ExprSyntax?
        if let access = value.as(MemberAccessExprSyntax.self),
            ["first", "last"].contains(access.declName.baseName.text)
        {
            base = access.base
        } else if let lookup = value.as(SubscriptCallExprSyntax.self), lookup.arguments.trimmedDescription == "0" {
            base = lookup.calledExpression
        }
        let name = base?.as(MemberAccessExprSyntax.self)?.declName
        return name.flatMap { lists[$0.baseName.text] == nil ? nil : $0 }
    }

    /// `let name = try XCTUnwrap(value as? Type)`
    private func unwrapped(_ item: CodeBlockItemSyntax) -> (String, ExprSyntax, TypeSyntax)? {
        guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.let), let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.typeAnnotation == nil,
            let call = binding.initializer?.value.as(TryExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "XCTUnwrap",
            let (value, type) = call.arguments.first.flatMap({ cast($0.expression) })
        else { return nil }
        return (name, value, type)
    }

    /// `value as? Type`
    private func cast(_ expression: ExprSyntax) -> (ExprSyntax, TypeSyntax)? {
        if let cast = expression.as(AsExprSyntax.self), cast.questionOrExclamationMark?.text == "?" {
            return (cast.expression, cast.type)
        }
        guard let sequence = expression.as(SequenceExprSyntax.self)?.elements, sequence.count == 3,
            let first = sequence.first, let last = sequence.last?.as(TypeExprSyntax.self),
            sequence.dropFirst().first?.as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "?"
        else { return nil }
        return (first, last.type)
    }

    /// `let type = try XCTUnwrap(action.actionType as? XActionType)` with `XCTAssertEqual(type, XActionType.c)`, or both
    /// in one.
    private func matched(_ record: Record, in body: CodeBlockSyntax) -> Matched? {
        let references = references(to: record.name, in: body)
        let typed = references.filter { isActionType($0.parent) }
        guard typed.count == 1, let item = statement(of: typed[0], in: body) else { return nil }
        let others = references.filter { $0.id != typed[0].id }
        if let (name, value, type) = unwrapped(item), isActionType(Syntax(value)) {
            let uses = self.references(to: name, in: body)
            guard uses.count == 1, let assertion = statement(of: uses[0], in: body),
                let modern = asserted(
                    assertion, typeName: type.trimmedDescription,
                    isActual: {
                        $0.as(DeclReferenceExprSyntax.self)?.baseName.text == name
                    })
            else { return nil }
            return Matched(modern: modern, items: [item, assertion], others: others)
        }
        guard let call = item.item.as(FunctionCallExprSyntax.self), let actual = call.arguments.first?.expression,
            let (value, type) = cast(actual), isActionType(Syntax(value)),
            let modern = asserted(item, typeName: type.trimmedDescription, isActual: { $0.id == actual.id })
        else { return nil }
        return Matched(modern: modern, items: [item], others: others)
    }

    private func isActionType(_ node: Syntax?) -> Bool {
        guard let access = node?.as(MemberAccessExprSyntax.self) else { return false }
        return access.declName.baseName.text == configuration.actionTypeLabel
    }

    /// The case of `XCTAssertEqual(actual, XActionType.c)`, if it is one of the step.
    private func asserted(
        _ item: CodeBlockItemSyntax, typeName: String, isActual: (ExprSyntax) -> Bool
    ) -> ModernCase? {
        guard let call = item.item.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
            call.calledExpression.trimmedDescription == "XCTAssertEqual", let first = call.arguments.first?.expression,
            isActual(first), let expected = call.arguments.last?.expression.as(MemberAccessExprSyntax.self),
            expected.base == nil || expected.base?.trimmedDescription == typeName
        else { return nil }
        return cases.first {
            $0.type.actionType == typeName && $0.plan.case == expected.declName.baseName.text
        }
    }

    private func statement(of node: DeclReferenceExprSyntax, in body: CodeBlockSyntax) -> CodeBlockItemSyntax? {
        let item: CodeBlockItemSyntax? = Syntax(node).ancestor(CodeBlockItemSyntax.self)
        return item.flatMap { $0.parent?.id == body.statements.id ? $0 : nil }
    }

    private func references(to name: String, in body: CodeBlockSyntax) -> [DeclReferenceExprSyntax] {
        let uses = NameUses(name: name)
        uses.walk(body)
        return uses.nodes
    }

    // MARK: Edits

    private func rewrite(
        _ record: Record, _ matched: Matched, _ function: FunctionDeclSyntax, _ body: CodeBlockSyntax, _ file: Int
    ) {
        let source = source(of: file)
        let modern = matched.modern
        let refuse = { (node: Syntax, message: String) in
            self.fail(.unmigratedTest, file, source.range(node).lowerBound, message)
        }
        guard function.signature.returnClause == nil else {
            return refuse(Syntax(record.item), "the recorded action is looked at in a function that gives a value")
        }
        var reads: [(MemberAccessExprSyntax, PlannedValue)] = []
        for node in matched.others {
            guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id,
                let value = modern.value(of: access.declName.baseName.text),
                value.optional || !needsOptional(access)
            else { return refuse(Syntax(node), "what is looked at in the recorded action here is not rewritten") }
            reads.append((access, value))
        }
        let taken = names(in: body)
        let name = { (plain: String) in
            taken.contains(plain) ? "recorded" + plain.prefix(1).uppercased() + plain.dropFirst() : plain
        }
        let read = Set(reads.map(\.1.field))
        let payload = name("payload")
        let bound = modern.values.map { read.contains($0.field) ? name($0.name) : nil }
        for (access, value) in reads {
            let text = modern.plan.payloadStruct == nil ? name(value.name) : "\(payload).\(value.name)"
            add(SourceEdit(source.range(access), text), to: file)
        }
        if let list = lists[record.list.baseName.text] { add(SourceEdit(source.range(record.list), list), to: file) }
        add(SourceEdit(source.range(record.type), modern.type.enum), to: file)
        let pattern = modern.pattern(bound, payload: payload).dropFirst(modern.type.enum.count)
        let indent = source.indentation(at: source.range(record.item).lowerBound)
        let lines = [
            "guard case \(pattern) = \(record.name) else {",
            "\(source.indentUnit)return XCTFail(\"Another action was dispatched\")", "}",
        ]
        let text = lines.map { source.lineBreak + indent + $0 }.joined()
        add(.insert(text, at: source.range(record.item).upperBound), to: file)
        for item in matched.items {
            add(SourceEdit(DeclarationLayout.lines(of: Syntax(item), source), ""), to: file)
        }
        run.count("tests")
    }

    /// An optional is asked for what a value that is always there cannot give: `a.x?.y`, `XCTAssertNil(a.x)`.
    private func needsOptional(_ access: MemberAccessExprSyntax) -> Bool {
        guard let parent = access.parent else { return false }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) { return true }
        guard let argument = parent.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return true }
        return call.calledExpression.trimmedDescription != "XCTAssertEqual"
    }

    /// What the body names, or declares.
    private func names(in body: CodeBlockSyntax) -> Set<String> {
        var names: Set<String> = []
        for token in body.tokens(viewMode: .sourceAccurate) {
            if let reference = token.parent?.as(DeclReferenceExprSyntax.self) {
                if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
                    continue
                }
                names.insert(token.text)
            } else if token.parent?.is(IdentifierPatternSyntax.self) == true {
                names.insert(token.text)
            }
        }
        return names
    }

    // MARK: Counts

    /// `mockStore.dispatchedActions.count` counts the modern ones too.
    private func sumCounts(in body: CodeBlockSyntax, _ file: Int) {
        let source = source(of: file)
        let counts = Counts()
        counts.walk(body)
        for access in counts.found {
            guard let list = access.base?.as(MemberAccessExprSyntax.self), let base = list.base,
                let modern = lists[list.declName.baseName.text]
            else { continue }
            let name = access.declName.baseName.text
            let sign = name == "count" ? "+" : "&&"
            let text = " \(sign) \(source.text(base)).\(modern).\(name)"
            add(.insert(text, at: source.range(access).upperBound), to: file)
        }
    }
}

/// Functions of types with their bodies.
private final class FunctionBodies: SyntaxVisitor {
    private(set) var found: [(FunctionDeclSyntax, CodeBlockSyntax)] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if let body = node.body { found.append((node, body)) }
        return .skipChildren
    }
}

/// `….count` and `….isEmpty` as a whole argument.
private final class Counts: SyntaxVisitor {
    private(set) var found: [MemberAccessExprSyntax] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let isCount = ["count", "isEmpty"].contains(node.declName.baseName.text)
        if isCount, node.parent?.is(LabeledExprSyntax.self) == true { found.append(node) }
        return .visitChildren
    }
}
