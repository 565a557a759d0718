/// The name of a payload struct ends in `Payload`.
struct PayloadName: Guideline {
    static let code = ReportCode.modernPayloadName

    func violation(of modernCase: ModernActionRecord.Case, in context: RuleContext) -> String? {
        guard modernCase.values.count == 1, let only = modernCase.values.first, only.label == nil, !only.isPayload,
            LabelledValues().violation(of: modernCase, in: context) == nil
        else { return nil }
        return
            "the unlabelled value of type `\(only.type)` is no payload by its name: label it, or let the name end in Payload"
    }
}
