/// A payload whose sites never use part of an enum's cases may have a smaller type.
struct NarrowRule: SuggestionRule {
    func suggestions(for record: CaseRecord, in context: SuggestionContext) -> [PlanSuggestion] {
        record.payload.compactMap { value in
            guard let field = context.field(value.name, of: record), field.cases.count > 1 else { return nil }
            let sites = record.productionSites.filter { $0.provides[value.name] != nil }
            let used = sites.map { $0.constants[value.name] ?? "" }
            // One site that passes a variable can pass any case.
            guard !sites.isEmpty, used.allSatisfy({ $0.hasPrefix(".") || $0 == "nil" }) else { return nil }
            let names = Set(used.filter { $0 != "nil" }.map { String($0.dropFirst()) })
            let unused = field.cases.filter { !names.contains($0) }
            guard !names.isEmpty, names.isSubset(of: field.cases), !unused.isEmpty else { return nil }
            let list = names.sorted().map { "`.\($0)`" }.joined(separator: ", ")
            return PlanSuggestion(
                kind: .narrow, symbol: record.symbol, field: value.name,
                message:
                    "of the \(field.cases.count) cases of `\(value.type)` the sites only use \(list); a smaller type, or a "
                    + "case for each, may do",
                evidence: sites.map(\.place))
        }
    }
}
