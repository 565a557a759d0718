import SwiftSyntax

/// Renames a modern enum wherever it is named, when nothing of the legacy form is left and nothing else has the name.
struct EnumRenaming {
    let planned: PlannedActionType
    let workspace: Workspace
    private let program: Program
    private let vocabulary: Vocabulary
    private let typing: Typing

    init(planned: PlannedActionType, workspace: Workspace) {
        self.planned = planned
        self.workspace = workspace
        var loader = ProgramLoader(workspace: workspace)
        loader.loadVocabulary()
        loader.load(Demand(words: [planned.enum, planned.finalName]))
        // The types above those that the enum is named in: one may have a member of its name.
        typing = loader.load { program in
            let typing = Typing(program: program)
            for type in program.types.indices { _ = typing.supertypes(of: type) }
            return (typing, Demand(types: typing.demand))
        }
        program = typing.program
        vocabulary = VocabularyFinder(configuration: workspace.configuration, typing: typing).find()
    }

    func workOut() -> StepResult {
        var result = StepResult()
        guard planned.enum != planned.finalName else { return result }
        refuseLegacy(&result)
        guard let type = declaration(&result), !result.isFatal else { return result }
        var edits: [(path: String, range: Range<Int>, what: String)] = []
        let isMember = hasMember(planned.enum)
        let final = Scopes(name: planned.finalName, workspace: workspace)
        let hides = final.files.contains { $0.scopes.hasMembers }
        for (path, scopes) in Scopes(name: planned.enum, workspace: workspace).files {
            edits += scopes.mentions.map { (path, $0, "comments") }
            edits += scopes.declarations.map { (path, $0, "names") }
            let others = final.files.first { $0.path == path }?.scopes
            for reference in scopes.references {
                let offset = reference.range.lowerBound
                switch meaning(of: reference, in: scopes, type, isMember, path) {
                case .other: continue
                case .unclear:
                    fail(&result, path, offset, "`\(planned.enum)` may be something else than the enum here")
                case .free:
                    let hidden = others?.meaning(at: offset, isType: reference.isType) ?? .free
                    if reference.base == nil,
                        hidden != .free || hides && isMemberOf(reference.owners, planned.finalName)
                    {
                        fail(&result, path, offset, "`\(planned.finalName)` is something else here")
                    }
                    edits.append((path, reference.range, "names"))
                }
            }
        }
        refuseUses(of: final, &result)
        guard !result.isFatal else { return result }
        for edit in edits {
            result.add(SourceEdit(edit.range, planned.finalName), to: edit.path)
            result.count(edit.what)
        }
        return result
    }

    private func fail(_ result: inout StepResult, _ path: String, _ offset: Int, _ message: String) {
        // All files with one of the names are loaded.
        guard let file = program.files.firstIndex(where: { $0.path == path }) else { return }
        result.failures.append(
            .init(
                code: .unfinishedEnum, place: program.place(file, offset), symbol: planned.actionType, message: message,
                isFatal: true))
    }

    // MARK: What has to be gone

    /// The action type and the struct of its name.
    private func refuseLegacy(_ result: inout StepResult) {
        for id in vocabulary.actionTypes.sorted() where program.name(of: id) == planned.actionType {
            let type = program.types[id]
            var cases = type.cases.prefix(3).map { "`\($0.name)`" }.joined(separator: ", ")
            if type.cases.count > 3 { cases += " and \(type.cases.count - 3) more" }
            let what = cases.isEmpty ? "" : " with \(Quantity.count(type.cases.count, "case")): \(cases)"
            fail(&result, program.files[type.file].path, type.offset, "`\(planned.actionType)` is still there\(what)")
        }
        for id in program.typesByName[planned.finalName] ?? [] {
            let type = program.types[id]
            guard type.parent == nil else { continue }
            let isLegacy = vocabulary.actions[id] != nil
            // What an earlier run renamed.
            if vocabulary.modernActions.contains(id), enums.isEmpty { continue }
            fail(
                &result, program.files[type.file].path, type.offset,
                isLegacy
                    ? "the legacy struct `\(planned.finalName)` is still there"
                    : "`\(planned.finalName)` is the name of another type; choose another `finalName` in a plan")
        }
    }

    private var enums: [TypeID] {
        (program.typesByName[planned.enum] ?? []).filter {
            program.types[$0].parent == nil && program.types[$0].kind != .extension
        }
    }

    /// The enum; nil where there is none, or where it is not known which one is meant.
    private func declaration(_ result: inout StepResult) -> TypeEntry? {
        let named = enums.map { program.types[$0] }
        guard let first = named.first, vocabulary.modernActions.contains(where: { $0 == first.id }) else { return nil }
        for other in named.dropFirst() {
            fail(
                &result, program.files[other.file].path, other.offset,
                "`\(planned.enum)` is declared twice, and which one is named where is not known")
        }
        return first
    }

    // MARK: What is meant

    /// Files with a name, each with what the name is in it.
    private struct Scopes {
        let files: [(path: String, scopes: NameScopes)]

        init(name: String, workspace: Workspace) {
            files = workspace.paths(containing: [name]).compactMap { path in
                workspace.tree(of: path).map { (path, NameScopes(name: name, in: $0)) }
            }
        }
    }

    private func meaning(
        of reference: NameScopes.Reference, in scopes: NameScopes, _ type: TypeEntry, _ isMember: Bool, _ path: String
    ) -> NameScopes.Meaning {
        guard let base = reference.base else {
            let meaning = scopes.meaning(at: reference.range.lowerBound, isType: reference.isType)
            if meaning == .free, isMember, isMemberOf(reference.owners, planned.enum) { return .unclear }
            return meaning
        }
        // Behind a dot it is the enum only where a module stands in front of it.
        if base == ModuleLayout.module(of: program.files[type.file].path) { return .free }
        let isName = base.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
        guard isName, program.typesByName[base] == nil, workspace.files(declaring: [base]).isEmpty else {
            return .other
        }
        let isModule = reference.isType || base.first?.isUppercase ?? false
        guard isModule else { return .other }
        return isMember ? .unclear : .free
    }

    private func hasMember(_ name: String) -> Bool {
        Scopes(name: name, workspace: workspace).files.contains { $0.scopes.hasMembers }
    }

    /// A type around a place, or one above it, has a member of the name.
    private func isMemberOf(_ owners: [String], _ name: String) -> Bool {
        owners.flatMap { program.typesByName[$0] ?? [] }.contains { id in
            typing.member(name, of: id) != nil || typing.nestedType(name, in: id) != nil
        }
    }

    /// What names the final name already would mean the enum afterwards.
    private func refuseUses(of final: Scopes, _ result: inout StepResult) {
        for (path, scopes) in final.files {
            for range in scopes.declarations where !isDeclaredType(range, path) {
                fail(&result, path, range.lowerBound, "`\(planned.finalName)` is declared here already")
            }
            for reference in scopes.references where reference.base == nil {
                guard scopes.meaning(at: reference.range.lowerBound, isType: reference.isType) == .free,
                    !isMemberOf(reference.owners, planned.finalName)
                else { continue }
                fail(
                    &result, path, reference.range.lowerBound,
                    "`\(planned.finalName)` is named here, and what it is is not known")
            }
        }
    }

    /// What is refused as a type already.
    private func isDeclaredType(_ range: Range<Int>, _ path: String) -> Bool {
        (program.typesByName[planned.finalName] ?? []).contains {
            program.types[$0].offset == range.lowerBound && program.files[program.types[$0].file].path == path
        }
    }
}
