/// What becomes of one legacy case, as the plan says.
struct ModernCase {
    let legacy: ActionCase
    let plan: PlannedCase
    /// The entry of its action type.
    let type: PlannedActionType

    /// `Type.case` of the legacy case.
    var symbol: String { "\(type.actionType).\(plan.case)" }

    /// The name as it is declared.
    var name: String { Naming.escaped(plan.name) }

    /// `XModernAction.name`, as it is written where the case is made or matched.
    var qualifiedName: String { "\(type.enum).\(name)" }

    /// What the case carries, in the order of the declaration.
    var values: [PlannedValue] { plan.carried }

    /// The expression that makes the case of the texts of its values, in their order.
    func construction(_ texts: [String]) -> String {
        guard !values.isEmpty else { return qualifiedName }
        let list = zip(values, texts).map { "\(Self.label($0.name)): \($1)" }.joined(separator: ", ")
        return plan.payloadStruct.map { "\(qualifiedName)(\($0)(\(list)))" } ?? "\(qualifiedName)(\(list))"
    }

    /// The pattern that matches the case, with the names that its values are bound to; nil for those that are not.
    ///
    /// - Parameter payload: the name that a payload struct is bound to.
    func pattern(_ names: [String?], payload: String) -> String {
        guard !values.isEmpty, names.contains(where: { $0 != nil }) else { return qualifiedName }
        if plan.payloadStruct != nil { return "\(qualifiedName)(let \(payload))" }
        return "\(qualifiedName)(" + names.map { $0.map { "let \($0)" } ?? "_" }.joined(separator: ", ") + ")"
    }

    func value(of field: String) -> PlannedValue? { values.first { $0.field == field } }

    /// Words that may be labels stand without backticks in front of a colon.
    private static func label(_ name: String) -> String {
        ["inout", "var", "let"].contains(name) ? Naming.escaped(name) : name
    }
}
