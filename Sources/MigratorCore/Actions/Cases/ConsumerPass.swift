import SwiftParser
import SwiftSyntax

/// The second round: what each reducer and middleware does for the cases goes into its modern half.
final class ConsumerPass: CasePass {
    /// The structs that each case is dispatched in, by their names.
    let structs: [String: [String]]
    private let names: RuntimeNames
    private lazy var unknown = ResidualContext(
        typing: typing, vocabulary: vocabulary, names: names, workspace: run.workspace)
    /// Names of the helpers that the legacy halves of the cases call.
    private(set) var called: Set<String> = []
    /// Helpers that are written already, by function and name.
    private var written: Set<String> = []

    init(run: CaseRun, program: Program, vocabulary: Vocabulary, structs: [String: [String]]) {
        self.structs = structs
        names = RuntimeForm(program: program, configuration: vocabulary.configuration).names
        super.init(run: run, program: program, vocabulary: vocabulary)
    }

    func rewrite() {
        var branches: [Int: [Branch]] = [:]
        for modern in cases {
            let contexts = contexts(for: modern)
            reached = consumersReached(by: contexts)
            for index in vocabulary.consumerVariables {
                let variable = program.variables[index]
                guard !program.isTestFile[variable.file] else { continue }
                if let branch = branch(of: variable, modern, contexts) { branches[index, default: []].append(branch) }
            }
            let texts = branches.values.joined().filter { $0.modern.legacy == modern.legacy }.map {
                $0.block.text("\n")
            }
            for context in contexts.prefix(1) { write(context, for: texts) }
        }
        for (index, found) in branches.sorted(by: { $0.key < $1.key }) { insert(found, into: program.variables[index]) }
    }

    // MARK: What is left for a case

    /// The consumers that get the case when the store hands it to its own.
    private var reached: Set<Int> = []

    private func consumersReached(by contexts: [ResidualContext]) -> Set<Int> {
        let roots = RootConsumers.find(in: program, vocabulary, typing: typing)
        return contexts.reduce(into: []) { found, context in
            let evaluator = ConsumerEvaluator(typing: typing, vocabulary: vocabulary, incoming: context.incoming)
            for root in roots { evaluator.evaluateConsumer(root) }
            found.formUnion(evaluator.trace.uses.keys)
        }
    }

    private func contexts(for modern: ModernCase) -> [ResidualContext] {
        var fields: [String: FieldKnowledge] = [:]
        for dropped in modern.plan.dropped where dropped.reason == .neverProvided { fields[dropped.field] = .absent }
        for value in modern.values { fields[value.field] = value.optional ? .mayBeNil : .present }
        let writing = CaseWriting(caseName: modern.plan.name, values: modern.values)
        let types = (structs[modern.symbol] ?? []).compactMap { name in
            vocabulary.actions.keys.sorted().first { program.name(of: $0) == name }
        }
        return types.map { action in
            let known = KnownAction(
                action: action, actionCase: modern.legacy, vocabulary: vocabulary, fields: fields)
            let context = ResidualContext(
                typing: typing, vocabulary: vocabulary, names: names, incoming: .known(known), writing: writing,
                workspace: run.workspace)
            context.unknown = unknown
            return context
        }
    }

    /// What a consumer does for a case.
    struct Branch {
        let modern: ModernCase
        let writing: CaseWriting
        let block: ResidualBlock
        let windowName: String
    }

    /// The halves of a consumer.
    private struct Halves {
        let kind: ConsumerKind
        let legacy: ClosureExprSyntax
        let modern: ClosureExprSyntax
    }

    private func kind(of variable: VariableEntry) -> ConsumerKind {
        vocabulary.reducers.contains { $0.variable == variable.id } ? .reducer : .middleware
    }

    /// nil where the consumer does for the case what it does for any action that it does not know.
    private func branch(
        of variable: VariableEntry, _ modern: ModernCase, _ contexts: [ResidualContext]
    ) -> Branch? {
        guard let legacy = closure(variable, 0), let action = legacy.closure.consumerParameters?.action else {
            return nil
        }
        let file = legacy.file
        let source = source(of: file)
        let indent = source.indentation(at: source.range(legacy.closure).lowerBound) + source.indentUnit
        let window = self.closure(variable, 1).flatMap { ModernHalf.windowName(of: $0.closure) }
        do {
            var found: (ResidualBlock, String)?
            for context in contexts {
                context.uncarried = []
                let (block, windowName) = try context.block(
                    of: legacy.closure, action: action, file: file, owner: variable.owner, indent: indent,
                    windowName: window)
                if let field = context.uncarried.sorted().first {
                    // What the payload is concluded from does not get here either.
                    guard reached.contains(variable.id) else { return nil }
                    throw ResidualFailure(
                        file: file, offset: variable.facts.offset,
                        message: "`\(field)` is read, which the modern case does not carry")
                }
                if let found, found.0.lines != block.lines {
                    fail(
                        .structsToldApart, variable.file, variable.facts.offset,
                        "the consumer does something else for each struct of the case")
                    return nil
                }
                found = (block, windowName)
            }
            guard let (block, windowName) = found else { return nil }
            let other = try? unknown.block(
                of: legacy.closure, action: action, file: file, owner: variable.owner, indent: indent,
                windowName: window)
            if let other, isNothingOfItsOwn(variable, block, other.0) { return nil }
            guard let writing = contexts.first?.writing else { return nil }
            return Branch(modern: modern, writing: writing, block: block, windowName: windowName)
        } catch let failure as ResidualFailure {
            guard reached.contains(variable.id) else { return nil }
            fail(.unspecialisedConsumer, failure.file, failure.offset, failure.message)
        } catch {
            fail(.unspecialisedConsumer, variable.file, variable.facts.offset, "two edits overlap: \(error)")
        }
        return nil
    }

    /// Whether a consumer does for the case what it does for an action that it does not know, and its modern half still does that.
    private func isNothingOfItsOwn(
        _ variable: VariableEntry, _ block: ResidualBlock, _ unknown: ResidualBlock
    ) -> Bool {
        guard let modern = closure(variable, 1) else { return block.lines == unknown.lines }
        let half = ModernHalf(
            closure: modern.closure, source: source(of: modern.file), kind: kind(of: variable), state: "", action: "",
            program: program)
        return half.isSame(block, unknown) && half.isFallback(unknown)
    }

    /// One half of a consumer: the closure itself, or what the tuple names.
    private func closure(_ variable: VariableEntry, _ half: Int) -> (closure: ClosureExprSyntax, file: Int)? {
        guard let initializer = variable.facts.initializer else { return nil }
        switch initializer.kind {
        case .tuple(let elements) where elements.count == 2:
            return closure(elements[half].value, variable)
        case .closure where half == 0: return closure(initializer, variable)
        default: return nil
        }
    }

    private func closure(_ value: Expression, _ variable: VariableEntry) -> (closure: ClosureExprSyntax, file: Int)? {
        switch value.kind {
        case .closure:
            return tree(of: variable.file).flatMap { SyntaxLocator.closure(at: value.range.lowerBound, in: $0) }.map {
                ($0, variable.file)
            }
        case .name(let name), .member(_, let name):
            let found: VariableEntry?
            if let owner = variable.owner, case .variable(let member)? = typing.member(name, of: owner) {
                found = member
            } else {
                found = (program.globalVariables[name] ?? []).first.map { program.variables[$0] }
            }
            guard let found, let initializer = found.facts.initializer, initializer.isClosure else { return nil }
            return closure(initializer, found)
        default: return nil
        }
    }

    // MARK: Writing

    private func insert(_ branches: [Branch], into variable: VariableEntry) {
        guard let modern = closure(variable, 1) else {
            return fail(
                .unconvertedConsumer, variable.file, variable.facts.offset,
                "`\(program.name(of: variable))` has no modern half; take the steps `middlewares` and `reducers` first")
        }
        guard let legacy = closure(variable, 0), let names = legacy.closure.consumerParameters else { return }
        let legacySource = source(of: legacy.file)
        let captures = (legacy.closure.signature?.capture?.items).map(Array.init) ?? []
        let half = ModernHalf(
            closure: modern.closure, source: source(of: modern.file),
            captures: captures.map { item in
                let end = item.trailingComma.map { legacySource.range($0).lowerBound }
                let range = legacySource.range(item)
                return (item.name.text, legacySource.text(range.lowerBound..<(end ?? range.upperBound)))
            },
            kind: kind(of: variable),
            state: names.state, action: names.action, program: program)
        do throws(ModernHalf.Refusal) {
            let edits = try half.edits(inserting: branches)
            for edit in edits { add(edit, to: modern.file) }
            run.count("branches", by: branches.count)
        } catch {
            fail(.unspecialisedConsumer, modern.file, error.offset, error.message)
        }
    }

    /// Writes the helpers that code for a case needs.
    ///
    /// - Parameter texts: the branches of the case. What a consumer that never gets the case would call is not written.
    private func write(_ context: ResidualContext, for texts: [String]) {
        for helper in context.overloads where context.modernOverload(of: helper.function, helper.actionParameter) == nil
        {
            guard written.insert("\(helper.function.id)").inserted else { continue }
            fail(
                .unspecialisedConsumer, helper.function.file, helper.function.facts.offset,
                "the helper has no overload for modern actions")
        }
        var words = Set(texts.flatMap(ResidualContext.tokens))
        var left = context.specialised
        while let index = left.firstIndex(where: { words.contains($0.name) }) {
            let helper = left.remove(at: index)
            words.formUnion(ResidualContext.tokens(helper.block.text("\n")))
            called.insert(helper.function.facts.name)
            write(helper, context)
        }
    }

    private func write(_ helper: SpecialisedHelper, _ context: ResidualContext) {
        guard let writing = context.writing else { return }
        let file = helper.function.file
        let writer = HelperWriter(
            helper: helper, writing: writing, source: source(of: file), names: names,
            windowType: configuration.windowTypeName(in: program))
        let labels = helper.labels
        let isThere = program.functions.contains { other in
            other.facts.name == helper.name && other.id != helper.function.id
                && context.isSame(
                    other,
                    as: ResidualContext.Helper(
                        function: helper.function, declaration: helper.declaration,
                        actionParameter: helper.actionParameter, block: helper.block, windowName: helper.windowName,
                        windowLabel: helper.windowLabel, returnedParameter: nil), labels)
        }
        guard !isThere, written.insert("\(helper.function.id) \(helper.name) \(labels)").inserted else { return }
        do {
            let insertion = try writer.insertion()
            guard !insertion.replacement.contains(CaseWriting.mark) else {
                return fail(
                    .unspecialisedConsumer, file, helper.function.facts.offset,
                    "the helper reads a value that the modern case does not carry")
            }
            add(insertion, to: file)
            for value in helper.values { addImports(ofTypesIn: value.type, to: file) }
            if helper.takesWindow { addImports(ofTypesIn: writer.windowType, to: file) }
            run.count("helpers")
        } catch {
            fail(
                .unspecialisedConsumer, file, helper.function.facts.offset, "the helper could not be written: \(error)")
        }
    }
}
