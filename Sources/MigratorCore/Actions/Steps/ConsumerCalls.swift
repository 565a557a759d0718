import SwiftSyntax

/// Turns every call of a reducer or middleware into a call of its legacy half.
struct ConsumerCalls {
    let context: RewriteContext
    let kind: ConsumerKind
    /// Parameters that take a legacy closure alone, by the offset of their declaration and file.
    let legacyParameters: Set<PlaceInFile>

    func rewrite() {
        let values = context.consumerValues
        let names = Set(context.vocabulary.consumerVariables.compactMap { context.program.variables[$0].facts.name })
        var calls: [Int: Set<Range<Int>>] = [:]
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            guard case .call(let callee, let arguments) = expression.kind, arguments.count == 2,
                arguments.allSatisfy({ $0.label == nil })
            else { return }
            guard let found = values.kind(of: callee, at: place) else {
                return self.reportUnknown(callee, arguments[1].value, names, at: place)
            }
            guard found == kind, !isLegacyParameter(callee, at: place) else { return }
            calls[place.file, default: []].insert(callee.range)
        }
        for body in Bodies(program: context.program).all { body.walk(with: walker, in: context.program) }
        for (file, callees) in calls.sorted(by: { $0.key < $1.key }) { edit(file, callees) }
    }

    /// A local, or a member that is called like a consumer, whose type is not known here, is given an action.
    private func reportUnknown(_ callee: Expression, _ action: Expression, _ names: Set<String>, at place: Place) {
        let typing = context.typing
        let isAction =
            typing.type(of: action, at: place).nominalID.map { id in
                let name = context.program.types[id].name
                return context.configuration.actionProtocols.contains(name) || context.vocabulary.actions[id] != nil
            } ?? false
        guard isAction, isUnknown(callee, names, at: place), typing.candidates(for: callee, at: place).isEmpty else {
            return
        }
        let name = callee.calledName ?? "this"
        context.fail(
            .unconvertedConsumer, place.file, callee.offset, name,
            "whether `\(name)` is a \(kind == .reducer ? "reducer" : "middleware") is not known here; write its type")
    }

    private func isUnknown(_ callee: Expression, _ names: Set<String>, at place: Place) -> Bool {
        switch callee.kind {
        case .optionalChain(let inner), .forceUnwrap(let inner): return isUnknown(inner, names, at: place)
        case .name(let name):
            guard Scope.find(name, in: place.scope) != nil else { return false }
        case .member(.some, let name):
            guard names.contains(name) else { return false }
        case .lookup: break
        default: return false
        }
        return context.typing.type(of: callee, at: place).isUnknown
    }

    private func isLegacyParameter(_ callee: Expression, at place: Place) -> Bool {
        guard case .name(let name) = callee.kind, let scope = Scope.find(name, in: place.scope) else { return false }
        switch scope.binding {
        case .parameter(let parameter, _), .localParameter(let parameter, _):
            return legacyParameters.contains(PlaceInFile(file: place.file, offset: parameter.offset))
        default: return false
        }
    }

    private func edit(_ file: Int, _ callees: Set<Range<Int>>) {
        let finder = CallFinder(callees: callees, source: context.residual.source(of: file))
        finder.walk(context.residual.tree(of: file))
        for end in finder.ends.sorted() {
            context.add(.insert(".\(context.names.legacyLabel(of: kind))", at: end), to: file)
            context.result.count("calls")
        }
    }

    /// Finds the ends of callees by their places.
    private final class CallFinder: SyntaxVisitor {
        let callees: Set<Range<Int>>
        let source: SourceText
        var ends: Set<Int> = []

        init(callees: Set<Range<Int>>, source: SourceText) {
            self.callees = callees
            self.source = source
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let count =
                node.arguments.count + (node.trailingClosure == nil ? 0 : 1) + node.additionalTrailingClosures.count
            if count == 2, callees.contains(source.range(bare(node.calledExpression))) {
                ends.insert(source.range(node.calledExpression).upperBound)
            }
            return .visitChildren
        }

        /// Without the parentheses around it, as in the facts.
        private func bare(_ callee: ExprSyntax) -> ExprSyntax {
            guard let tuple = callee.as(TupleExprSyntax.self), tuple.elements.count == 1,
                let only = tuple.elements.first, only.label == nil
            else { return callee }
            return bare(only.expression)
        }
    }
}
