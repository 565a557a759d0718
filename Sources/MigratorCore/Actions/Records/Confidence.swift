/// Whether everything that a case's facts rest on was resolved.
public enum Confidence: String, Codable, Sendable {
    case high, low
}
