/// A middleware provider.
public struct MiddlewareRecord: Codable, Equatable, Sendable {
    /// The type that the provider is a property of.
    public var type: String
    /// Name of the property.
    public var provider: String
    /// Path relative to the root, with `/`.
    public var file: String
    /// Line of the declaration, 1-based.
    public var line: Int
    /// Declared in test code.
    public var test: Bool
    /// One closure or a tuple of two halves.
    public var form: ConsumerForm
    /// `Type.case` of the cases that it selects, sorted.
    public var handles: [String]
    /// The names of its halves; nil for a closure.
    public var halves: ConsumerHalves?

    /// A middleware provider.
    public init(
        type: String, provider: String, file: String, line: Int, test: Bool, form: ConsumerForm, handles: [String],
        halves: ConsumerHalves? = nil
    ) {
        self.type = type
        self.provider = provider
        self.file = file
        self.line = line
        self.test = test
        self.form = form
        self.handles = handles
        self.halves = halves
    }
}
