/// All rules of the modern form.
public enum Guidelines {
    private static let rules: [any Guideline] = [
        LabelledValues(), AtMostThreeValues(), PayloadAlone(), PayloadName(),
    ]

    /// The codes of all rules.
    public static var codes: [String] { rules.map { type(of: $0).code.name } }

    /// What breaks a rule in production code, by file and line, then by rule.
    public static func violations(in findings: ScanFindings) -> [GuidelineViolation] {
        let context = RuleContext(findings)
        return context.scan.modernActions.filter { !$0.test }.flatMap { action in
            action.cases.flatMap { modernCase in
                rules.compactMap { rule in
                    rule.violation(of: modernCase, in: context).map {
                        GuidelineViolation(
                            code: type(of: rule).code.name,
                            place: SourcePlace(file: action.file, line: modernCase.line, column: modernCase.column),
                            symbol: "\(action.name).\(modernCase.name)", message: $0)
                    }
                }
            }
        }
    }
}
