import SwiftSyntax

/// The bytes of a file with the places of its syntax nodes.
struct SourceText {
    let bytes: [UInt8]

    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    func text(_ node: some SyntaxProtocol) -> String { text(range(node)) }

    /// The text of a node with edits that lie inside it.
    func text(_ range: Range<Int>, with edits: [SourceEdit]) throws(EditConflict) -> String {
        var file = FileEdits()
        for edit in edits {
            file.add(
                SourceEdit(
                    (edit.range.lowerBound - range.lowerBound)..<(edit.range.upperBound - range.lowerBound),
                    edit.replacement))
        }
        return String(decoding: try file.apply(to: Array(bytes[range])), as: UTF8.self)
    }

    /// The blanks at the beginning of the line that `offset` is in.
    func indentation(at offset: Int) -> String {
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return text(start..<end)
    }

    /// `\r\n` when the file's first line ends in it.
    var lineBreak: String {
        guard let index = bytes.firstIndex(of: UInt8(ascii: "\n")), index > 0 else { return "\n" }
        return bytes[index - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    /// Moves the lines behind the first one from one indentation to another. Lines that are indented less stay.
    static func reindent(_ text: String, from old: String, to new: String) -> String {
        guard old != new, text.contains("\n"), !text.contains("\"\"\"") else { return text }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            guard index > 0, line.hasPrefix(old) else { return String(line) }
            return new + line.dropFirst(old.count)
        }.joined(separator: "\n")
    }
}
