/// A rule of the modern form. One rule per file.
protocol Guideline: Sendable {
    /// kebab-case; the name of the rule's page in `docs/guidelines/`.
    static var code: String { get }
    /// What of a case breaks the rule; nil when nothing does.
    func violation(of modernCase: ModernActionRecord.Case) -> String?
}

/// A modern case that breaks a rule.
public struct GuidelineViolation: Codable, Equatable, Sendable {
    /// The rule.
    public var code: String
    /// Where the case is declared.
    public var place: SourcePlace
    /// `Enum.case`
    public var symbol: String
    /// A sentence.
    public var message: String

    /// A violation.
    public init(code: String, place: SourcePlace, symbol: String, message: String) {
        self.code = code
        self.place = place
        self.symbol = symbol
        self.message = message
    }
}

/// All rules of the modern form.
public enum Guidelines {
    private static let rules: [any Guideline] = [
        LabelledValues(), AtMostThreeValues(), PayloadAlone(), PayloadName(),
    ]

    /// The codes of all rules.
    public static var codes: [String] { rules.map { type(of: $0).code } }

    /// What breaks a rule in production code, by file and line, then by rule.
    public static func violations(in scan: ScanReport) -> [GuidelineViolation] {
        scan.modernActions.filter { !$0.test }.flatMap { action in
            action.cases.flatMap { modernCase in
                rules.compactMap { rule in
                    rule.violation(of: modernCase).map {
                        GuidelineViolation(
                            code: type(of: rule).code,
                            place: SourcePlace(file: action.file, line: modernCase.line, column: modernCase.column),
                            symbol: "\(action.name).\(modernCase.name)", message: $0)
                    }
                }
            }
        }
    }
}

extension ModernActionRecord.Value {
    /// The type is a payload struct, by its name.
    var isPayload: Bool {
        let name = type.split { $0 == "." || $0 == "?" }.last ?? ""
        return name.hasSuffix("Payload")
    }
}
