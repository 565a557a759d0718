import SwiftSyntax

/// Calls that put actions into a queue and take them out.
final class QueueCalls: SyntaxVisitor {
    let queue: String
    var appends: [FunctionCallExprSyntax] = []
    var removals: [FunctionCallExprSyntax] = []

    init(queue: String) {
        self.queue = queue
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
            base.trimmedDescription == queue || base.trimmedDescription == "self.\(queue)"
        else { return .visitChildren }
        switch access.declName.baseName.text {
        case "append" where node.arguments.count == 1: appends.append(node)
        case "removeFirst": removals.append(node)
        default: break
        }
        return .visitChildren
    }
}
