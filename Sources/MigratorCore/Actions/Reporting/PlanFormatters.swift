/// A plan as JSON, the form that is edited.
public struct PlanJSONFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// The plan as a pretty-printed object with sorted keys.
    public func format(_ plan: MigrationPlan) throws -> String { try JSONLayout.text(of: plan) }
}

/// A plan for people: what each action type becomes, what goes, what to think about.
public struct PlanTextFormatter: Sendable {
    let style: TextStyle

    /// A formatter.
    public init(style: TextStyle) {
        self.style = style
    }

    /// The plan as text.
    public func format(_ plan: MigrationPlan) -> String {
        let cases = plan.actionTypes.flatMap(\.cases)
        var text = "\(plan.actionTypes.count) action types, \(cases.count) cases: "
        text += "\(cases.count { $0.proposed.status == .ready }) ready, "
        text += "\(cases.count { $0.proposed.status == .blocked }) blocked, "
        text += "\(cases.count { $0.proposed.status == .dead }) dead; \(plan.steps.count) steps, "
        text += "\(plan.suggestions.count) suggestions\n"
        for planned in plan.actionTypes { text += "\n" + section(planned, plan) }
        return text
    }

    private func section(_ planned: PlannedActionType, _ plan: MigrationPlan) -> String {
        var text = style.apply(.heading, to: "\(planned.actionType) -> \(planned.enum)")
        text += planned.skip ? "  skipped\n" : "  \(planned.file)\n"
        guard !planned.skip else { return text }
        text += planned.declaration.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
        for entry in planned.cases {
            if entry.skip { text += "  - \(entry.case): skipped\n" }
            if !entry.dropped.isEmpty, !entry.skip {
                let dropped = entry.dropped.map { "\($0.field) (\($0.reason.rawValue))" }.joined(separator: ", ")
                text += TextWrapping.paragraph(
                    "\(entry.case): without \(dropped)", width: style.width, indent: "      ", first: "  - ")
            }
            let symbol = "\(planned.actionType).\(entry.case)"
            for suggestion in plan.suggestions where suggestion.symbol == symbol {
                text += TextWrapping.paragraph(
                    "\(entry.case): \(suggestion.message)", width: style.width, indent: "      ", first: "  ? ")
            }
        }
        return text
    }
}
