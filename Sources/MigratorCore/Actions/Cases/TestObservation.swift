import SwiftSyntax

/// Whether the mock that a test looks at may record a case of the step, and what else the test does with it then.
extension TestRecordsPass {
    /// The types that hold the consumers that a function calls; where it calls none, those that its file names.
    func observedTypes(by function: FunctionDeclSyntax, in file: Int) -> Set<String> {
        var owners: Set<String> = []
        for token in function.tokens(viewMode: .sourceAccurate) {
            guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == token
            else { continue }
            owners.formUnion(ownersOfConsumers[token.text] ?? [])
        }
        if !owners.isEmpty { return owners }
        return Set(sites.compactMap(\.owner)).filter {
            run.workspace.mayContain([$0], program.files[file].path)
        }
    }

    /// Whether the mock of the test may record one of the cases.
    ///
    /// - Parameter name: of a struct in which it is dispatched; nil: of any.
    func observes(_ name: String?) -> Bool {
        sites.contains { site in
            cases.contains { $0.symbol == site.symbol } && (name == nil || name == site.structName)
                && site.owner.map(observed.contains) ?? false
        }
    }

    /// What else a test does with recorded actions, where a case of the step may be among them.
    func refuseOthers(in body: CodeBlockSyntax, besides handled: [Range<Int>], _ file: Int) {
        guard observes(nil) else { return }
        let source = source(of: file)
        for token in body.tokens(viewMode: .sourceAccurate) where lists[token.text] != nil {
            guard let access = token.parent?.parent?.as(MemberAccessExprSyntax.self), access.declName.baseName == token
            else { continue }
            let range = source.range(access)
            let counts = ["count", "isEmpty"]
            if let outer = access.parent?.as(MemberAccessExprSyntax.self), counts.contains(outer.declName.baseName.text)
            {
                continue
            }
            if handled.contains(where: { $0.overlaps(range) }) { continue }
            let item = Syntax(access).ancestor(CodeBlockItemSyntax.self)
            let structs = Set(
                (item?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []).filter { word in
                    sites.contains { $0.structName == word }
                })
            guard structs.isEmpty || structs.contains(where: { observes($0) }) else { continue }
            fail(
                .unmigratedTest, file, range.lowerBound,
                "what the test does with recorded actions here is not rewritten")
        }
    }
}
