import SwiftSyntax

/// The last rounds: functions, structs and enums that nothing names any more go; what still names a case refuses the step.
final class RemovalPass: CasePass {
    /// Names of functions that were called from what the rounds before took away.
    private let candidates: Set<String>
    private let testHelpers: Set<String>
    private let structs: Set<String>

    /// - Parameters:
    ///   - candidates: names of functions that may have lost their last caller.
    ///   - testHelpers: names of the functions of tests that may go too.
    ///   - structs: names of the structs that nothing makes any more.
    init(
        run: CaseRun, program: Program, vocabulary: Vocabulary, candidates: Set<String>,
        testHelpers: Set<String> = [], structs: Set<String>
    ) {
        self.candidates = candidates
        self.testHelpers = testHelpers
        self.structs = structs
        super.init(run: run, program: program, vocabulary: vocabulary)
    }

    /// Takes functions out that nothing calls any more.
    ///
    /// - Returns: the names that these called: they may have lost their last caller with them.
    func removeFunctions() -> Set<String> {
        var next: Set<String> = []
        for function in program.functions where candidates.contains(function.facts.name) {
            let isKept = program.isTestFile[function.file] && !testHelpers.contains(function.facts.name)
            guard !isKept, isRemovable(function), let tree = tree(of: function.file),
                let declaration = SyntaxLocator.function(at: function.facts.offset, in: tree),
                source(of: function.file).range(declaration.name).contains(function.facts.offset),
                isOfType(declaration), !isUsed(function, declaration)
            else { continue }
            let source = source(of: function.file)
            add(SourceEdit(DeclarationLayout.lines(of: Syntax(declaration), source), ""), to: function.file)
            next.formUnion(function.facts.calledNames)
            run.count("removed")
        }
        return next
    }

    /// What the language, a protocol or another language may call stays.
    private func isRemovable(_ function: FunctionEntry) -> Bool {
        let facts = function.facts
        guard facts.name != "init", facts.body != nil, facts.name.first?.isLetter == true else { return false }
        let kept: Set<String> = ["override", "public", "open", "package", "dynamic", "prefix", "postfix", "infix"]
        guard facts.modifiers.isDisjoint(with: kept) else { return false }
        guard facts.attributes.allSatisfy({ ["MainActor", "discardableResult"].contains($0) }) else { return false }
        guard let owner = function.owner else { return true }
        if program.types[owner].kind == .protocol { return false }
        return !typing.supertypes(of: owner).contains { above in
            program.types[above].functions[facts.name] != nil
        }
    }

    /// A member of a type, or a function of the file: not one in a body, nor one in an `#if`.
    private func isOfType(_ declaration: FunctionDeclSyntax) -> Bool {
        declaration.parent?.is(MemberBlockItemSyntax.self) == true
            && declaration.parent?.parent?.parent?.is(MemberBlockSyntax.self) == true
            || declaration.parent?.as(CodeBlockItemSyntax.self)?.parent?.parent?.is(SourceFileSyntax.self) == true
    }

    /// Whether something outside of the function may call it or name it.
    private func isUsed(_ function: FunctionEntry, _ declaration: FunctionDeclSyntax) -> Bool {
        let own = path(function.file)
        let paths = function.facts.isOfFile ? [own] : run.workspace.paths(containing: [function.facts.name])
        let labels = function.facts.parameters
        return paths.contains { path in
            guard let tree = run.workspace.tree(of: path) else { return false }
            let uses = FunctionUses(name: function.facts.name, parameters: labels)
            if path == own { uses.skipped = Syntax(declaration).id }
            uses.walk(tree)
            return uses.isUsed
        }
    }

    // MARK: Types

    /// Takes the structs out that nothing makes any more, and the action types without a case, where nothing names them.
    func removeTypes() {
        for id in program.types.indices {
            let entry = program.types[id]
            guard !entry.isTest else { continue }
            let isStruct = structs.contains(program.name(of: id)) && vocabulary.actions[id] != nil
            let isEmpty =
                vocabulary.actionTypes.contains(id) && entry.cases.isEmpty && entry.functions.isEmpty
                && entry.variables.isEmpty && cases(ofType: program.name(of: id))
            guard isStruct || isEmpty, let tree = tree(of: entry.file), !isNamed(entry) else { continue }
            let node: Syntax? =
                isStruct
                ? SyntaxLocator.ancestor(of: entry.offset, in: tree, as: StructDeclSyntax.self).map(Syntax.init)
                    ?? SyntaxLocator.ancestor(of: entry.offset, in: tree, as: ClassDeclSyntax.self).map(Syntax.init)
                : SyntaxLocator.ancestor(of: entry.offset, in: tree, as: EnumDeclSyntax.self).map(Syntax.init)
            guard let node else { continue }
            add(SourceEdit(DeclarationLayout.lines(of: node, source(of: entry.file)), ""), to: entry.file)
            run.count("removed")
        }
    }

    private func cases(ofType name: String) -> Bool { run.planned.contains { $0.type.actionType == name } }

    /// Whether something outside of the declaration has the name of the type.
    private func isNamed(_ entry: TypeEntry) -> Bool {
        run.workspace.paths(containing: [entry.name]).contains { path in
            guard let tree = run.workspace.tree(of: path) else { return false }
            let isOwn = path == self.path(entry.file)
            return tree.tokens(viewMode: .sourceAccurate).contains { token in
                guard token.text == entry.name else { return false }
                return !(isOwn && token.positionAfterSkippingLeadingTrivia.utf8Offset == entry.offset)
                    && !isInside(token, entry, isOwn)
            }
        }
    }

    private func isInside(_ token: TokenSyntax, _ entry: TypeEntry, _ isOwn: Bool) -> Bool {
        guard isOwn else { return false }
        var node = token.parent
        while let current = node {
            if let declaration = current.asProtocol((any NamedDeclSyntax).self),
                declaration.name.positionAfterSkippingLeadingTrivia.utf8Offset == entry.offset
            {
                return true
            }
            node = current.parent
        }
        return false
    }

    // MARK: What is left

    /// Refuses the step where something names one of its cases still.
    func refuseMentions() {
        for planned in run.planned {
            let typeName = planned.type.actionType.split(separator: ".").last.map(String.init) ?? ""
            for (file, facts) in program.files.enumerated() where facts.hasBodies {
                guard run.workspace.mayContain([planned.case.case], facts.path) else { continue }
                refuseMentions(of: planned, typeName, in: file)
            }
        }
    }

    private func refuseMentions(of planned: PlannedEntry, _ typeName: String, in file: Int) {
        let name = planned.case.case
        var found: Set<Int> = []
        let walker = BodyWalker()
        let note = { (expression: Expression) in _ = found.insert(expression.offset) }
        walker.onExpression = { [typing, program] expression, place in
            if case .member(let base?, name) = expression.kind {
                if case .metatype(let type) = typing.type(of: base, at: place), let id = type.nominalID,
                    program.name(of: id) == planned.type.actionType
                {
                    note(expression)
                } else if base.lastPathName == typeName {
                    note(expression)
                }
            }
            // The others of a list, or the other side, say of which type a name is.
            let siblings = expression.siblings
            if siblings.contains(where: { $0.isImplicitMember(name) }),
                siblings.contains(where: { sibling in
                    guard case .member(let base?, _) = sibling.kind else { return false }
                    return base.lastPathName == typeName
                })
            {
                siblings.filter { $0.isImplicitMember(name) }.forEach(note)
            }
            guard case .call(let callee, let arguments) = expression.kind,
                arguments.contains(where: { $0.value.isImplicitMember(name) }),
                let function = typing.best(typing.candidates(for: callee, at: place), arguments),
                let matching = ArgumentMatching(arguments, function.facts.parameters)
            else { return }
            for (argument, index) in zip(arguments, matching.parameterOfArgument)
            where argument.value.isImplicitMember(name) {
                let type = typing.parameterType(function.facts.parameters[index], of: function)
                if type.unwrapped.nominalID.map(program.name) == planned.type.actionType { note(argument.value) }
            }
        }
        walker.onExpected = { [typing, program] expression, type, place in
            if case .literal(.array, let elements) = expression.kind,
                case .array(let element) = typing.resolve(type, at: place).unwrapped,
                element.unwrapped.nominalID.map(program.name) == planned.type.actionType
            {
                elements.filter { $0.isImplicitMember(name) }.forEach(note)
            }
            guard expression.isImplicitMember(name),
                typing.resolve(type, at: place).unwrapped.nominalID.map(program.name) == planned.type.actionType
            else { return }
            note(expression)
        }
        for function in program.functions where function.file == file { walker.walk(function) }
        for variable in program.variables where variable.file == file { walker.walk(variable) }
        if let tree = tree(of: file) {
            let patterns = UntypedMentions(name: name, type: typeName, modern: planned.type.enum)
            patterns.walk(tree)
            found.formUnion(patterns.found)
        }
        for offset in found.sorted() {
            fail(
                program.isTestFile[file] ? .unmigratedTest : .remainingMention, file, offset,
                "`\(planned.symbol)` is named here, and what for is not understood")
        }
    }
}

extension Expression {
    fileprivate func isImplicitMember(_ name: String) -> Bool {
        if case .member(nil, name) = kind { return true }
        return false
    }

    /// Parts of an expression that are of one type.
    fileprivate var siblings: [Expression] {
        switch kind {
        case .literal(.array, let parts): parts
        case .ternary(_, let then, let otherwise): [then, otherwise]
        case .binary(let left, "??", let right): [left, right]
        default: []
        }
    }

    /// The last name of `A.B`.
    fileprivate var lastPathName: String? {
        switch kind {
        case .name(let name), .member(_, let name): name
        case .type(let type): type.lastName
        default: nil
        }
    }
}

/// Looks for calls of a function, and for its name where it is not called.
private final class FunctionUses: SyntaxVisitor {
    let name: String
    let parameters: [ParameterFacts]
    /// What stands in it does not count.
    var skipped: SyntaxIdentifier?
    private(set) var isUsed = false

    init(name: String, parameters: [ParameterFacts]) {
        self.name = name
        self.parameters = parameters
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        Syntax(node).id == skipped ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == name else { return .visitChildren }
        if let names = node.argumentNames {
            let labels = names.arguments.map(\.name.text)
            if labels == parameters.map({ $0.label ?? "_" }) { isUsed = true }
            return .skipChildren
        }
        guard let call = call(of: node) else {
            isUsed = true
            return .skipChildren
        }
        if fits(call) { isUsed = true }
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

    private func call(of node: DeclReferenceExprSyntax) -> FunctionCallExprSyntax? {
        var callee = Syntax(node)
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.declName.id == node.id {
            callee = Syntax(access)
        }
        while let parent = callee.parent,
            parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
        {
            callee = parent
        }
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.id.hashValue == callee.id.hashValue
        else { return nil }
        return call
    }

    /// Whether the labels of a call can be those of the function.
    private func fits(_ call: FunctionCallExprSyntax) -> Bool {
        let lowered = Lowering(keepsBodies: false).expression(ExprSyntax(call))
        guard case .call(_, let arguments) = lowered.kind else { return true }
        return ArgumentMatching(arguments, parameters) != nil
    }
}
