import SwiftParser
import SwiftSyntax

/// The modern half of a reducer or middleware, and where the branches of cases go in it.
///
/// What the half begins with and what a branch begins with are shared as far as they are the same (a window guard); behind that
/// stands one `switch` over the action, with what the half did so far as its `default`.
struct ModernHalf {
    let closure: ClosureExprSyntax
    let source: SourceText
    /// What the legacy half captures, each item as it is written.
    var captures: [(name: String, text: String)] = []
    let kind: ConsumerKind
    /// The names of the state and the action in the legacy half, from which the branches are.
    let state: String
    let action: String
    /// Where the types of what other cases carry are looked up.
    let program: Program

    /// Why a branch has no place.
    struct Refusal: Error {
        let offset: Int
        let message: String
    }

    private var indent: String { source.indentation(at: source.range(closure).lowerBound) + source.indentUnit }
    private var items: [CodeBlockItemSyntax] { Array(closure.statements) }

    func edits(inserting branches: [ConsumerPass.Branch]) throws(Refusal) -> [SourceEdit] {
        guard let window = branches.first?.windowName, branches.allSatisfy({ $0.windowName == window }) else {
            throw refusal("the window has two names")
        }
        var edits = try parameterEdits(window)
        let found = caseSwitch
        // New branches share with the half what all of them begin with.
        let shared = found == nil ? branches.map(sharedPrefix).min() ?? 0 : items.count - 1
        var texts: [BranchText] = []
        for branch in branches {
            guard sharedPrefix(branch) >= shared else {
                edits.append(try insertionInFront(branch))
                continue
            }
            let text = text(of: branch, behind: shared)
            if let index = texts.firstIndex(where: { $0.isSame(as: text) }) {
                texts[index].patterns += text.patterns
            } else if let found, let place = placeOfSameBranch(as: text, in: found) {
                edits.append(.insert(", " + text.patterns.joined(separator: ", "), at: place))
            } else {
                texts.append(text)
            }
        }
        edits += captureEdits(branches.map { $0.block.text(source.lineBreak) })
        guard !texts.isEmpty else { return edits }
        let lines = texts.map { "case \($0.patterns.joined(separator: ", ")):" + source.lineBreak + $0.body }
        if let found, let place = placeOfDefault(found) {
            edits.append(.insert(lines.map { $0 + source.lineBreak + indent }.joined(), at: place))
        } else {
            edits.append(wrapping(lines, behind: shared))
        }
        return edits
    }

    /// A branch as it is written.
    private struct BranchText {
        var patterns: [String]
        let body: String
        /// The types of the names that its pattern binds.
        let bound: [String: String]

        /// Whether one branch can stand for both.
        func isSame(as other: BranchText) -> Bool {
            bound == other.bound && ResidualContext.tokens(body) == ResidualContext.tokens(other.body)
        }
    }

    /// The end of the label of a branch that does the same with the same values.
    private func placeOfSameBranch(as text: BranchText, in statement: SwitchExprSyntax) -> Int? {
        for case .switchCase(let branch) in statement.cases {
            guard case .case(let label) = branch.label, let last = label.caseItems.last,
                label.caseItems.allSatisfy({ $0.whereClause == nil }),
                ResidualContext.tokens(branch.statements.description) == ResidualContext.tokens(text.body),
                label.caseItems.allSatisfy({ boundTypes($0.pattern) == text.bound })
            else { continue }
            return source.range(last).upperBound
        }
        return nil
    }

    /// The names that the pattern of a case binds, with their types; nil where that is not known.
    private func boundTypes(_ pattern: PatternSyntax) -> [String: String]? {
        guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return nil }
        if expression.is(MemberAccessExprSyntax.self) { return [:] }
        guard let call = expression.as(FunctionCallExprSyntax.self),
            let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            let values = (program.typesByName[base.trimmedDescription] ?? []).lazy.compactMap({ id in
                self.program.types[id].enumCase(access.declName.baseName.text.filter { $0 != "`" })?.values
            }).first, values.count == call.arguments.count
        else { return nil }
        var types: [String: String] = [:]
        for (argument, value) in zip(call.arguments, values) {
            let pattern = argument.expression.as(PatternExprSyntax.self)?.pattern.as(ValueBindingPatternSyntax.self)
            guard let name = pattern?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
                if argument.expression.is(DiscardAssignmentExprSyntax.self) { continue }
                return nil
            }
            types[name] = value.typeText
        }
        return types
    }

    private func refusal(_ message: String) -> Refusal {
        Refusal(offset: source.range(closure).lowerBound, message: message)
    }

    // MARK: Parameters

    private static func parameters(of closure: ClosureExprSyntax) -> [TokenSyntax] {
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): list.map(\.name)
        case .parameterClause(let clause): clause.parameters.map { $0.secondName ?? $0.firstName }
        default: []
        }
    }

    /// What a modern half calls the window; nil where it does not use it.
    static func windowName(of closure: ClosureExprSyntax) -> String? {
        let tokens = parameters(of: closure)
        return tokens.count == 3 && tokens[2].text != "_" ? tokens[2].text : nil
    }

    private func parameterEdits(_ window: String) throws(Refusal) -> [SourceEdit] {
        let tokens = Self.parameters(of: closure)
        guard tokens.count == 3 else { throw refusal("the modern half has no names for its parameters; name them") }
        var edits: [SourceEdit] = []
        for (token, name) in zip(tokens, [state, action, window]) where token.text != name && name != "_" {
            guard token.text == "_" else {
                throw refusal("the modern half calls a parameter `\(token.text)` that the legacy half calls `\(name)`")
            }
            edits.append(SourceEdit(source.range(token), name))
        }
        return edits
    }

    /// What the branches name of the legacy half's captures, and the half does not capture.
    private func captureEdits(_ texts: [String]) -> [SourceEdit] {
        let used = texts.map(UsedNames.init)
        let own = Set((closure.signature?.capture?.items).map(Array.init)?.map(\.name.text) ?? [])
        let missing = captures.filter { capture in
            !own.contains(capture.name)
                && used.contains {
                    $0.contains(capture.name) || capture.name == "self" && $0.mayCallImplicitSelf
                }
        }.map(\.text)
        guard !missing.isEmpty else { return [] }
        let list = missing.joined(separator: ", ")
        if let last = closure.signature?.capture?.items.last {
            return [.insert(", " + list, at: source.range(last).upperBound)]
        }
        guard let clause = closure.signature?.parameterClause else { return [] }
        return [.insert("[\(list)] ", at: source.range(clause).lowerBound)]
    }

    // MARK: The switch

    /// The `switch` over the action that the half ends in.
    private var caseSwitch: SwitchExprSyntax? {
        guard let last = items.last, let expression = expression(of: last),
            let found = expression.as(SwitchExprSyntax.self),
            found.subject.trimmedDescription == action, placeOfDefault(found) != nil
        else { return nil }
        return found
    }

    /// Whether the half does no more than a block for actions that none of its branches takes.
    func isFallback(_ block: ResidualBlock) -> Bool {
        var own = items.map { source.text($0) }
        if let last = items.last, let statement = expression(of: last)?.as(SwitchExprSyntax.self),
            case .switchCase(let fallback)? = statement.cases.last, case .default = fallback.label
        {
            own.removeLast()
            own += fallback.statements.map { source.text($0) }.filter { $0 != "break" }
        }
        return Self.meaning(own) == Self.meaning(statements(of: block).map(\.text))
    }

    /// Whether two blocks do the same.
    func isSame(_ left: ResidualBlock, _ right: ResidualBlock) -> Bool {
        left.lines == right.lines
            || Self.meaning(statements(of: left).map(\.text)) == Self.meaning(statements(of: right).map(\.text))
    }

    /// The tokens of statements without what makes no difference: a guard that leaves with what comes behind it all the same, and
    /// a `return` at the end that gives nothing, or the only value.
    private static func meaning(_ statements: [String]) -> [String] {
        var rest = statements.filter { $0.trimmed != "return" }
        while rest.count > 1, let body = bodyOfPlainGuard(rest[0]), tokens(rest.dropFirst()) == tokens([body]) {
            rest.removeFirst()
        }
        var result = tokens(rest)
        if rest.count == 1, result.first == "return" { result.removeFirst() }
        return result
    }

    private static func tokens(_ statements: some Sequence<String>) -> [String] {
        statements.flatMap(ResidualContext.tokens)
    }

    /// What a guard leaves with whose conditions call nothing.
    private static func bodyOfPlainGuard(_ text: String) -> String? {
        let tree = Parser.parse(source: text)
        guard let statement = tree.statements.first?.item.as(GuardStmtSyntax.self) else { return nil }
        let hasCalls = statement.conditions.tokens(viewMode: .sourceAccurate).contains {
            $0.tokenKind == .leftParen || $0.tokenKind == .keyword(.try) || $0.tokenKind == .keyword(.await)
                || $0.tokenKind == .keyword(.let) || $0.tokenKind == .exclamationMark
        }
        return hasCalls ? nil : statement.body.statements.description
    }

    private func expression(of item: CodeBlockItemSyntax) -> ExprSyntax? {
        switch item.item {
        case .expr(let expression): expression
        case .stmt(let statement): statement.as(ExpressionStmtSyntax.self)?.expression
        default: nil
        }
    }

    private func placeOfDefault(_ statement: SwitchExprSyntax) -> Int? {
        guard case .switchCase(let last)? = statement.cases.last, case .default = last.label else { return nil }
        return source.range(last).lowerBound
    }

    // MARK: What is shared

    /// How many statements of the half a branch begins with.
    private func sharedPrefix(_ branch: ConsumerPass.Branch) -> Int {
        let statements = statements(of: branch.block)
        let limit = caseSwitch == nil ? items.count : items.count - 1
        var count = 0
        while count < limit, count < statements.count, isShareable(items[count]),
            ResidualContext.tokens(source.text(items[count])) == ResidualContext.tokens(statements[count].text)
        {
            count += 1
        }
        return count
    }

    /// What leaves the half early, or a name. The last statement of a half belongs to the action that it does not know.
    private func isShareable(_ item: CodeBlockItemSyntax) -> Bool {
        switch item.item {
        case .stmt(let statement): statement.is(GuardStmtSyntax.self)
        case .decl(let declaration): declaration.is(VariableDeclSyntax.self)
        default: false
        }
    }

    private struct Statement {
        let text: String
        /// The first line of it in the block, with the comments and blank lines in front of it.
        let start: Int
    }

    private func statements(of block: ResidualBlock) -> [Statement] {
        var result: [Statement] = []
        var start = 0
        for (index, line) in block.lines.enumerated() {
            let text = line.trimmed
            let isComment = text.isEmpty || text.hasPrefix("//") || text.hasPrefix("/*") && text.hasSuffix("*/")
            if isComment { continue }
            result.append(Statement(text: line, start: start))
            start = index + 1
        }
        return result
    }

    // MARK: Branches

    private func lines(of branch: ConsumerPass.Branch, behind shared: Int) -> [String] {
        let statements = statements(of: branch.block)
        let start = shared < statements.count ? statements[shared].start : branch.block.lines.count
        var lines = Array(branch.block.lines[start...])
        while lines.first?.isEmpty == true { lines.removeFirst() }
        if kind == .middleware, lines.last?.trimmed == "return" { lines.removeLast() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    private func text(of branch: ConsumerPass.Branch, behind shared: Int) -> BranchText {
        let inner = indent + source.indentUnit
        let (pattern, body, names) = bound(branch, lines(of: branch, behind: shared), indent: inner)
        var types: [String: String] = [:]
        for (name, value) in zip(names, branch.modern.values) {
            guard let name else { continue }
            types[name] = branch.modern.plan.payloadStruct ?? value.declaredType
        }
        return BranchText(patterns: [pattern], body: body, bound: types)
    }

    /// The pattern and the statements of a branch, with names for the values.
    private func bound(
        _ branch: ConsumerPass.Branch, _ lines: [String], indent inner: String
    ) -> (pattern: String, body: String, names: [String?]) {
        let modern = branch.modern
        let texts = lines.map { line in
            line.isEmpty
                ? line
                : inner + SourceText.reindent(String(line.dropFirst(indent.count)), from: indent, to: inner)
        }
        var body = texts.joined(separator: source.lineBreak)
        if kind == .reducer, lines.count == 1, needsReturn(lines[0]) {
            body = inner + "return " + body.dropFirst(inner.count)
        }
        let payload = modern.plan.payloadStruct == nil ? nil : payloadName(in: body)
        let bound = branch.writing.bind(body, inPayload: payload)
        let text = bound.text.isEmpty ? inner + "break" : bound.text
        return (modern.pattern(bound.names, payload: payload ?? "payload"), text, bound.names)
    }

    private func payloadName(in text: String) -> String {
        let used = UsedNames(text)
        return ["payload", "actionPayload"].first { !used.contains($0) } ?? "casePayload"
    }

    /// A value that a closure of one expression gives without `return`.
    private func needsReturn(_ line: String) -> Bool {
        let tree = Parser.parse(source: line)
        guard tree.statements.count == 1, let only = tree.statements.first else { return false }
        if case .expr(let expression) = only.item {
            return !expression.is(IfExprSyntax.self) && !expression.is(SwitchExprSyntax.self)
        }
        return false
    }

    /// `if case E.c = action { … }` in front of everything, where a branch does not begin as the half does.
    private func insertionInFront(_ branch: ConsumerPass.Branch) throws(Refusal) -> SourceEdit {
        let inner = indent + source.indentUnit
        var (pattern, body, _) = bound(branch, lines(of: branch, behind: 0), indent: inner)
        if kind == .middleware { body += source.lineBreak + inner + "return" }
        let text = "if case \(pattern) = \(action) {" + source.lineBreak + body + source.lineBreak + indent + "}"
        guard let first = items.first else {
            return .insert(source.lineBreak + indent + text, at: startOfBody)
        }
        return .insert(text + source.lineBreak + indent, at: source.range(first).lowerBound)
    }

    private var startOfBody: Int {
        (closure.signature.map { source.range($0).upperBound }) ?? source.range(closure.leftBrace).upperBound
    }

    /// A `switch` around what the half does behind what is shared.
    private func wrapping(_ texts: [String], behind shared: Int) -> SourceEdit {
        let lineBreak = source.lineBreak
        let inner = indent + source.indentUnit
        let rest = Array(items[shared...])
        var fallback = inner + "break"
        var range = startOfBody..<startOfBody
        if let first = rest.first, let last = rest.last {
            let start = DeclarationLayout.startOfComments(of: Syntax(first), source)
            range = start..<source.range(last).upperBound
            let text = source.text(range)
            let isValue = kind == .reducer && rest.count == 1 && shared == 0 && needsReturn(text)
            fallback = inner + (isValue ? "return " : "") + SourceText.reindent(text, from: indent, to: inner)
        }
        var text = "switch \(action) {" + lineBreak
        text += texts.map { indent + $0 + lineBreak }.joined()
        text += indent + "default:" + lineBreak + fallback + lineBreak + indent + "}"
        guard rest.isEmpty else {
            let isAlone = source.text(startOfBody..<range.lowerBound).holdsLineFeed
            return SourceEdit(
                range,
                isAlone
                    ? text : lineBreak + indent + text + lineBreak + String(indent.dropLast(source.indentUnit.count)))
        }
        if let previous = items.last {
            return .insert(lineBreak + lineBreak + indent + text, at: source.range(previous).upperBound)
        }
        // An empty half: what stands between `in` and the brace goes.
        let end = source.range(closure.rightBrace).lowerBound
        return SourceEdit(
            startOfBody..<end, lineBreak + indent + text + lineBreak + String(indent.dropLast(source.indentUnit.count)))
    }
}
