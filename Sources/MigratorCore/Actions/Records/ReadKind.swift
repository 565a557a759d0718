/// How a consumer reads a payload field, strongest first.
public enum ReadKind: String, Codable, Sendable {
    /// Some path does nothing or leaves early when the field is nil, or the field cannot be nil.
    case required
    /// `field ?? fallback`.
    case defaulted
    /// Passed on, stored or compared as it is.
    case forwarded

    /// Where nobody provides the field: 0 when something is never done, 1 when something is always nil, 2 for a fallback that is
    /// always taken, and does no harm.
    var rankWithoutValue: Int {
        switch self {
        case .required: 0
        case .forwarded: 1
        case .defaulted: 2
        }
    }
}
