import SwiftParser
import SwiftSyntax

/// Finds the edits that put what is known into code that stays: the window parameter, the modern halves of children, the
/// modern overloads of helpers.
final class ResidualExpressions: SyntaxVisitor {
    let residualiser: Residualiser
    var edits: [SourceEdit] = []
    /// A call was replaced by one of its arguments.
    var replacedCall = false
    /// Sides of `?:` that stand alone because nothing of the optional is left.
    var nonOptionalSides: Set<Range<Int>> = []
    private var failure: (any Error)?

    init(residualiser: Residualiser) {
        self.residualiser = residualiser
        super.init(viewMode: .sourceAccurate)
    }

    func edits(in node: Syntax) throws -> [SourceEdit] {
        walk(node)
        if let failure { throw failure }
        return edits
    }

    var source: SourceText { residualiser.source }
    var log: DecisionLog { residualiser.log }

    func fail(_ node: some SyntaxProtocol, _ message: String) {
        if failure == nil { failure = residualiser.failure(node, message) }
    }

    func attempt(_ body: () throws -> Void) {
        do { try body() } catch { failure = failure ?? error }
    }

    // MARK: Nested statements

    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
        guard residualiser.mentionsKnown(node), let first = node.first, let last = node.last else {
            noteWindowNames(in: Syntax(node))
            return .visitChildren
        }
        let start = source.range(first).lowerBound
        let indent = source.indentation(at: start)
        attempt {
            let block = try residualiser.block(node, indent: indent)
            var text = block.text(source.lineBreak)
            if block.lines.isEmpty { text = node.parent?.is(SwitchCaseSyntax.self) == true ? indent + "break" : "" }
            // The first line's indentation stands in the file already.
            if text.hasPrefix(indent) { text.removeFirst(indent.count) }
            edits.append(SourceEdit(start..<source.range(last).upperBound, text))
        }
        return .skipChildren
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
        if let label = residualiser.breakLabels[node.id], node.label == nil {
            edits.append(.insert(" \(label)", at: source.range(node).upperBound))
        }
        return .skipChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let arguments = log.arguments(ofLocalFunctionAt: source.range(node.name).lowerBound) else {
            return .visitChildren
        }
        let modern = residualiser.context.names.modernProtocol
        for (parameter, argument) in zip(node.signature.parameterClause.parameters, arguments)
        where argument.carriesAction {
            guard argument == .action else {
                fail(parameter, "the function is called with the action and with something else")
                continue
            }
            let text = source.text(parameter.type)
            edits.append(SourceEdit(source.range(parameter.type), text.hasPrefix("any ") ? "any \(modern)" : modern))
        }
        if let body = node.body { walk(body) }
        return .skipChildren
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
        dropConditions(that: .yes, of: node.conditions)
        walk(node.body)
        return .skipChildren
    }

    /// Takes conditions that always hold out of a list that has others.
    private func dropConditions(that truth: Truth, of list: ConditionElementListSyntax) {
        attempt {
            guard case .some(let kept) = try residualiser.conditions(list), kept.count < list.count else {
                list.forEach { walk($0) }
                return
            }
            keep(kept.map { source.range($0.condition) }, of: list.map { source.range($0.condition) })
            kept.forEach { walk($0.condition) }
        }
    }

    /// Leaves some elements of a list that is separated by commas.
    func keep(_ kept: [Range<Int>], of all: [Range<Int>]) {
        guard let first = all.first, let last = all.last else { return }
        var position = first.lowerBound
        for (index, range) in kept.enumerated() {
            // The separator in front of the first one that stays goes with what was in front of it.
            let next = index == 0 ? range.lowerBound : separatorStart(before: range, in: all)
            if position < next { edits.append(SourceEdit(position..<next, "")) }
            position = range.upperBound
        }
        if position < last.upperBound { edits.append(SourceEdit(position..<last.upperBound, "")) }
    }

    /// The end of the element in front of another: its comma stays.
    private func separatorStart(before range: Range<Int>, in all: [Range<Int>]) -> Int {
        all.last { $0.upperBound <= range.lowerBound }?.upperBound ?? range.lowerBound
    }

    // MARK: Branches as values

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
        guard residualiser.mentionsKnown(node.conditions) else {
            node.conditions.forEach { walk($0) }
            walk(node.body)
            walkElse(of: node)
            return .skipChildren
        }
        attempt {
            switch try residualiser.conditions(node.conditions) {
            case .always: replace(node, by: node.body.statements)
            case .never(let before, _):
                try residualiser.refuseEffects(before)
                switch node.elseBody {
                case .codeBlock(let body): replace(node, by: body.statements)
                case .ifExpr(let next):
                    keepPart(source.range(next), of: source.range(node))
                    walk(next)
                default: fail(node, "no branch of it is taken")
                }
            case .some:
                dropConditions(that: .yes, of: node.conditions)
                walk(node.body)
                walkElse(of: node)
            }
        }
        return .skipChildren
    }

    /// What stands behind `else`, without the branches that are never taken.
    private func walkElse(of statement: IfExprSyntax) {
        switch statement.elseBody {
        case .ifExpr(let next) where residualiser.mentionsKnown(next.conditions):
            let indent = source.indentation(at: source.range(outermost(statement)).lowerBound)
            attempt {
                let text = try residualiser.elseText(next, indent: indent)
                let range = source.range(statement.body).upperBound..<source.range(next).upperBound
                edits.append(SourceEdit(range, text))
            }
        case .some(let other): walk(other)
        case nil: break
        }
    }

    /// The `if` that a chain of `else if` begins with.
    private func outermost(_ statement: IfExprSyntax) -> IfExprSyntax {
        var current = statement
        while let parent = current.parent?.as(IfExprSyntax.self) { current = parent }
        return current
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
        guard residualiser.mentionsKnown(node.subject) else { return .visitChildren }
        attempt {
            switch log.choice(ofSwitchAt: source.range(node)) {
            case .branch(let index):
                guard residualiser.isDroppable(node.subject) else {
                    return fail(node.subject, "what the switch looks at may do something")
                }
                let branches = try residualiser.branches(of: node)
                guard index < branches.count else { return fail(node, "its branch was not found") }
                replace(node, by: branches[index].statements)
            case .nothing: fail(node, "no branch of it is taken")
            case .undecided: narrow(node)
            }
        }
        return .skipChildren
    }

    override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
        if let items = itemsOfValue(node) {
            let kept = items.filter { !$0.pattern.isNil }
            guard !kept.isEmpty else {
                remove(node)
                return .skipChildren
            }
            keep(kept.map(place), of: items.map(place))
            kept.forEach { walk($0) }
            walk(node.statements)
            return .skipChildren
        }
        if let kept = residualiser.keptItems(of: node), case .case(let label) = node.label {
            guard !kept.isEmpty else {
                remove(node)
                return .skipChildren
            }
            keep(kept.map(place), of: label.caseItems.map(place))
            kept.forEach { item in item.whereClause.map { walk($0) } }
            walk(node.statements)
            return .skipChildren
        }
        guard isRuledOut(node) else { return .visitChildren }
        remove(node)
        return .skipChildren
    }

    /// An `if` or `switch` that gives a value becomes the value of the branch that is taken.
    private func replace(_ node: some SyntaxProtocol, by items: CodeBlockItemListSyntax) {
        guard items.count == 1, let only = items.first, let value = expression(of: only) else {
            return fail(node, "the branch of it that is taken is more than one expression")
        }
        keepPart(source.range(value), of: source.range(node))
        walk(value)
    }

    private func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
        switch item.item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
        default: nil
        }
    }

    // MARK: Expressions

    /// Writes what is known of an expression in its place; whether anything was.
    private func fold(_ node: ExprSyntax) -> Bool {
        guard residualiser.mentionsKnown(node), let value = residualiser.value(of: node),
            residualiser.isDroppable(node)
        else { return false }
        switch value {
        case .constant(let value): edits.append(SourceEdit(source.range(node), value ? "true" : "false"))
        case .none: replaceByNil(node)
        case .window: edits.append(SourceEdit(source.range(node), residualiser.windowName))
        case .payload(let name):
            let text = residualiser.context.text(ofField: name)
            let isOfOptional = isMemberOfOptional(node, field: name)
            edits.append(SourceEdit(source.range(node), isOfOptional ? "Optional(\(text))" : text))
        case .action, .actionType: return false
        }
        return true
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard residualiser.mentionsKnown(node) else { return .visitChildren }
        if fold(ExprSyntax(node)) { return .skipChildren }
        if foldPart(of: Array(node.elements)[...]) { return .skipChildren }
        if residualiser.value(of: ExprSyntax(node)) != nil {
            fail(node, "the action type of an unknown action is not at hand here")
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        // The chain goes on where the value may be nil.
        if case .field? = log.value(at: residualiser.key(node.expression)) { return .visitChildren }
        return fold(ExprSyntax(node)) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: ArrayExprSyntax) -> SyntaxVisitorContinueKind {
        guard residualiser.context.incoming.removed != nil else { return .visitChildren }
        let all = node.elements.map { source.range($0.expression) }
        let kept = all.filter { log.truth(ofConditionAt: $0) != .no }
        guard kept.count < all.count, !kept.isEmpty else { return .visitChildren }
        // The type that the first one names is that of the others.
        let isNamed = kept.contains { !source.text($0).hasPrefix(".") }
        keep(kept, of: all)
        if !isNamed, let first = kept.first,
            let named = all.map({ source.text($0) }).first(where: { !$0.hasPrefix(".") }),
            let dot = named.lastIndex(of: ".")
        {
            edits.append(.insert(String(named[..<dot]), at: first.lowerBound))
        }
        return .skipChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        fold(ExprSyntax(node)) ? .skipChildren : .visitChildren
    }

    /// `if let x = action.field?.member`: where the field is always there, nothing of it may be nil any more.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let value = node.initializer?.value, residualiser.mentionsKnown(value), isCertainChain(value) else {
            return .visitChildren
        }
        let range = source.range(value)
        edits.append(.insert("Optional(", at: range.lowerBound))
        walk(value)
        edits.append(.insert(")", at: range.upperBound))
        return .skipChildren
    }

    /// A text that has the action type in it has the name of the case, as the case describes itself.
    override func visit(_ node: ExpressionSegmentSyntax) -> SyntaxVisitorContinueKind {
        guard node.expressions.count == 1, let only = node.expressions.first, only.label == nil,
            let known = residualiser.context.incoming.known?.actionCase,
            log.value(at: residualiser.key(only.expression)) == .actionType,
            residualiser.context.typing.member("description", of: known.type) == nil
        else { return .visitChildren }
        edits.append(SourceEdit(source.range(node), known.name))
        return .skipChildren
    }

    override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
        fold(ExprSyntax(node)) ? .skipChildren : .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        fold(ExprSyntax(node)) ? .skipChildren : rewriteCall(node)
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if residualiser.mentionsKnown(node), residualiser.value(of: node.expression) == KnownValue.none {
            fail(node, "an action that is not known would stop the program here")
        }
        if case .payload? = log.value(at: residualiser.key(node.expression)) {
            // What is there needs no unwrapping.
            keepPart(source.range(node.expression), of: source.range(node))
            walk(node.expression)
            return .skipChildren
        }
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if fold(ExprSyntax(node)) { return .skipChildren }
        guard let base = node.base else { return .skipChildren }
        switch residualiser.value(of: base) {
        case .action?, .actionType?:
            fail(node, "`\(source.text(node))` has no value for an action that is not known")
        default: walk(base)
        }
        // The member's own name stands for nothing else.
        return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let start = source.range(node).lowerBound
        let name = node.baseName.text
        guard log.dependsOnAction(referenceAt: start) else {
            if log.dependentNames.contains(name), !log.isEvaluated(referenceAt: start) {
                fail(node, "whether `\(name)` depends on the action here is not known")
            }
            noteWindowName(node)
            return .skipChildren
        }
        switch residualiser.value(of: ExprSyntax(node)) {
        case nil: fail(node, "`\(name)` is not the same for every action here")
        // A local of another name is declared as before.
        case .window?: break
        case .constant(let value)?: edits.append(SourceEdit(source.range(node), value ? "true" : "false"))
        case .payload(let value)?:
            var text = residualiser.context.text(ofField: value)
            if isMemberOfOptional(ExprSyntax(node), field: value) { text = "Optional(\(text))" }
            if name != text { edits.append(SourceEdit(source.range(node), text)) }
        case .some(.none): replaceByNil(ExprSyntax(node))
        case .action?: fail(node, "the action goes where an action that is not known cannot be followed")
        case .actionType?: fail(node, "the action type goes where that of an unknown action cannot be followed")
        }
        return .skipChildren
    }

    override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        let places: Set<String> = ["function", "line", "column", "dsohandle"]
        if places.contains(node.macroName.text) {
            fail(node, "`#\(node.macroName.text)` is another one in the modern half")
        }
        return .visitChildren
    }

    // MARK: Closures

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        if let capture = node.signature?.capture { dropCaptures(of: capture, node) }
        let inner = ResidualExpressions(residualiser: residualiser)
        attempt {
            let own = try inner.edits(in: Syntax(node.statements))
            edits += own
            try nameParameters(of: node, own)
        }
        return .skipChildren
    }

    /// `$0` says how many parameters a closure has. Where nothing is left that says it, they are named.
    private func nameParameters(of node: ClosureExprSyntax, _ own: [SourceEdit]) throws {
        guard !own.isEmpty, node.signature?.parameterClause == nil,
            let highest = Self.numberedParameters(in: Syntax(node.statements)).max(), !node.statements.isEmpty
        else { return }
        let text = try source.text(source.range(node.statements), with: own)
        let left = Self.numberedParameters(in: Syntax(Parser.parse(source: text)))
        guard left.max() != highest else { return }
        guard left.isEmpty else {
            return fail(node, "a parameter of the closure is not used any more; name its parameters")
        }
        let names = (0...highest).map { _ in "_" }.joined(separator: ", ")
        let capture = node.signature?.capture
        let place = capture.map { source.range($0).upperBound } ?? source.range(node.leftBrace).upperBound
        edits.append(.insert(" \(names)" + (node.signature == nil ? " in" : ""), at: place))
    }

    private static func numberedParameters(in node: Syntax) -> [Int] {
        node.tokens(viewMode: .sourceAccurate).compactMap { token in
            guard case .dollarIdentifier(let text) = token.tokenKind else { return nil }
            return Int(text.dropFirst())
        }
    }

    /// Takes captured names out that nothing is left of.
    private func dropCaptures(of capture: ClosureCaptureClauseSyntax, _ closure: ClosureExprSyntax) {
        let items = Array(capture.items)
        let kept = items.filter { item in
            guard let initializer = item.initializer else { return staysCaptured(item, closure) }
            guard residualiser.mentionsKnown(initializer), let value = residualiser.value(of: initializer.value) else {
                return true
            }
            return value == .window && item.name.text != residualiser.windowName
        }
        for item in kept { if let value = item.initializer?.value { walk(value) } }
        guard kept.count < items.count else { return }
        guard !kept.isEmpty else {
            return edits.append(SourceEdit(rangeOfWholeCapture(capture, closure), ""))
        }
        keep(kept.map(rangeOfCapture), of: items.map(rangeOfCapture))
    }

    /// The list with what belongs to it alone: the blank behind it, and `in` where nothing else stands in front of that.
    private func rangeOfWholeCapture(
        _ capture: ClosureCaptureClauseSyntax, _ closure: ClosureExprSyntax
    ) -> Range<Int> {
        let own = source.range(capture)
        guard let signature = closure.signature, let first = closure.statements.first else { return own }
        if let clause = signature.parameterClause { return own.lowerBound..<source.range(clause).lowerBound }
        if signature.returnClause != nil || signature.effectSpecifiers != nil { return own }
        let behind = source.range(signature.inKeyword).upperBound
        let next = source.range(first).lowerBound
        if source.text(behind..<next).holdsLineFeed { return source.range(closure.leftBrace).upperBound..<behind }
        return own.lowerBound..<next
    }

    private func rangeOfCapture(_ item: ClosureCaptureSyntax) -> Range<Int> {
        let range = source.range(item)
        return range.lowerBound..<(item.trailingComma.map { source.range($0).lowerBound } ?? range.upperBound)
    }

    private func staysCaptured(_ item: ClosureCaptureSyntax, _ closure: ClosureExprSyntax) -> Bool {
        let range = source.range(item.name)
        guard log.dependsOnAction(referenceAt: range.lowerBound) else { return true }
        switch residualiser.value(at: range) {
        case .window?: return true
        case .payload(let name)?: return item.name.text == name
        case .action?:
            guard item.name.text == residualiser.actionName else { return false }
            let inner = ResidualExpressions(residualiser: residualiser)
            guard let edits = try? inner.edits(in: Syntax(closure.statements)),
                let text = try? source.text(source.range(closure.statements), with: edits)
            else { return true }
            return UsedNames(text).contains(residualiser.actionName)
        default: return false
        }
    }

    // MARK: The window's name

    private func noteWindowNames(in node: Syntax) {
        for token in node.tokens(viewMode: .sourceAccurate) where token.text == residualiser.windowName {
            if token.parent?.is(IdentifierPatternSyntax.self) == true { residualiser.noteWindowNameTaken() }
        }
    }

    /// The name stands for something else here.
    private func noteWindowName(_ node: DeclReferenceExprSyntax) {
        if node.baseName.text == residualiser.windowName { residualiser.noteWindowNameTaken() }
    }
}
