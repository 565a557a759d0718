/// What the legacy half of a tuple is called, and the tuple.
public struct ConsumerHalves: Codable, Equatable, Sendable {
    /// `Type.property` that holds the tuple.
    public var consumer: String
    /// `Type.property` that holds the legacy half.
    public var legacy: String

    /// The names of a tuple.
    public init(consumer: String, legacy: String) {
        self.consumer = consumer
        self.legacy = legacy
    }
}
