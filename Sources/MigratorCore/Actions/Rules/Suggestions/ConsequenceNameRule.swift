/// A case is named after what happened, not after what follows from it: `showToast` is an order to somebody.
struct ConsequenceNameRule: SuggestionRule {
    /// Verbs in the imperative that begin a name which orders something.
    private static let orders: Set<String> = [
        "show", "hide", "go", "navigate", "update", "set", "load", "reload", "refresh", "fetch", "start", "stop",
        "present",
        "dismiss", "open", "close", "add", "remove", "delete", "clear", "reset", "toggle", "enable", "disable",
        "record",
        "request", "configure", "initialize", "perform", "handle", "display", "leave", "change", "switch", "submit",
        "move",
        "select", "undo", "flush", "mark", "save", "store", "send", "cancel", "confirm",
    ]

    func suggestions(for record: CaseRecord, in context: SuggestionContext) -> [PlanSuggestion] {
        guard let first = Naming.words(of: record.case).first, Self.orders.contains(first) else { return [] }
        return [
            PlanSuggestion(
                kind: .consequenceName, symbol: record.symbol,
                message: "`\(record.case)` says what is to follow; a case is named after what happened",
                evidence: [record.declarationPlace])
        ]
    }
}
