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
