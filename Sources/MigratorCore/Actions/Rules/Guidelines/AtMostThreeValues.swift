/// A case has at most three associated values; above that they belong in a payload struct.
struct AtMostThreeValues: Guideline {
    static let code = ReportCode.modernTooManyValues

    func violation(of modernCase: ModernActionRecord.Case, in context: RuleContext) -> String? {
        let count = modernCase.values.count
        guard count > ProposalWriter.maximumValues else { return nil }
        return "the case has \(count) values; put them into a payload struct"
    }
}
