import SwiftSyntax

/// Writes what a store does with a modern action, after what it does with a legacy one.
struct ModernExecutionWriter {
    let context: RewriteContext
    let file: Int
    /// Name of the parameter.
    let action: String
    /// Name of the parameter of the window.
    let window: String

    /// The statements without their comments, one for each of the legacy body, nil for those that do nothing yet; nil as a
    /// whole when something else is done with the action than handing it to consumers.
    ///
    /// - Parameter tuples: the kinds of consumers that have a modern half.
    func statements(
        of function: FunctionEntry, _ body: CodeBlockSyntax, tuples: Set<ConsumerKind>
    ) -> [String?]? {
        let source = context.residual.source(of: file)
        let calls = consumerCalls(function)
        var result: [String?] = []
        for item in body.statements {
            let uses = NameUses(name: action)
            uses.walk(item)
            var edits = Self.removals(ofCommentsIn: item, source)
            var isDropped = false
            for use in uses.nodes {
                guard let call = use.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
                    let first = call.arguments.first?.expression, let kind = kind(of: call, calls, source)
                else { return nil }
                let callee = calledHalf(call, source)
                if tuples.contains(kind) {
                    let label = context.names.modernLabel(of: kind)
                    edits.append(SourceEdit(source.range(call.calledExpression), "\(callee).\(label)"))
                    edits.append(.insert(", \(window)", at: source.range(use).upperBound))
                } else if kind == .reducer, isAssigned(call, to: source.text(first), source) {
                    // `state = state` does not compile.
                    isDropped = true
                } else if kind == .reducer {
                    edits.append(SourceEdit(source.range(call), source.text(first)))
                } else {
                    isDropped = true
                }
            }
            guard !isDropped else {
                result.append(nil)
                continue
            }
            guard let text = try? source.text(source.range(item), with: edits) else { return nil }
            let indent = source.indentation(at: source.range(item).lowerBound)
            let own =
                source.indentation(at: source.range(body).lowerBound) + context.residual.indentUnit(of: file)
            result.append(SourceText.reindent(text, from: indent, to: own))
        }
        return result
    }

    private func isAssigned(_ call: FunctionCallExprSyntax, to state: String, _ source: SourceText) -> Bool {
        guard let elements = call.parent?.as(ExprListSyntax.self).map(Array.init), elements.count == 3,
            elements[1].is(AssignmentExprSyntax.self), elements[2].id == call.id
        else { return false }
        let plain = { (name: String) in name.hasPrefix("self.") ? String(name.dropFirst("self.".count)) : name }
        return plain(source.text(elements[0])) == plain(state)
    }

    /// Comments that have lines of their own inside a statement: they speak of the legacy code and stay with it.
    private static func removals(ofCommentsIn item: CodeBlockItemSyntax, _ source: SourceText) -> [SourceEdit] {
        var edits: [SourceEdit] = []
        for token in item.tokens(viewMode: .sourceAccurate).dropFirst() {
            var position = token.position.utf8Offset
            var isAtStart = false
            let pieces = Array(token.leadingTrivia)
            for (index, piece) in pieces.enumerated() {
                let end = position + piece.sourceLength.utf8Length
                if piece.isNewline { isAtStart = true }
                if piece.isComment, isAtStart, index + 1 < pieces.count, pieces[index + 1].isNewline {
                    let start = position - source.indentation(at: position).utf8.count
                    // With its line break.
                    var next = end
                    while next < source.bytes.count, source.bytes[next - 1] != UInt8(ascii: "\n") { next += 1 }
                    edits.append(SourceEdit(start..<next, ""))
                }
                position = end
            }
        }
        return edits
    }

    /// Kinds of the callees in a function, by the offset of their name.
    private func consumerCalls(_ function: FunctionEntry) -> [Int: ConsumerKind] {
        let values = context.consumerValues
        var kinds: [Int: ConsumerKind] = [:]
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .call(let callee, _) = expression.kind else { return }
            if let kind = values.kind(of: callee, at: place) { kinds[callee.offset] = kind }
            // A call of one half already.
            if case .member(let base?, _) = callee.kind, let kind = values.kind(of: base, at: place) {
                kinds[callee.offset] = kind
            }
        }
        walker.walk(function)
        return kinds
    }

    private func kind(of call: FunctionCallExprSyntax, _ kinds: [Int: ConsumerKind], _ source: SourceText)
        -> ConsumerKind?
    {
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self) {
            return kinds[source.range(access.declName).lowerBound]
        }
        return kinds[source.range(call.calledExpression).lowerBound]
    }

    /// `reducer` of `reducer` and of `reducer.legacyReducer`.
    private func calledHalf(_ call: FunctionCallExprSyntax, _ source: SourceText) -> String {
        if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            [context.names.reducer.legacyLabel, context.names.middleware.legacyLabel].contains(
                access.declName.baseName.text)
        {
            return source.text(base)
        }
        return source.text(call.calledExpression)
    }
}
