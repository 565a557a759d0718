/// A place that a person must look at, with a code that has a page in `docs/remaining/`.
public struct RemainingWork: Codable, Equatable, Sendable {
    /// The name of its code, kebab-case.
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
        code: ReportCode, file: String, line: Int, column: Int, symbol: String, message: String, cases: [String]
    ) {
        self.code = code.name
        self.file = file
        self.line = line
        self.column = column
        self.symbol = symbol
        self.message = message
        self.cases = cases
    }
}
