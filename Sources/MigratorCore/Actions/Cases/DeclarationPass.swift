import SwiftSyntax

/// Declares the modern cases: the enum behind its action type the first time, then case by case.
final class DeclarationPass: CasePass {
    private var writer: DeclarationWriter {
        DeclarationWriter(modernProtocol: configuration.modernActionProtocols.first ?? "ModernAction")
    }

    func rewrite() {
        var done: Set<TypeID> = []
        for modern in cases where done.insert(modern.legacy.type).inserted {
            declare(cases.filter { $0.legacy.type == modern.legacy.type }, of: modern.legacy.type)
        }
    }

    private func declare(_ own: [ModernCase], of type: TypeID) {
        guard let first = own.first else { return }
        let entry = program.types[type]
        guard entry.parent == nil || program.types[type].access != "private" else { return }
        refuseNestedTypes(own)
        let named = (program.typesByName[first.type.enum] ?? []).filter { program.types[$0].parent == nil }
        if let taken = named.first(where: {
            !vocabulary.modernActions.contains($0) && program.types[$0].kind != .extension
        }) {
            let other = program.types[taken]
            return fail(
                .remainingMention, other.file, other.offset,
                "`\(first.type.enum)` is the name of another type; choose another name for the enum in a plan")
        }
        if let existing = named.first(where: vocabulary.modernActions.contains) {
            extend(program.types[existing], by: own)
        } else {
            create(behind: entry, own)
        }
    }

    /// A type that is declared in the struct has another name outside of it.
    private func refuseNestedTypes(_ own: [ModernCase]) {
        for modern in own {
            for value in modern.values {
                let fields = vocabulary.actions.values.flatMap(\.fields).filter { $0.name == value.field }
                for field in fields {
                    let place = Place(file: field.file, owner: field.owner, scope: nil)
                    let outside = Place(file: field.file, owner: nil, scope: nil)
                    guard field.unwrappedTypeText == value.type,
                        case let inside = typing.resolve(field.type, at: place), !inside.isUnknown,
                        inside != typing.resolve(field.type, at: outside)
                    else { continue }
                    fail(
                        .unmigratedSite, field.file, program.types[field.owner].offset,
                        "the type `\(value.type)` of `\(value.field)` is known inside of the struct alone")
                }
            }
        }
    }

    private func create(behind entry: TypeEntry, _ own: [ModernCase]) {
        guard let first = own.first, let tree = tree(of: entry.file) else { return }
        var outermost: Syntax?
        var node: Syntax? = tree.token(at: AbsolutePosition(utf8Offset: entry.offset)).map(Syntax.init)
        while let current = node {
            if current.is(CodeBlockItemSyntax.self) { outermost = current }
            node = current.parent
        }
        guard let declaration = outermost else { return }
        let source = source(of: entry.file)
        var planned = first.type
        planned.skip = false
        planned.cases = own.map(\.plan)
        let text = indented(writer.declaration(of: planned), source)
        add(
            .insert(source.lineBreak + source.lineBreak + text, at: source.range(declaration).upperBound),
            to: entry.file)
        run.count("enums")
    }

    private func extend(_ existing: TypeEntry, by own: [ModernCase]) {
        guard let tree = tree(of: existing.file),
            let declaration = SyntaxLocator.ancestor(of: existing.offset, in: tree, as: EnumDeclSyntax.self)
        else { return }
        let source = source(of: existing.file)
        let indent = source.indentation(at: source.range(declaration).lowerBound)
        let inner = indent + source.indentUnit
        for modern in own where existing.enumCase(modern.plan.name) == nil {
            let parts = writer.parts(of: modern.plan, in: modern.type)
            let text = parts.lines.map { inner + $0 }.joined(separator: source.lineBreak)
            if let previous = neighbour(of: modern, in: declaration, behind: false) {
                add(.insert(source.lineBreak + text, at: source.range(previous).upperBound), to: existing.file)
            } else if let next = neighbour(of: modern, in: declaration, behind: true) {
                let start = DeclarationLayout.startOfComments(of: Syntax(next), source)
                let own = text.hasPrefix(inner) ? String(text.dropFirst(inner.count)) : text
                add(.insert(own + source.lineBreak + inner, at: start), to: existing.file)
            } else {
                add(
                    .insert(
                        source.lineBreak + text + source.lineBreak,
                        at: source.range(declaration.memberBlock.leftBrace).upperBound), to: existing.file)
            }
            for structure in parts.structs {
                add(
                    .insert(
                        source.lineBreak + source.lineBreak + indented(structure, source),
                        at: source.range(declaration).upperBound), to: existing.file)
            }
        }
    }

    /// The nearest case in front of a new one or behind it, in the order of the plan.
    private func neighbour(of modern: ModernCase, in declaration: EnumDeclSyntax, behind: Bool) -> EnumCaseDeclSyntax? {
        let names = modern.type.cases.map(\.name)
        guard let position = names.firstIndex(of: modern.plan.name) else { return nil }
        let wanted = behind ? Array(names[(position + 1)...]) : names[..<position].reversed()
        let declared = declaration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
        for name in wanted {
            let found = declared.first { node in
                node.elements.contains { $0.name.text.filter { $0 != "`" } == name }
            }
            if let found { return found }
        }
        return behind ? declared.first : nil
    }

    /// With the line breaks and the indentation of the file.
    private func indented(_ text: String, _ source: SourceText) -> String {
        text.linesAtLineFeeds.map { line in
            let blanks = line.prefix { $0 == " " }.count
            return String(repeating: source.indentUnit, count: blanks / 4) + line.dropFirst(blanks)
        }.joined(separator: source.lineBreak)
    }
}
