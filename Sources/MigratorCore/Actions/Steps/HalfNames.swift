import SwiftSyntax

/// The names of the members that hold the halves of a consumer: `legacyReducer` and `modernReducer`.
struct HalfNames {
    let legacy: String
    let modern: String

    /// - Returns: nil where one of them means something else there.
    init?(
        of name: String, _ variable: VariableEntry, _ declaration: VariableDeclSyntax, _ context: RewriteContext
    ) {
        let plain = name.filter { $0 != "`" }
        let upper = plain.prefix(1).uppercased() + plain.dropFirst()
        legacy = "legacy\(upper)"
        modern = "modern\(upper)"
        for name in [legacy, modern] {
            if Self.isTaken(name, variable, context) || Self.isNamed(name, around: declaration) { return nil }
        }
    }

    /// A member of the type, of those above and below it, or a global is called so.
    private static func isTaken(_ name: String, _ variable: VariableEntry, _ context: RewriteContext) -> Bool {
        let program = context.program
        if context.isClaimed(name, by: variable) { return true }
        guard let owner = variable.owner else {
            return program.globalVariables[name] != nil || program.functionsByName[name] != nil
                || program.typesByName[name] != nil
        }
        if context.typing.member(name, of: owner) != nil { return true }
        return program.types.contains { type in
            (type.variables[name] != nil || type.functions[name] != nil) && type.id != owner
                && context.typing.isSubtype(type.id, of: owner)
        }
    }

    /// The type that it stands in names something so, which the new member would hide.
    private static func isNamed(_ name: String, around declaration: VariableDeclSyntax) -> Bool {
        var outermost = Syntax(declaration)
        while let parent = outermost.parent, !parent.is(SourceFileSyntax.self), !parent.is(CodeBlockItemListSyntax.self)
        {
            outermost = parent
        }
        let uses = NameUses(name: name)
        uses.walk(outermost)
        return !uses.nodes.isEmpty
    }
}
