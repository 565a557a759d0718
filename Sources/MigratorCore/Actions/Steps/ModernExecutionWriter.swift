import SwiftSyntax

/// Writes what a store does with a modern action, after what it does with a legacy one.
struct ModernExecutionWriter {
    let context: RewriteContext
    let file: Int
    /// Name of the parameter.
    let action: String
    /// The kinds of consumers that have a modern half.
    let tuples: Set<ConsumerKind>

    /// The statements without their comments, indented relative to the first; nil when something else is done with the
    /// action than handing it to consumers.
    func statements(of function: FunctionEntry, _ body: CodeBlockSyntax) -> [String]? {
        let source = context.specialization.source(of: file)
        let calls = consumerCalls(function)
        var result: [String] = []
        for item in body.statements {
            let uses = NameUses(name: action)
            uses.walk(item)
            var edits: [SourceEdit] = []
            var isDropped = false
            for use in uses.nodes {
                guard let call = use.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
                    let first = call.arguments.first?.expression, let kind = kind(of: call, calls, source)
                else { return nil }
                let callee = calledHalf(call, source)
                if tuples.contains(kind) {
                    let label = context.names.modernLabel(of: kind)
                    edits.append(SourceEdit(source.range(call.calledExpression), "\(callee).\(label)"))
                    edits.append(
                        .insert(", \(context.configuration.windowLabel)", at: source.range(use).upperBound))
                } else if kind == .reducer {
                    edits.append(SourceEdit(source.range(call), source.text(first)))
                } else {
                    isDropped = true
                }
            }
            guard !isDropped else { continue }
            guard let text = try? source.text(source.range(item), with: edits) else { return nil }
            let indent = source.indentation(at: source.range(item).lowerBound)
            let own =
                source.indentation(at: source.range(body).lowerBound) + context.specialization.indentUnit(of: file)
            result.append(SourceText.reindent(withoutComments(text), from: indent, to: own))
        }
        return result
    }

    private func withoutComments(_ text: String) -> String {
        text.linesAtLineFeeds.filter { !$0.trimmingPrefix(while: { $0 == " " || $0 == "\t" }).hasPrefix("//") }.joined(
            separator: "\n")
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
