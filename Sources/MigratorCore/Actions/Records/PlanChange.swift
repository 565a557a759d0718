/// Something that changed in the code since a plan was made.
public struct PlanChange: Codable, Equatable, Sendable {
    /// `Type.case`, or the action type.
    public var symbol: String
    /// A sentence.
    public var message: String

    /// A change.
    public init(symbol: String, message: String) {
        self.symbol = symbol
        self.message = message
    }
}
