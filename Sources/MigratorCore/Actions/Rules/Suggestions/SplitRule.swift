/// A case whose sites fall into groups of constants may be several cases: `showsToast(isShown: true)` and
/// `showsToast(isShown: false)` are two things that happen.
struct SplitRule: SuggestionRule {
    /// More groups than this are a value and not different things that happen.
    private static let maximumGroups = 4

    func suggestions(for record: CaseRecord, in context: SuggestionContext) -> [PlanSuggestion] {
        record.payload.compactMap { value in
            let sites = record.productionSites
            let constants = Dictionary(grouping: sites.filter { $0.constants[value.name] != nil }) {
                $0.constants[value.name] ?? ""
            }
            // Different texts or numbers are values; flags, nil and cases of an enum tell sites apart.
            guard (2...Self.maximumGroups).contains(constants.count), constants.keys.allSatisfy(Self.tellsApart),
                constants.values.reduce(0, { $0 + $1.count }) == sites.count
            else { return nil }
            let groups = constants.sorted { $0.key < $1.key }.map { "`\($0.key)` at \($0.value.count)" }
            return PlanSuggestion(
                kind: .split, symbol: record.symbol, field: value.name,
                message:
                    "every site gives `\(value.name)` as a constant: \(groups.joined(separator: ", ")); each group may "
                    + "be a case of its own",
                evidence: sites.map(\.place))
        }
    }

    private static func tellsApart(_ constant: String) -> Bool {
        constant == "true" || constant == "false" || constant == "nil" || constant.hasPrefix(".")
    }
}
