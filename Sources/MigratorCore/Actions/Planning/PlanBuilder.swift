/// Proposes a plan for a scanned tree by the naming and payload rules of `docs/plan.md`.
public struct PlanBuilder {
    let findings: ScanFindings
    private var scan: ScanReport { findings.report }
    let modernProtocol: String
    let recipe: Recipe

    /// A builder for a scan.
    ///
    /// - Parameters:
    ///   - configuration: the names that the tree was scanned with.
    ///   - recipe: the steps that the plan begins with.
    public init(_ findings: ScanFindings, configuration: Configuration = Configuration(), recipe: Recipe) {
        self.findings = findings
        self.recipe = recipe
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
        var taken: Set<String> = []
        let context = RuleContext(findings)
        let types = order.compactMap { groups[$0] }.compactMap { actionType($0, context, taken: &taken) }
        let unfinished = UnfinishedEnums(scan: scan).actionTypes(besides: types)
        return MigrationPlan(
            tool: scan.tool, actionTypes: types + unfinished,
            steps: StepOrder(records: legacy, recipe: recipe).steps()
                + unfinished.map { PlannedStep(step: .finish, actionType: $0.actionType) },
            suggestions: SuggestionFinder(context: context, types: types).suggestions())
    }

    private func actionType(
        _ records: [CaseRecord], _ context: RuleContext, taken: inout Set<String>
    ) -> PlannedActionType? {
        guard let first = records.first else { return nil }
        let stems = Naming.stems(ofActionType: first.type)
        let stem = stems.first { !taken.contains($0) } ?? stems[0]
        taken.insert(stem)
        var planned = PlannedActionType(
            actionType: first.type, file: first.file,
            proposed: .init(
                enum: stem + Naming.modernSuffix, finalName: stem + "Action", access: Self.access(first.access)),
            cases: records.map { plannedCase($0, context) })
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

    private func plannedCase(_ record: CaseRecord, _ context: RuleContext) -> PlannedCase {
        var values = record.payload.map {
            PlannedValue(field: $0.name, name: $0.name, type: $0.type, optional: $0.optional)
        }
        let fields = payloadFields(record)
        // Nobody dispatches the case, so nothing says that its consumers will not get what they read.
        let isUndispatched = record.productionSites.isEmpty
        if isUndispatched {
            values += record.neverProvided.compactMap { name in
                fields[name].map {
                    PlannedValue(field: name, name: name, type: unwrappedType($0), optional: $0.optional)
                }
            }
        }
        let tested = context.missingTestValues?.needed(values.filter { !$0.optional }, of: record) ?? [:]
        for index in values.indices where tested[values[index].field] != nil { values[index].optional = true }
        let neverProvided = record.neverProvided.filter { name in !values.contains { $0.field == name } }
        let dropped = (record.unused.map { ($0, .unused) } + neverProvided.map { ($0, .neverProvided) })
            .map { (field: String, reason: DroppedValue.Reason) in
                DroppedValue(
                    field: field, type: fields[field].map(unwrappedType) ?? "",
                    optional: isOptional(fields[field], at: record), reason: reason)
            }
        let proposed = PlannedCase.Proposed(
            name: record.case,
            payloadStruct: record.proposal?.payloadStruct
                ?? (values.count > ProposalWriter.maximumValues ? Naming.payloadStruct(forCase: record.case) : nil),
            documentation: record.documentation ?? "",
            values: values, status: record.status, sites: record.sites.count { !$0.test },
            handledBy: Set(record.handledBy.map(consumer)).sorted())
        var planned = PlannedCase(case: record.case, proposed: proposed, dropped: dropped)
        planned.skip = isRefused(record)
        return planned
    }

    /// A half of a consumer counts as the consumer: what handles a case stays the same when a closure becomes a tuple.
    private func consumer(_ function: String) -> String {
        let halves = scan.reducers.compactMap(\.halves) + scan.middlewares.compactMap(\.halves)
        return halves.first { $0.legacy == function }?.consumer ?? function
    }

    /// One plain modern case would be something else than the legacy case.
    private func isRefused(_ record: CaseRecord) -> Bool {
        let codes = Set(ReportCode.refusedCases.map(\.name))
        return scan.remaining.contains { codes.contains($0.code) && $0.cases.contains(record.symbol) }
    }

    /// The field can be nil, and some site does not give it, or gives something that may be nil.
    private func isOptional(_ field: FieldRecord?, at record: CaseRecord) -> Bool {
        guard let field else { return true }
        let sites = record.productionSites
        return field.optional && (sites.isEmpty || sites.contains { $0.provides[field.name] != .value })
    }

    /// The fields of the structs that the case is dispatched in; of a case that nobody dispatches, those of its action type.
    private func payloadFields(_ record: CaseRecord) -> [String: FieldRecord] {
        var actions = scan.actions.filter {
            record.actions.isEmpty ? $0.actionTypes.contains(record.type) : record.actions.contains($0.name)
        }
        if actions.isEmpty {
            let stem = Naming.stem(ofActionType: record.type)
            actions = scan.actions.filter { !$0.test && ($0.name == stem + "Action" || $0.name == stem) }
        }
        return Dictionary(actions.flatMap(\.fields).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func unwrappedType(_ field: FieldRecord) -> String {
        field.optional ? TypeText(field.type).unwrapped : field.type
    }

}

extension PlanBuilder {
    /// The proposal with the edits of an earlier plan, and what changed in the code since.
    public func plan(keepingEditsOf edited: MigrationPlan?) -> MigrationPlan {
        guard let edited else { return plan() }
        var merged = PlanMerger.merge(edited, onto: plan(), modernProtocol: modernProtocol)
        // Edited names can clash too.
        merged.suggestions = SuggestionFinder(context: RuleContext(findings), types: merged.actionTypes).suggestions()
        return merged
    }
}
