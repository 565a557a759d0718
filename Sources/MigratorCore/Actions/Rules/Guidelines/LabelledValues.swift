/// Associated values are labelled, except a payload struct that stands alone.
struct LabelledValues: Guideline {
    static let code = ReportCode.modernUnlabelledValue

    func violation(of modernCase: ModernActionRecord.Case, in context: RuleContext) -> String? {
        // One unlabelled value that is no payload struct is a matter of its name (`modern-payload-name`).
        guard modernCase.values.count > 1 || modernCase.values.first.map(Self.isPlain) == true else { return nil }
        let unlabelled = modernCase.values.filter { $0.label == nil && !$0.isPayload }
        guard let first = unlabelled.first else { return nil }
        return "the value of type `\(first.type)` has no label"
    }

    /// A type that cannot be a payload struct with a wrong name.
    private static func isPlain(_ value: ModernActionRecord.Value) -> Bool {
        let plain: Set<String> = [
            "Bool", "Int", "Double", "Float", "CGFloat", "String", "URL", "UUID", "Date", "Data", "Character",
        ]
        let name = value.type.filter { $0 != "?" && $0 != "!" }
        return value.label == nil && (plain.contains(name) || name.hasPrefix("[") || name.contains("->"))
    }
}
