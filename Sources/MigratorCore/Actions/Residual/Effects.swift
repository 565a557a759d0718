import SwiftSyntax

/// What may do something when it is evaluated. It is a call, unless its name says that it only asks.
enum Effects {
    private static let questions = ["is", "has", "can", "should", "are", "contains", "starts", "allSatisfy"]

    /// Whether a function of this name only asks, by the API design guidelines of Swift.
    static func isQuestion(_ name: String) -> Bool { questions.contains { name.hasPrefix($0) } }
}

extension Expression {
    /// Whether it calls anything that may do more than ask.
    var mayHaveEffects: Bool {
        var found = false
        let walker = BodyWalker()
        walker.onExpression = { expression, _ in
            guard case .call(let callee, _) = expression.kind else { return }
            found = found || !(callee.calledName.map(Effects.isQuestion) ?? false)
        }
        walker.walk(self, at: Place(file: 0, owner: nil, scope: nil))
        return found
    }

    /// A literal that is a value, with nothing to evaluate in it.
    var isPlainLiteral: Bool {
        switch kind {
        case .literal(.integer, _), .literal(.float, _), .literal(.string(.some), _): true
        default: false
        }
    }
}

/// The names of all calls in a node.
final class CalledNames: SyntaxVisitor {
    var names: [String] = []

    init() {
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let access = node.calledExpression.as(MemberAccessExprSyntax.self) {
            names.append(access.declName.baseName.text)
        } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            names.append(reference.baseName.text)
        } else {
            names.append(node.calledExpression.trimmedDescription)
        }
        return .visitChildren
    }
}
