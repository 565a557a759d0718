import SwiftSyntax

/// `var x = e` of which only `e` is left, followed by `x = f(x)`: one declaration says the same.
extension Residualiser {
    /// A variable without a written type, whose initialiser is an argument now.
    func passedOn(_ declaration: DeclSyntax, _ edits: [SourceEdit], line: Int) -> PassedOn? {
        guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
            let binding = variable.bindings.first, binding.typeAnnotation == nil, binding.accessorBlock == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let initializer = binding.initializer,
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            let value = try? source.text(source.range(initializer.value), with: edits), isPath(value)
        else { return nil }
        return PassedOn(name: pattern.identifier.text, value: value, line: line)
    }

    /// Names with dots between them: written twice they would mean the same.
    private func isPath(_ text: String) -> Bool {
        text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    }

    /// The declaration that an assignment and the variable in front of it come to.
    func mergedAssignment(_ item: CodeBlockItemSyntax, _ result: ResidualBlock) throws -> (line: Int, text: String)? {
        guard let passedOn = result.passedOn, case .expr(let expression) = item.item,
            let sequence = expression.as(SequenceExprSyntax.self), sequence.elements.count == 3
        else { return nil }
        let elements = Array(sequence.elements)
        let uses = NameUses(name: passedOn.name)
        uses.walk(elements[2])
        guard elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text == passedOn.name,
            elements[1].is(AssignmentExprSyntax.self), uses.nodes.count == 1, let use = uses.nodes.first,
            isReadOnly(passedOn.name, behind: item)
        else { return nil }
        let edits =
            try ResidualExpressions(residualiser: self).edits(in: Syntax(elements[2]))
            + [SourceEdit(source.range(use), passedOn.value)]
        return (passedOn.line, "let \(passedOn.name) = " + (try source.text(source.range(elements[2]), with: edits)))
    }

    /// Whether the statements behind one only hand a variable on or return it.
    private func isReadOnly(_ name: String, behind item: CodeBlockItemSyntax) -> Bool {
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self),
            let index = list.firstIndex(where: { $0.id == item.id })
        else { return false }
        let uses = NameUses(name: name)
        list[list.index(after: index)...].forEach { uses.walk($0) }
        return uses.nodes.allSatisfy { use in
            use.parent?.is(LabeledExprSyntax.self) == true || use.parent?.is(ReturnStmtSyntax.self) == true
        }
    }
}
