/// Where a consumer selects a case.
public struct HandlerEvidence: Codable, Equatable, Sendable {
    /// `Type.function`.
    public var function: String
    /// Where the case is selected.
    public var place: SourcePlace

    /// A handler.
    public init(function: String, place: SourcePlace) {
        self.function = function
        self.place = place
    }
}
