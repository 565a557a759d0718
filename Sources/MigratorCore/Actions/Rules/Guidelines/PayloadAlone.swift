/// A payload struct is the only value of its case, and has no label.
struct PayloadAlone: Guideline {
    static let code = ReportCode.modernPayloadNotAlone

    func violation(of modernCase: ModernActionRecord.Case, in context: RuleContext) -> String? {
        guard let payload = modernCase.values.first(where: \.isPayload) else { return nil }
        if modernCase.values.count > 1 { return "`\(payload.type)` stands beside other values" }
        if let label = payload.label { return "`\(payload.type)` has the label `\(label)`; a payload has none" }
        return nil
    }
}
