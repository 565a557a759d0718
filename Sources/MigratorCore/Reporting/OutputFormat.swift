/// A form that the result of a command can be written in.
public struct OutputFormat<Value>: Sendable {
    /// What `--format` calls it, and what is said of it.
    public let description: FormatDescription
    /// The result as text, with a line break at its end. The same result gives the same bytes.
    public let text: @Sendable (Value, TextStyle) throws -> String

    init(
        _ name: String, _ summary: String, needsFile: Bool = false,
        text: @escaping @Sendable (Value, TextStyle) throws -> String
    ) {
        description = FormatDescription(name: name, summary: summary, needsFile: needsFile)
        self.text = text
    }
}
