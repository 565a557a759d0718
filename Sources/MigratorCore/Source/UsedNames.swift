import SwiftParser
import SwiftSyntax

/// The names that a piece of code refers to.
struct UsedNames {
    private let names: Set<String>
    /// It calls something or names something that may be a member of `self`.
    let mayCallImplicitSelf: Bool

    init(all names: Set<String>, mayCallImplicitSelf: Bool) {
        self.names = names
        self.mayCallImplicitSelf = mayCallImplicitSelf
    }

    /// All of them.
    var all: Set<String> { names }

    init(_ text: String) {
        let tree = Parser.parse(source: text)
        var names: Set<String> = []
        var implicit = false
        for token in tree.tokens(viewMode: .sourceAccurate) {
            // `guard let self`
            if token.parent?.parent?.as(OptionalBindingConditionSyntax.self)?.initializer == nil,
                token.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
            {
                names.insert(token.text)
            }
            guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { continue }
            if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
                continue
            }
            names.insert(token.text)
            if token.text.first?.isLowercase == true { implicit = true }
        }
        self.names = names
        mayCallImplicitSelf = implicit
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}
