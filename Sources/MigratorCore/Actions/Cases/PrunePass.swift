import SwiftSyntax

/// The third round: nothing makes the legacy cases any more, so that what waits for them goes.
final class PrunePass: CasePass {
    private let removed: RemovedActions
    /// Names in the bodies that lost something.
    private(set) var called: Set<String> = []
    /// Names of functions with nothing left in them.
    private(set) var emptied: Set<String> = []
    private lazy var context = ResidualContext(
        typing: typing, vocabulary: vocabulary,
        names: RuntimeForm(program: program, configuration: configuration).names,
        incoming: .others(than: removed), workspace: run.workspace)

    /// - Parameter structs: names of the structs that nothing makes any more.
    init(run: CaseRun, program: Program, vocabulary: Vocabulary, structs: Set<String>) {
        var removed = RemovedActions()
        removed.cases = Set(run.cases(in: program).map(\.legacy))
        removed.types = Set(vocabulary.actions.keys.filter { structs.contains(program.name(of: $0)) })
        let gone = removed.cases
        removed.types.formUnion(
            Set(gone.map(\.type)).filter { type in
                program.types[type].cases.allSatisfy { gone.contains(ActionCase(type: type, name: $0.name)) }
            })
        self.removed = removed
        super.init(run: run, program: program, vocabulary: vocabulary)
    }

    /// Words without which a body has nothing to lose.
    private var words: Set<String> {
        Set(removed.cases.map(\.name)).union(removed.types.map { program.types[$0].name })
    }

    func rewrite() {
        let words = words
        let files = Set(
            program.files.indices.filter { file in
                !program.isTestFile[file] && run.workspace.mayContain(words, path(file))
                    && (tree(of: file)?.tokens(viewMode: .sourceAccurate).contains { words.contains($0.text) } ?? false)
            })
        for function in program.functions where files.contains(function.file) { prune(function, words) }
        for variable in program.variables where files.contains(variable.file) { prune(variable, words) }
        removeCases()
    }

    // MARK: Bodies

    private func mentions(_ node: some SyntaxProtocol, _ words: Set<String>) -> Bool {
        node.tokens(viewMode: .sourceAccurate).contains { words.contains($0.text) }
    }

    private func prune(_ function: FunctionEntry, _ words: Set<String>) {
        guard let tree = tree(of: function.file), function.facts.name != "init",
            let declaration = SyntaxLocator.function(at: function.facts.offset, in: tree),
            source(of: function.file).range(declaration.name).contains(function.facts.offset),
            let body = declaration.body, mentions(body, words)
        else { return }
        attempt(function.file, function.facts.offset) {
            let block = try context.remainder(of: function, declaration, body)
            if block.lines.allSatisfy(\.isEmpty) { emptied.insert(function.facts.name) }
            replace(body.statements, by: block, in: function.file)
        }
    }

    private func prune(_ variable: VariableEntry, _ words: Set<String>) {
        guard let initializer = variable.facts.initializer, let tree = tree(of: variable.file) else { return }
        var closures: [Expression] = []
        switch initializer.kind {
        case .closure: closures = [initializer]
        case .tuple(let elements): closures = elements.map(\.value).filter(\.isClosure)
        default: break
        }
        for value in closures {
            guard let closure = SyntaxLocator.closure(at: value.range.lowerBound, in: tree), mentions(closure, words)
            else { continue }
            let source = source(of: variable.file)
            let indent = source.indentation(at: source.range(closure).lowerBound) + source.indentUnit
            attempt(variable.file, variable.facts.offset) {
                let (block, _) = try context.block(
                    of: closure, action: "", file: variable.file, owner: variable.owner, indent: indent)
                replace(closure.statements, by: block, in: variable.file)
            }
        }
    }

    private func attempt(_ file: Int, _ offset: Int, _ body: () throws -> Void) {
        do {
            try body()
        } catch let failure as ResidualFailure {
            fail(.unspecialisedConsumer, failure.file, failure.offset, failure.message)
        } catch {
            fail(.unspecialisedConsumer, file, offset, "two edits overlap: \(error)")
        }
    }

    private func replace(_ items: CodeBlockItemListSyntax, by block: ResidualBlock, in file: Int) {
        guard let first = items.first, let last = items.last else { return }
        let source = source(of: file)
        let start = DeclarationLayout.startOfComments(of: Syntax(first), source)
        let range = start..<source.range(last).upperBound
        let lineBreak = source.lineBreak
        guard ResidualContext.tokens(source.text(range)) != ResidualContext.tokens(block.text(lineBreak)) else {
            return
        }
        var lines = block.lines
        while lines.last?.isEmpty == true { lines.removeLast() }
        var text = lines.joined(separator: lineBreak)
        let indent = source.indentation(at: source.range(first).lowerBound)
        if text.hasPrefix(indent) { text.removeFirst(indent.count) }
        called.formUnion(items.tokens(viewMode: .sourceAccurate).map(\.text))
        add(SourceEdit(range, text), to: file)
        run.count("pruned")
    }

    // MARK: Declarations

    /// Takes the cases out of their enums.
    func removeCases() {
        for modern in cases {
            let type = program.types[modern.legacy.type]
            guard let index = type.cases.firstIndex(where: { $0.name == modern.legacy.name }) else { continue }
            let file = type.caseFiles[index]
            guard let tree = tree(of: file),
                let element = SyntaxLocator.ancestor(
                    of: type.cases[index].offset, in: tree, as: EnumCaseElementSyntax.self),
                let declaration = Syntax(element).ancestor(EnumCaseDeclSyntax.self)
            else { continue }
            let source = source(of: file)
            // Filtering the collection itself would make new nodes.
            let elements = Array(declaration.elements)
            let gone = elements.filter { other in cases.contains { isElement(other, of: $0) } }
            if gone.count == elements.count {
                add(SourceEdit(DeclarationLayout.lines(of: Syntax(declaration), source), ""), to: file)
            } else {
                let kept = elements.filter { other in !gone.contains { $0.id == other.id } }.map { other in
                    let end = other.trailingComma.map { source.range($0).lowerBound } ?? source.range(other).upperBound
                    return source.text(source.range(other).lowerBound..<end)
                }
                add(SourceEdit(source.range(declaration.elements), kept.joined(separator: ", ")), to: file)
            }
        }
    }

    private func isElement(_ element: EnumCaseElementSyntax, of modern: ModernCase) -> Bool {
        element.name.text.filter { $0 != "`" } == modern.legacy.name
    }
}
