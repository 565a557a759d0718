import SwiftSyntax

/// A `switch` over the action together with something else: what depends on the action is taken out of it.
extension ResidualExpressions {
    func narrow(_ node: SwitchExprSyntax) {
        node.children(viewMode: .sourceAccurate).forEach { walk($0) }
    }
}
