/// A rule of the modern form. One rule per file.
protocol Guideline: Sendable {
    /// Title, reason and page of the rule.
    static var code: ReportCode { get }
    /// What of a case breaks the rule; nil when nothing does.
    func violation(of modernCase: ModernActionRecord.Case, in context: RuleContext) -> String?
}

extension ModernActionRecord.Value {
    /// The type is a payload struct, by its name.
    var isPayload: Bool {
        let name = type.split { $0 == "." || $0 == "?" }.last ?? ""
        return name.hasSuffix("Payload")
    }
}
