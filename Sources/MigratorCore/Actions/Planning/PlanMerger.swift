/// Brings an edited plan up to date with the code: keeps the edits, takes over what the tool proposes anew, and says what
/// changed in between.
struct PlanMerger {
    let edited: MigrationPlan
    let fresh: MigrationPlan
    let modernProtocol: String
    private var changes: [PlanChange] = []

    init(edited: MigrationPlan, fresh: MigrationPlan, modernProtocol: String) {
        self.edited = edited
        self.fresh = fresh
        self.modernProtocol = modernProtocol
    }

    static func merge(
        _ edited: MigrationPlan, onto fresh: MigrationPlan, modernProtocol: String = "ModernAction"
    ) -> MigrationPlan {
        var merger = PlanMerger(edited: edited, fresh: fresh, modernProtocol: modernProtocol)
        return merger.merged()
    }

    private mutating func merged() -> MigrationPlan {
        var types: [PlannedActionType] = []
        let old = Dictionary(edited.actionTypes.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
        let byName = Dictionary(edited.actionTypes.map { ($0.actionType, $0) }, uniquingKeysWith: { first, _ in first })
        for planned in fresh.actionTypes {
            // A file that moved does not make a new action type.
            guard let before = old[planned.key] ?? byName[planned.actionType] else {
                note(planned.actionType, "the action type is new")
                types.append(planned)
                continue
            }
            types.append(merge(before, onto: planned))
        }
        for before in edited.actionTypes
        where !fresh.actionTypes.contains(where: { $0.actionType == before.actionType }) {
            note(before.actionType, "the action type is gone")
        }
        return MigrationPlan(
            tool: fresh.tool, actionTypes: types, steps: mergedSteps(types), suggestions: fresh.suggestions,
            changes: changes)
    }

    private mutating func note(_ symbol: String, _ message: String) {
        changes.append(PlanChange(symbol: symbol, message: message))
    }

    // MARK: Action types

    private mutating func merge(_ before: PlannedActionType, onto planned: PlannedActionType) -> PlannedActionType {
        var result = planned
        result.enum = before.enum == before.proposed.enum ? planned.enum : before.enum
        result.finalName = before.finalName == before.proposed.finalName ? planned.finalName : before.finalName
        result.access = before.access == before.proposed.access ? planned.access : before.access
        result.skip = before.skip
        result.cases = mergedCases(before, planned)
        result.declaration = DeclarationWriter(modernProtocol: modernProtocol).declaration(of: result)
        return result
    }

    /// The edited order; new cases stand behind the one that they follow in the code.
    private mutating func mergedCases(_ before: PlannedActionType, _ planned: PlannedActionType) -> [PlannedCase] {
        let fresh = Dictionary(planned.cases.map { ($0.case, $0) }, uniquingKeysWith: { first, _ in first })
        var result: [PlannedCase] = []
        for old in before.cases {
            let symbol = "\(planned.actionType).\(old.case)"
            guard let new = fresh[old.case] else {
                note(symbol, "the case is gone")
                continue
            }
            result.append(merge(old, onto: new, symbol))
        }
        for (index, new) in planned.cases.enumerated() where !before.cases.contains(where: { $0.case == new.case }) {
            note("\(planned.actionType).\(new.case)", "the case is new")
            let previous = planned.cases[..<index].last?.case
            let position =
                result.firstIndex { $0.case == previous }.map { $0 + 1 } ?? (previous == nil ? 0 : result.count)
            result.insert(new, at: position)
        }
        return result
    }

    // MARK: Cases

    private mutating func merge(_ old: PlannedCase, onto new: PlannedCase, _ symbol: String) -> PlannedCase {
        var result = new
        result.name = old.name == old.proposed.name ? new.name : old.name
        result.documentation =
            old.documentation == old.proposed.documentation ? new.documentation : old.documentation
        result.skip = old.skip || new.skip
        result.keep = old.keep.filter { field in new.dropped.contains { $0.field == field } }
        result.values = mergedValues(old, new)
        result.split = old.split.filter { split in
            split.when.keys.allSatisfy { field in
                new.values.contains { $0.field == field } || new.dropped.contains { $0.field == field }
            }
        }
        let count = result.values.count + result.keep.count
        if old.payloadStruct != old.proposed.payloadStruct {
            result.payloadStruct = old.payloadStruct
        }
        // What needs a struct now gets one, whatever it was before.
        if result.payloadStruct == nil, count > ProposalWriter.maximumValues {
            result.payloadStruct = new.payloadStruct ?? Naming.payloadStruct(forCase: result.name)
        }
        noteChanges(old, new, symbol)
        noteLostEdits(old, result, symbol)
        return result
    }

    private func mergedValues(_ old: PlannedCase, _ new: PlannedCase) -> [PlannedValue] {
        guard old.values != old.proposed.values else { return new.values }
        var result: [PlannedValue] = []
        for value in old.values {
            guard let fresh = new.values.first(where: { $0.field == value.field }) else { continue }
            let proposed = old.proposed.values.first { $0.field == value.field }
            var merged = fresh
            if value.name != proposed?.name { merged.name = value.name }
            if value.type != proposed?.type { merged.type = value.type }
            // Made optional by hand, or optional because of the sites.
            merged.optional = fresh.optional || (value.optional && !(proposed?.optional ?? false))
            result.append(merged)
        }
        return result + new.values.filter { value in !result.contains { $0.field == value.field } }
    }

    private mutating func noteChanges(_ old: PlannedCase, _ new: PlannedCase, _ symbol: String) {
        let (before, now) = (old.proposed, new.proposed)
        if before.status != now.status { note(symbol, "was \(before.status.rawValue), is \(now.status.rawValue)") }
        if before.sites != now.sites { note(symbol, "had \(before.sites) production sites, has \(now.sites)") }
        for handler in now.handledBy where !before.handledBy.contains(handler) {
            note(symbol, "`\(handler)` handles it now")
        }
        for handler in before.handledBy where !now.handledBy.contains(handler) {
            note(symbol, "`\(handler)` does not handle it any more")
        }
        for value in now.values {
            guard let previous = before.values.first(where: { $0.field == value.field }) else {
                note(symbol, "`\(value.field)` is part of the payload now")
                continue
            }
            if previous.optional != value.optional {
                note(symbol, "`\(value.field)` \(value.optional ? "may be nil now" : "cannot be nil any more")")
            }
            if previous.type != value.type { note(symbol, "`\(value.field)` was \(previous.type), is \(value.type)") }
        }
        for value in before.values where !now.values.contains(where: { $0.field == value.field }) {
            note(symbol, "`\(value.field)` is not part of the payload any more")
        }
    }

    /// Edits that are about a field that is gone cannot be kept.
    private mutating func noteLostEdits(_ old: PlannedCase, _ result: PlannedCase, _ symbol: String) {
        for field in old.keep
        where !result.keep.contains(field) && !result.values.contains(where: { $0.field == field }) {
            note(symbol, "`\(field)` is not kept any more: no site gives it and nobody reads it")
        }
        for split in old.split where !result.split.contains(split) {
            note(symbol, "it is not split into `\(split.name)` any more: a field of `when` is gone")
        }
    }

    // MARK: Steps

    private mutating func mergedSteps(_ types: [PlannedActionType]) -> [PlannedStep] {
        let merger = StepMerger(
            edited: edited.steps, fresh: fresh.steps, actionTypes: Set(types.map(\.actionType)))
        let (steps, united) = merger.merged()
        for group in united {
            note(group[0], "migrates together with \(group.dropFirst().joined(separator: ", ")): they share a site")
        }
        return steps
    }
}
