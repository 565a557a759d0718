/// A file that could not be used, or only in part.
public struct FileProblem: Codable, Equatable, Sendable {
    /// What kind of problem a file can have.
    public enum Code: String, Codable, Sendable {
        /// It has syntax errors; what the parser could make of it is used.
        case syntaxError
        /// It could not be read (no permission, vanished while the scan ran, an input error).
        case unreadable
        /// It is not UTF-8.
        case notUTF8
        /// A symbolic link that leads nowhere, in circles or out of the root.
        case brokenLink
        /// A folder that could not be listed.
        case unreadableFolder
    }

    /// What kind of problem this is.
    public var code: Code
    /// Path relative to the root, with `/`.
    public var file: String
    /// 1-based; 0 when the problem has no line.
    public var line: Int
    /// 1-based, in UTF-8 bytes; 0 when the problem has no line.
    public var column: Int
    /// What is wrong and what to do.
    public var message: String

    /// A problem.
    public init(code: Code, file: String, line: Int, column: Int, message: String) {
        self.code = code
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }
}
