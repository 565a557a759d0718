import SwiftSyntax

/// What tests expect among the actions that a mock store recorded: a case of the step is looked for among the modern ones.
///
/// Those are some of all that was recorded, in the same order, so that the first or last of all is the first or last of
/// them. What is not of a known shape is left, and refused where it names the case.
final class TestRecordsPass: CasePass {
    lazy var lists = RecordedActions(program: program, configuration: configuration)
    /// Names of functions that may have lost their last caller.
    var called: Set<String> = []
    /// Functions whose twin this step writes.
    var twins: Set<String> = []

    /// - Parameter sites: the edits of the sites; the tests that they stand in count both kinds of actions.
    func rewrite(sites: [String: FileEdits]) {
        guard !lists.isEmpty else { return }
        for (file, facts) in program.files.enumerated() where program.isTestFile[file] && facts.hasBodies {
            guard lists.names.contains(where: { run.workspace.mayContain([$0], facts.path) }), let tree = tree(of: file)
            else { continue }
            let edited = sites[facts.path]?.edits.map(\.range) ?? []
            let functions = FunctionBodies()
            functions.walk(tree)
            for (function, body) in functions.found {
                observed = observedTypes(by: function, in: file)
                let observes = observes(nil)
                var handled: [Range<Int>] = []
                var told: [String: ModernCase?] = [:]
                var isTouched = observes || edited.contains { source(of: file).range(body).overlaps($0) }
                var found: [SourceEdit] = []
                for item in body.statements {
                    guard let record = record(item, in: body) else { continue }
                    if record.type != nil
                        || references(to: record.name, in: body).contains(where: { isActionType($0.parent) })
                    {
                        handled.append(source(of: file).range(item))
                    }
                    guard let matched = matched(record, in: body, function) ?? untold(record, in: body, file) else {
                        continue
                    }
                    switch matched.expected {
                    case .one(let modern):
                        if let type = record.type { told[type.trimmedDescription] = modern }
                        isTouched = true
                        found += edits(record, matched, modern, function, body, file)
                    case .parameter(let parameter, let type):
                        rewriteCalls(of: function, parameter, type, tree, file) { modern in
                            self.twin(of: function, parameter, modern, record, matched, body, file)
                        }
                    }
                }
                let asked = typeTests(in: body, told, file)
                isTouched = isTouched || !asked.isEmpty
                found += asked
                if isTouched { found += sumCounts(in: body, file) }
                refuseOthers(in: body, besides: handled + found.map(\.range), file)
                for edit in found { add(edit, to: file) }
            }
        }
    }

    /// What production code dispatches.
    var sites: [ProductionSite] = []

    /// The types whose code the function that is looked at drives.
    var observed: Set<String> = []

    /// Names of the types by the names of the consumers that they hold.
    lazy var ownersOfConsumers: [String: Set<String>] = {
        var owners: [String: Set<String>] = [:]
        for index in vocabulary.consumerVariables {
            let variable = program.variables[index]
            guard let name = variable.facts.name, let owner = variable.owner else { continue }
            owners[name, default: []].insert(program.types[owner].name)
        }
        return owners
    }()

    // MARK: Without a case

    /// A recorded action of which the test does not say which case it is: that which alone gives the values that it reads.
    private func untold(_ record: Record, in body: CodeBlockSyntax, _ file: Int) -> Matched? {
        guard let type = record.type else { return nil }
        let references = references(to: record.name, in: body)
        guard !references.contains(where: { isActionType($0.parent) }) else { return nil }
        let reads = Set(
            references.compactMap { $0.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text }
        ).subtracting([configuration.windowLabel])
        let found = modern(ofStruct: type.trimmedDescription, giving: reads, in: file) {
            self.source(of: file).range(record.item).lowerBound
        }
        return found.map { Matched(expected: .one($0), items: [], others: references) }
    }

    /// The one case of the step that the code under test dispatches in a struct; refused where it may be another one too.
    private func modern(
        ofStruct name: String, giving fields: Set<String>, in file: Int, at offset: () -> Int
    ) -> ModernCase? {
        let own = sites.filter { $0.structName == name && ($0.owner.map(observed.contains) ?? false) }
        let symbols = Set(own.filter { fields.isSubset(of: $0.fields) }.map(\.symbol))
        let possible = symbols.isEmpty ? Set(own.map(\.symbol)) : symbols
        let wanted = cases.filter { possible.contains($0.symbol) }
        guard let first = wanted.first else { return nil }
        if symbols.count == 1 { return first }
        fail(
            .unmigratedTest, file, offset(), "the test does not say of which case the recorded `\(name)` is")
        return nil
    }

    /// `mockStore.dispatchedActions.last is XAction`
    private func typeTests(
        in body: CodeBlockSyntax, _ told: [String: ModernCase?], _ file: Int
    ) -> [SourceEdit] {
        let source = source(of: file)
        let tests = TypeTests()
        tests.walk(body)
        return tests.found.flatMap { value, type -> [SourceEdit] in
            guard let lookup = lists.lookup(value), isAction(type), let list = lists[lookup.list.baseName.text],
                let modern = told[type.trimmedDescription]
                    ?? modern(
                        ofStruct: type.trimmedDescription, giving: [], in: file,
                        at: { source.range(value).lowerBound })
            else { return [] }
            run.count("tests")
            return [
                SourceEdit(source.range(lookup.list), list.modern),
                SourceEdit(source.range(type), modern.type.enum),
            ]
        }
    }

    // MARK: Shapes

    /// `let action = try XCTUnwrap(mockStore.dispatchedActions.first as? XAction)`
    struct Record {
        let item: CodeBlockItemSyntax
        let name: String
        let lookup: RecordedActions.Lookup
        /// The value that is looked up.
        let value: ExprSyntax
        /// The struct that it is cast to; nil where it is not.
        let type: TypeSyntax?
    }

    /// The case that a test asks for.
    enum Expected {
        case one(ModernCase)
        /// The function is told which by a parameter of the action type.
        case parameter(FunctionParameterSyntax, typeName: String)
    }

    /// What the test says about the type of the action, and the reads of its values.
    struct Matched {
        let expected: Expected
        /// The statements that the guard replaces; the last one asserts.
        let items: [CodeBlockItemSyntax]
        let others: [DeclReferenceExprSyntax]
    }

    private func record(_ item: CodeBlockItemSyntax, in body: CodeBlockSyntax) -> Record? {
        guard let (name, value) = unwrapped(item) else { return nil }
        guard let (inner, type) = cast(value) else {
            return lists.lookup(value).map { Record(item: item, name: name, lookup: $0, value: value, type: nil) }
        }
        guard let lookup = lists.lookup(inner), isAction(type),
            lookup.type.map({ $0.trimmedDescription == type.trimmedDescription }) ?? true
        else { return nil }
        return Record(item: item, name: name, lookup: lookup, value: inner, type: type)
    }

    private func isAction(_ type: TypeSyntax) -> Bool {
        (program.typesByName[type.trimmedDescription] ?? []).contains { vocabulary.actions[$0] != nil }
    }

    /// `let name = try XCTUnwrap(value)`
    private func unwrapped(_ item: CodeBlockItemSyntax) -> (String, ExprSyntax)? {
        guard let variable = item.item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            variable.bindingSpecifier.tokenKind == .keyword(.let), let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.typeAnnotation == nil,
            let call = binding.initializer?.value.as(TryExprSyntax.self)?.expression.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "XCTUnwrap", let value = call.arguments.first?.expression
        else { return nil }
        return (name, value)
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
    private func matched(_ record: Record, in body: CodeBlockSyntax, _ function: FunctionDeclSyntax) -> Matched? {
        let references = references(to: record.name, in: body)
        let typed = references.filter { isActionType($0.parent) }
        guard typed.count == 1, let item = statement(of: typed[0], in: body) else { return nil }
        let others = references.filter { $0.id != typed[0].id }
        if let (name, whole) = unwrapped(item), let (value, type) = cast(whole), isActionType(Syntax(value)) {
            let uses = self.references(to: name, in: body)
            guard uses.count == 1, let assertion = statement(of: uses[0], in: body),
                let expected = asserted(
                    assertion, typeName: type.trimmedDescription, function,
                    isActual: { $0.as(DeclReferenceExprSyntax.self)?.baseName.text == name })
            else { return nil }
            return Matched(expected: expected, items: [item, assertion], others: others)
        }
        guard let call = item.item.as(FunctionCallExprSyntax.self),
            let (actual, type) = call.arguments.lazy.compactMap({ argument in
                self.cast(argument.expression).map { (argument.expression, $0.1) }
            }).first,
            let (value, _) = cast(actual), isActionType(Syntax(value)),
            let expected = asserted(item, typeName: type.trimmedDescription, function, isActual: { $0.id == actual.id })
        else { return nil }
        return Matched(expected: expected, items: [item], others: others)
    }

    private func isActionType(_ node: Syntax?) -> Bool {
        guard let access = node?.as(MemberAccessExprSyntax.self) else { return false }
        return access.declName.baseName.text == configuration.actionTypeLabel
    }

    /// The case of `XCTAssertEqual(actual, XActionType.c)`, if it is one of the step, or the parameter that says which.
    private func asserted(
        _ item: CodeBlockItemSyntax, typeName: String, _ function: FunctionDeclSyntax,
        isActual: (ExprSyntax) -> Bool
    ) -> Expected? {
        guard let call = item.item.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
            call.calledExpression.trimmedDescription == "XCTAssertEqual",
            let expected = call.arguments.first(where: { !isActual($0.expression) })?.expression,
            call.arguments.contains(where: { isActual($0.expression) })
        else { return nil }
        if let parameter = function.signature.parameterClause.parameters.first(where: {
            ($0.secondName ?? $0.firstName).text == expected.trimmedDescription
                && $0.type.trimmedDescription == typeName
        }) {
            return .parameter(parameter, typeName: typeName)
        }
        return self.modern(expected, typeName: typeName).map(Expected.one)
    }

    /// The case of the step that `XActionType.c` or `.c` names.
    func modern(_ expression: ExprSyntax, typeName: String) -> ModernCase? {
        guard let access = expression.as(MemberAccessExprSyntax.self),
            access.base == nil || access.base?.trimmedDescription == typeName
        else { return nil }
        return cases.first { $0.type.actionType == typeName && $0.plan.case == access.declName.baseName.text }
    }

    private func statement(of node: DeclReferenceExprSyntax, in body: CodeBlockSyntax) -> CodeBlockItemSyntax? {
        let item: CodeBlockItemSyntax? = Syntax(node).ancestor(CodeBlockItemSyntax.self)
        return item.flatMap { $0.parent?.id == body.statements.id ? $0 : nil }
    }

    func references(to name: String, in body: CodeBlockSyntax) -> [DeclReferenceExprSyntax] {
        let uses = NameUses(name: name)
        uses.walk(body)
        return uses.nodes
    }

    // MARK: Edits

    private func edits(
        _ record: Record, _ matched: Matched, _ modern: ModernCase, _ function: FunctionDeclSyntax,
        _ body: CodeBlockSyntax, _ file: Int
    ) -> [SourceEdit] {
        let source = source(of: file)
        var result: [SourceEdit] = []
        let refuse = { (node: Syntax, message: String) -> [SourceEdit] in
            self.fail(.unmigratedTest, file, source.range(node).lowerBound, message)
            return []
        }
        guard function.signature.returnClause == nil else {
            return refuse(Syntax(record.item), "the recorded action is looked at in a function that gives a value")
        }
        let taken = names(in: body)
        let name = { (plain: String) in
            taken.contains(plain) ? "recorded" + plain.prefix(1).uppercased() + plain.dropFirst() : plain
        }
        let payload = name("payload")
        var read: Set<String> = []
        for node in matched.others {
            guard let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == ExprSyntax(node).id
            else {
                return refuse(Syntax(node), "what is looked at in the recorded action here is not rewritten")
            }
            let member = access.declName.baseName.text
            if member == configuration.windowLabel, modern.value(of: member) == nil {
                let base = source.text(record.lookup.base)
                guard let window = lists.window(of: record.lookup, base: base, enumName: modern.type.enum) else {
                    return refuse(Syntax(node), "the mock does not record for which window a modern action is")
                }
                result.append(SourceEdit(source.range(access), window))
                continue
            }
            guard let value = modern.value(of: member), let range = readRange(access, of: value, source) else {
                return refuse(Syntax(node), "what is looked at in the recorded action here is not rewritten")
            }
            read.insert(value.field)
            let text = modern.plan.payloadStruct == nil ? name(value.name) : "\(payload).\(value.name)"
            result.append(SourceEdit(range, text))
        }
        let bound = modern.values.map { read.contains($0.field) ? name($0.name) : nil }
        result += lookupEdits(record, modern, source)
        let pattern = modern.pattern(bound, payload: payload).dropFirst(modern.type.enum.count)
        let indent = source.indentation(at: source.range(record.item).lowerBound)
        let lines = [
            "guard case \(pattern) = \(record.name) else {",
            "\(source.indentUnit)return XCTFail(\"Another action was dispatched\")", "}",
        ]
        let text = lines.map { source.lineBreak + indent + $0 }.joined()
        result.append(.insert(text, at: source.range(record.item).upperBound))
        for item in matched.items {
            result.append(SourceEdit(DeclarationLayout.lines(of: Syntax(item), source), ""))
        }
        run.count("tests")
        return result
    }

    /// The modern list in the place of the legacy one, and the enum in that of the struct.
    func lookupEdits(_ record: Record, _ modern: ModernCase, _ source: SourceText) -> [SourceEdit] {
        var result: [SourceEdit] = []
        if let list = lists[record.lookup.list.baseName.text] {
            result.append(SourceEdit(source.range(record.lookup.list), list.modern))
        }
        if let type = record.lookup.type { result.append(SourceEdit(source.range(type), modern.type.enum)) }
        if let type = record.type {
            result.append(SourceEdit(source.range(type), modern.type.enum))
        } else {
            result.append(.insert(" as? \(modern.type.enum)", at: source.range(record.value).upperBound))
        }
        return result
    }

    /// The bytes of a read of a value: with what unwraps it, where the value is always there.
    ///
    /// - Returns: nil where an optional is asked for what a value cannot give.
    private func readRange(
        _ access: MemberAccessExprSyntax, of value: PlannedValue, _ source: SourceText
    ) -> Range<Int>? {
        let own = source.range(access)
        guard !value.optional, isOptional(value.field), let parent = access.parent else { return own }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self) {
            return source.range(parent)
        }
        if let elements = parent.as(ExprListSyntax.self).map(Array.init) {
            guard elements.count == 3, elements[0].id == ExprSyntax(access).id,
                elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
            else { return nil }
            return source.range(elements[0]).lowerBound..<source.range(elements[2]).upperBound
        }
        guard let argument = parent.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        else { return nil }
        let assertions = [
            "XCTAssertEqual", "XCTAssertNotEqual", "XCTAssertTrue", "XCTAssertFalse", "XCTAssertNotNil", "XCTUnwrap",
        ]
        return assertions.contains(call.calledExpression.trimmedDescription) ? own : nil
    }

    /// Whether a field of one of the structs of the step is optional.
    private func isOptional(_ field: String) -> Bool {
        vocabulary.actions.values.contains { $0.field(field)?.type.isOptional == true }
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
    func sumCounts(in body: CodeBlockSyntax, _ file: Int) -> [SourceEdit] {
        let source = source(of: file)
        let counts = Counts()
        counts.walk(body)
        return counts.found.compactMap { access in
            guard let list = access.base?.as(MemberAccessExprSyntax.self), let base = list.base,
                let own = lists[list.declName.baseName.text]
            else { return nil }
            let name = access.declName.baseName.text
            let sign = name == "count" ? "+" : "&&"
            return .insert(
                " \(sign) \(source.text(base)).\(own.modern).\(name)", at: source.range(access).upperBound)
        }
    }
}

/// Functions of types with their bodies.
final class FunctionBodies: SyntaxVisitor {
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

/// `value is Type`
private final class TypeTests: SyntaxVisitor {
    private(set) var found: [(ExprSyntax, TypeSyntax)] = []

    init() { super.init(viewMode: .sourceAccurate) }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let elements = Array(node.elements)
        if elements.count == 3, elements[1].is(UnresolvedIsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)
        {
            found.append((elements[0], type.type))
        }
        return .visitChildren
    }
}
