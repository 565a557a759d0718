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

    /// One level of indentation as the file has it: a tab where most indented lines begin with one, else the number of
    /// blanks by which lines go further in most often, else four blanks.
    var indentUnit: String {
        var tabs = 0
        var steps: [Int: Int] = [:]
        var previous = 0
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let blanks = line.prefix { $0 == UInt8(ascii: " ") }.count
            guard blanks < line.count, line[line.startIndex + blanks] != UInt8(ascii: "\r") else { continue }
            if line.first == UInt8(ascii: "\t") { tabs += 1 }
            // A single blank stands in front of the lines of comments.
            if blanks > previous + 1 { steps[blanks - previous, default: 0] += 1 }
            previous = blanks
        }
        if tabs > steps.values.reduce(0, +) { return "\t" }
        let step = steps.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 4
        return String(repeating: " ", count: step)
    }
}
