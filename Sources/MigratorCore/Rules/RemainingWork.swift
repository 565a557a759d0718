/// A place that a person must look at, with a code that has a page in `docs/remaining/`.
public struct RemainingWork: Codable, Equatable, Sendable {
    /// The codes that a scan gives.
    public static let scanCodes = [
        "untraced-action-type", "uncalled-wrapper", "unknown-case", "unresolved-constructor", "action-escapes",
    ]

    /// kebab-case.
    public var code: String
    /// Path relative to the root, with `/`.
    public var file: String
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes.
    public var column: Int
    /// What it is in: `Type.function`; with `code` and `file` it identifies the entry whatever the line.
    public var symbol: String
    /// A sentence.
    public var message: String
    /// `Type.case` of the cases that it blocks, sorted.
    public var cases: [String]

    /// A place to look at.
    public init(
        code: String, file: String, line: Int, column: Int, symbol: String, message: String, cases: [String]
    ) {
        self.code = code
        self.file = file
        self.line = line
        self.column = column
        self.symbol = symbol
        self.message = message
        self.cases = cases
    }
}
