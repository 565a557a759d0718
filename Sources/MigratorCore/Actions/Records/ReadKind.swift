/// How a consumer reads a payload field, strongest first.
public enum ReadKind: String, Codable, Sendable {
    /// Some path does nothing or leaves early when the field is nil, or the field cannot be nil.
    case required
    /// `field ?? fallback`.
    case defaulted
    /// Passed on, stored or compared as it is.
    case forwarded
}
