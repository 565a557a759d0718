/// What help, completions, messages and documentation say of a format.
public struct FormatDescription: Equatable, Sendable {
    /// The value of `--format`.
    public let name: String
    /// Half a sentence: whom it is for.
    public let summary: String
    /// It is of no use on a terminal: the result is a file for another program.
    public let needsFile: Bool

    /// A line of the help.
    public var help: String { summary + (needsFile ? "; write it with -o" : "") }
}
