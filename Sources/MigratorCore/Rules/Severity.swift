/// How much a code, or one entry of it, matters.
public enum Severity: String, Codable, Sendable {
    /// It blocks a case.
    case error
    /// It was the cause of faults in migrations by hand.
    case warning
    /// Worth knowing.
    case note
}
