import SwiftSyntax

/// The names that a store gets, chosen so that they mean nothing else there.
struct StoreNames {
    /// The type of the queue's elements.
    let queuedAction: String
    /// The function that puts one into the queue.
    let enqueue: String
    /// Its parameter.
    let queuedParameter: String
    /// The parameter of the window in the second `dispatch`.
    let window: String

    /// - Returns: nil where every name that comes into question is taken.
    init?(
        _ owner: TypeID, _ dispatch: FunctionDeclSyntax, _ execution: FunctionDeclSyntax, _ tree: SourceFileSyntax,
        _ context: RewriteContext
    ) {
        let label = context.configuration.windowLabel
        let upper = label.prefix(1).uppercased() + label.dropFirst()
        let inFile = Self.names(in: Syntax(tree))
        // What the bodies that are written a second time would see of the window's parameter.
        let inBodies = Self.references(in: Syntax(dispatch)).union(Self.references(in: Syntax(execution)))
        let isTaken = { (name: String) in inFile.contains(name) || context.typing.member(name, of: owner) != nil }
        guard let queuedAction = ["QueuedAction", "QueuedActionOfEitherForm"].first(where: { !isTaken($0) }),
            let enqueue = ["enqueue", "enqueueAction"].first(where: { !isTaken($0) }),
            let parameter = ["queuedAction", "actionToQueue"].first(where: { !isTaken($0) }),
            let window = [label, "action\(upper)"].first(where: { !inBodies.contains($0) })
        else { return nil }
        self.queuedAction = queuedAction
        self.enqueue = enqueue
        queuedParameter = parameter
        self.window = window
    }

    private static func names(in node: Syntax) -> Set<String> {
        Set(node.tokens(viewMode: .sourceAccurate).map(\.text))
    }

    /// Names that stand for something by themselves, and not for a member of something.
    private static func references(in node: Syntax) -> Set<String> {
        Set(
            node.tokens(viewMode: .sourceAccurate).filter { token in
                if token.parent?.is(IdentifierPatternSyntax.self) == true { return true }
                guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return false }
                return reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
            }.map(\.text))
    }
}
