/// Whether a reducer or provider is a single closure or the tuple of a legacy and a modern half.
public enum ConsumerForm: String, Codable, Sendable {
    case legacy, tuple
}
