/// A reducer.
public struct ReducerRecord: Codable, Equatable, Sendable {
    /// The state type.
    public var state: String
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

    /// A reducer.
    public init(
        state: String, file: String, line: Int, test: Bool, form: ConsumerForm, handles: [String],
        halves: ConsumerHalves? = nil
    ) {
        self.state = state
        self.file = file
        self.line = line
        self.test = test
        self.form = form
        self.handles = handles
        self.halves = halves
    }
}
