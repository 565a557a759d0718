/// An enum of the modern form, as it is written.
public struct ModernActionRecord: Codable, Equatable, Sendable {
    /// A case of it.
    public struct Case: Codable, Equatable, Sendable {
        /// Its name.
        public var name: String
        /// Line of its declaration, 1-based.
        public var line: Int
        /// 1-based, in UTF-8 bytes.
        public var column: Int
        /// Its associated values in order.
        public var values: [Value]

        /// A case.
        public init(name: String, line: Int, column: Int, values: [Value]) {
            self.name = name
            self.line = line
            self.column = column
            self.values = values
        }
    }

    /// An associated value.
    public struct Value: Codable, Equatable, Sendable {
        /// Its label; nil when it has none.
        @ExplicitNull public var label: String?
        /// The type as written.
        public var type: String

        /// A value.
        public init(label: String?, type: String) {
            self.label = label
            self.type = type
        }
    }

    /// Name of the enum.
    public var name: String
    /// Path relative to the root, with `/`.
    public var file: String
    /// Line of the declaration, 1-based.
    public var line: Int
    /// Declared in test code.
    public var test: Bool
    /// In declaration order.
    public var cases: [Case]

    /// A modern action.
    public init(name: String, file: String, line: Int, test: Bool, cases: [Case]) {
        self.name = name
        self.file = file
        self.line = line
        self.test = test
        self.cases = cases
    }
}
