/// A place in a file of the scanned tree.
public struct SourcePlace: Codable, Hashable, Sendable {
    /// Path relative to the root, with `/`.
    public var file: String
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes as the Swift compiler counts.
    public var column: Int

    /// A place.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}
