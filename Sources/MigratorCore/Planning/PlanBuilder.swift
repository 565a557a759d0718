/// Proposes a plan for a scanned tree by the naming and payload rules of `docs/plan.md`.
public struct PlanBuilder: Sendable {
    let scan: ScanReport
    let modernProtocol: String

    /// A builder for a scan.
    ///
    /// - Parameter configuration: the names that the tree was scanned with.
    public init(scan: ScanReport, configuration: Configuration = Configuration()) {
        self.scan = scan
        modernProtocol = configuration.modernActionProtocols.first ?? "ModernAction"
    }

    /// The proposal, without any edits.
    public func plan() -> MigrationPlan {
        let legacy = scan.cases.filter { !$0.test && $0.status != .migrated }
        var order: [String] = []
        var groups: [String: [CaseRecord]] = [:]
        for record in legacy {
            let key = "\(record.file)|\(record.type)"
            if groups[key] == nil { order.append(key) }
            groups[key, default: []].append(record)
        }
        let types = order.compactMap { groups[$0] }.compactMap(actionType)
        return MigrationPlan(
            tool: scan.tool, actionTypes: types, steps: StepOrder(records: legacy).steps(),
            suggestions: SuggestionFinder(scan: scan, types: types).suggestions())
    }

    private func actionType(_ records: [CaseRecord]) -> PlannedActionType? {
        guard let first = records.first else { return nil }
        let stem = Naming.stem(ofActionType: Naming.lastComponent(first.type))
        var planned = PlannedActionType(
            actionType: first.type, file: first.file,
            proposed: .init(
                enum: Naming.modernEnum(forActionType: Naming.lastComponent(first.type)), finalName: stem + "Action",
                access: Self.access(first.access)),
            cases: records.map(plannedCase))
        planned.declaration = DeclarationWriter(modernProtocol: modernProtocol).declaration(of: planned)
        return planned
    }

    /// What is narrower than a file cannot be seen by the places that dispatch and consume the action.
    private static func access(_ written: String?) -> String {
        switch written {
        case "public", "open": "public"
        case "package": "package"
        default: "internal"
        }
    }

    private func plannedCase(_ record: CaseRecord) -> PlannedCase {
        let values = record.payload.map {
            PlannedValue(field: $0.name, name: $0.name, type: $0.type, optional: $0.optional)
        }
        let types = fieldTypes(record)
        let dropped = (record.unused.map { ($0, .unused) } + record.neverProvided.map { ($0, .neverProvided) })
            .map { (field: String, reason: DroppedValue.Reason) in
                DroppedValue(
                    field: field, type: types[field] ?? "", optional: isOptional(field, at: record), reason: reason)
            }
        let proposed = PlannedCase.Proposed(
            name: record.case, payloadStruct: record.proposal?.payloadStruct, documentation: documentation(record),
            values: values, status: record.status, sites: record.sites.count { !$0.test },
            handledBy: record.handledBy)
        return PlannedCase(case: record.case, proposed: proposed, dropped: dropped)
    }

    /// Some site does not give the field, or gives something that may be nil.
    private func isOptional(_ field: String, at record: CaseRecord) -> Bool {
        let sites = record.productionSites
        return sites.isEmpty || sites.contains { $0.provides[field] != .value }
    }

    private func fieldTypes(_ record: CaseRecord) -> [String: String] {
        var types: [String: String] = [:]
        for action in scan.actions where record.actions.contains(action.name) || record.actions.isEmpty {
            for field in action.fields where types[field.name] == nil {
                types[field.name] =
                    field.optional && field.type.hasSuffix("?") ? String(field.type.dropLast()) : field.type
            }
        }
        return types
    }

    /// The comment of the legacy case, or a sentence about its sites.
    private func documentation(_ record: CaseRecord) -> String {
        if let text = record.documentation { return text }
        let functions = record.sites.filter { !$0.test }.map(\.function).reduce(into: [String]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        switch functions.count {
        case 0: return "Dispatched nowhere."
        case 1...3: return "Dispatched by " + functions.map { "`\($0)`" }.joined(separator: ", ") + "."
        default: return "Dispatched in \(functions.count) places, among them `\(functions[0])`."
        }
    }
}

extension PlanBuilder {
    /// The proposal with the edits of an earlier plan, and what changed in the code since.
    public func plan(keepingEditsOf edited: MigrationPlan?) -> MigrationPlan {
        guard let edited else { return plan() }
        return PlanMerger.merge(edited, onto: plan(), modernProtocol: modernProtocol)
    }
}
