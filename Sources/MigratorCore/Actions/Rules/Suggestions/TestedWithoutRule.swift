/// A value that only tests leave out stays optional for their sake.
struct TestedWithoutRule: SuggestionRule {
    func suggestions(for record: CaseRecord, in context: SuggestionContext) -> [PlanSuggestion] {
        let values = record.payload.filter { !$0.optional }.map {
            PlannedValue(field: $0.name, name: $0.name, type: $0.type, optional: false)
        }
        let needed = context.base.missingTestValues?.needed(values, of: record) ?? [:]
        return values.compactMap { value in
            guard let places = needed[value.field] else { return nil }
            return PlanSuggestion(
                kind: .testedWithout, symbol: record.symbol, field: value.field,
                message:
                    "production gives `\(value.field)` each time, but \(Self.tests(places.count)) what happens without it: "
                    + "it stays optional; without \(places.count == 1 ? "that test" : "those tests") it need not be",
                evidence: places)
        }
    }

    private static func tests(_ count: Int) -> String { count == 1 ? "1 test tries" : "\(count) tests try" }
}
