/// An error that the compiler reports in a file of a tree.
public struct CompilerError: Codable, Hashable, Sendable {
    /// Path relative to the root of the tree, with `/`.
    public var file: String
    /// 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes.
    public var column: Int
    /// The compiler's words.
    public var message: String

    /// An error.
    public init(file: String, line: Int, column: Int, message: String) {
        self.file = file
        self.line = line
        self.column = column
        self.message = message
    }

    /// In the order in which they are printed.
    static func precedes(_ left: CompilerError, _ right: CompilerError) -> Bool {
        if left.file != right.file { return precedesBytewise(left.file, right.file) }
        return (left.line, left.column, left.message) < (right.line, right.column, right.message)
    }

    /// The errors in a compiler's output, `path:line:column: error: message`, that lie below a folder.
    ///
    /// - Parameter root: absolute path of the folder.
    static func all(in output: String, below root: String) -> Set<CompilerError> {
        let prefix = root.hasSuffix("/") ? root : root + "/"
        let marker = ": error: "
        var errors: Set<CompilerError> = []
        for line in output.linesAtLineFeeds where line.hasPrefix(prefix) {
            guard let range = line.firstRange(of: marker) else { continue }
            let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1])
            else { continue }
            let path = place.dropLast(2).joined(separator: ":").dropFirst(prefix.count)
            errors.insert(
                CompilerError(file: String(path), line: row, column: column, message: String(line[range.upperBound...]))
            )
        }
        return errors
    }

    /// The name that the compiler does not find; nil where the error is about something else.
    var missingName: Substring? {
        guard message.hasPrefix("cannot find "), message.contains(" in scope") else { return nil }
        let parts = message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
        return parts.count == 3 ? parts[1] : nil
    }

    /// The member that a type does not have; nil where the error is about something else.
    var missingMember: Substring? {
        guard let range = message.firstRange(of: "has no member '") else { return nil }
        return message[range.upperBound...].prefix { $0 != "'" }
    }
}
