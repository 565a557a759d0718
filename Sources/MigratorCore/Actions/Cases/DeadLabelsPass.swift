import SwiftSyntax

/// Takes the labels of a case out of every `switch`: no value is the case, so that no branch is taken for it.
final class DeadLabelsPass: CasePass {
    private struct Label {
        let item: SwitchCaseItemSyntax
        let file: Int
    }

    func rewrite() {
        var labels: [Label] = []
        for modern in cases {
            for file in program.files.indices where run.workspace.mayContain([modern.legacy.name], path(file)) {
                labels += self.labels(of: modern, in: file)
            }
        }
        let branches = Dictionary(grouping: labels) { BranchKey(file: $0.file, item: $0.item) }
        for (key, labels) in branches.sorted(by: { ($0.key.file, $0.key.offset) < ($1.key.file, $1.key.offset) }) {
            remove(labels.map(\.item), in: key.file)
        }
    }

    private struct BranchKey: Hashable {
        let file: Int
        let offset: Int

        init(file: Int, item: SwitchCaseItemSyntax) {
            self.file = file
            offset = item.parent?.position.utf8Offset ?? 0
        }
    }

    // MARK: Labels

    private func labels(of modern: ModernCase, in file: Int) -> [Label] {
        var found: [Int: Bool] = [:]
        let walker = BodyWalker()
        walker.onMatch = { [typing] pattern, subject, place in
            guard let expression = pattern.matched, case .member(let base, modern.legacy.name) = expression.kind else {
                return
            }
            let type: ResolvedType
            if let base {
                guard case .metatype(let instance) = typing.type(of: base, at: place) else { return }
                type = instance
            } else {
                type = typing.type(of: subject, at: place).unwrapped
            }
            if type.nominalID == modern.legacy.type { found[expression.offset] = true }
            if base == nil, type.isUnknown { found[expression.offset] = found[expression.offset] ?? false }
        }
        for function in program.functions where function.file == file { walker.walk(function) }
        for variable in program.variables where variable.file == file { walker.walk(variable) }
        guard !found.isEmpty, let tree = tree(of: file) else { return [] }
        return found.sorted { $0.key < $1.key }.compactMap { offset, isKnown in
            guard let item = item(at: offset, in: tree) else { return nil }
            if !isKnown {
                if mayBeOfType(modern.legacy.type, item) {
                    fail(.remainingMention, file, offset, "whether this is `\(modern.symbol)` is not known")
                }
                return nil
            }
            return Label(item: item, file: file)
        }
    }

    /// The label of a `switch` that a name stands in; nil for that of an `if case`.
    private func item(at offset: Int, in tree: SourceFileSyntax) -> SwitchCaseItemSyntax? {
        var node = tree.token(at: AbsolutePosition(utf8Offset: offset)).map(Syntax.init)
        while let current = node, !current.is(ConditionElementSyntax.self) {
            if let item = current.as(SwitchCaseItemSyntax.self) { return item }
            node = current.parent
        }
        return nil
    }

    /// All labels of the `switch` without a type in front are cases of a type.
    private func mayBeOfType(_ type: TypeID, _ item: SwitchCaseItemSyntax) -> Bool {
        let branches: SwitchCaseListSyntax? = Syntax(item).ancestor(SwitchCaseListSyntax.self)
        let items = (branches ?? []).compactMap { $0.as(SwitchCaseSyntax.self)?.label.as(SwitchCaseLabelSyntax.self) }
            .flatMap(\.caseItems)
        let names = items.compactMap { item -> String? in
            let access = item.pattern.as(ExpressionPatternSyntax.self)?.expression.as(MemberAccessExprSyntax.self)
            return access.flatMap { $0.base == nil ? $0.declName.baseName.text.filter { $0 != "`" } : nil }
        }
        return names.allSatisfy { program.types[type].enumCase($0) != nil }
    }

    // MARK: Edits

    private func remove(_ gone: [SwitchCaseItemSyntax], in file: Int) {
        guard let first = gone.first, let list = first.parent?.as(SwitchCaseItemListSyntax.self),
            let branch = list.parent?.parent?.as(SwitchCaseSyntax.self),
            let branches = branch.parent?.as(SwitchCaseListSyntax.self)
        else { return }
        let source = source(of: file)
        let items = Array(list)
        let kept = items.filter { item in !gone.contains { $0.id == item.id } }
        run.count("pruned")
        guard kept.isEmpty else {
            let texts = kept.map { item in
                let end = item.trailingComma.map { source.range($0).lowerBound } ?? source.range(item).upperBound
                return source.text(source.range(item).lowerBound..<end).trimmed
            }
            return add(SourceEdit(source.range(list), texts.joined(separator: ", ")), to: file)
        }
        let all = Array(branches)
        let position = all.firstIndex { Syntax($0).id == Syntax(branch).id } ?? 0
        let fallsInto = position > 0 ? all[position - 1].as(SwitchCaseSyntax.self)?.fallsThrough ?? true : false
        guard !fallsInto, !branch.fallsThrough, all.count > 1 else {
            return fail(
                .remainingMention, file, source.range(first).lowerBound,
                "the branch of the case cannot be taken out: another one falls through into it, or it is the only one")
        }
        add(SourceEdit(DeclarationLayout.lines(of: Syntax(branch), source), ""), to: file)
    }
}

extension Pattern {
    /// What the value is compared with, as it is or in an optional.
    fileprivate var matched: Expression? {
        switch self {
        case .expression(let expression): expression.unwrapped
        case .some(let pattern): pattern.matched
        default: nil
        }
    }
}

extension Expression {
    /// Without a `?` behind it.
    fileprivate var unwrapped: Expression {
        if case .optionalChain(let inner) = kind { return inner.unwrapped }
        return self
    }
}

extension SwitchCaseSyntax {
    fileprivate var fallsThrough: Bool { statements.last?.item.is(FallThroughStmtSyntax.self) ?? false }
}
