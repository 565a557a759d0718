import SwiftSyntax

/// Where text goes around a declaration.
enum DeclarationLayout {
    /// The place in front of the comments that stand directly above a node and are no documentation: they speak of the line
    /// below them (`// swiftlint:disable:next …`).
    static func startOfDirectives(of node: Syntax, _ source: SourceText) -> Int {
        start(of: node, source) { text in text.hasPrefix("//") && !text.hasPrefix("///") }
    }

    /// The place in front of all comments directly above a node.
    static func startOfComments(of node: Syntax, _ source: SourceText) -> Int {
        start(of: node, source) { _ in true }
    }

    private static func start(of node: Syntax, _ source: SourceText, isPart: (String) -> Bool) -> Int {
        var position = node.positionAfterSkippingLeadingTrivia.utf8Offset
        var newlines = 0
        var result = position
        for piece in node.leadingTrivia.reversed() {
            position -= piece.sourceLength.utf8Length
            switch piece {
            case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
                newlines += count
            case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
                // A blank line, or a comment of another kind, ends what belongs to the node.
                guard newlines <= 1, isPart(text) else { return result }
                newlines = 0
                result = position
            default: continue
            }
            if newlines > 1 { return result }
        }
        return result
    }
}

extension DeclarationLayout {
    /// The lines of a declaration with the comments directly above it, and one of the blank lines around it.
    static func lines(of node: Syntax, _ source: SourceText) -> Range<Int> {
        let bytes = source.bytes
        let comments = startOfComments(of: node, source)
        var start = comments
        while start > 0, bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        let code = node.endPositionBeforeTrailingTrivia.utf8Offset
        var end = node.endPosition.utf8Offset
        while end < bytes.count, isSpace(bytes[end]) { end += 1 }
        // Something else stands on its lines.
        let isAlone =
            (start == 0 || bytes[start - 1] == UInt8(ascii: "\n"))
            && (end >= bytes.count || bytes[end] == UInt8(ascii: "\n"))
        guard isAlone else { return comments..<code }
        if end < bytes.count { end += 1 }
        // Not two blank lines where it stood, and none in front of a closing brace.
        let isBlankBefore = start >= 2 && bytes[start - 1] == UInt8(ascii: "\n") && isBlank(before: start - 1, bytes)
        if isBlankBefore, isBlankOrClosing(at: end, bytes) {
            var before = start - 1
            while before > 0, bytes[before - 1] != UInt8(ascii: "\n") { before -= 1 }
            start = before
        } else if start > 0, isOpening(before: start - 1, bytes), isBlankLine(at: end, bytes) {
            while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
            if end < bytes.count { end += 1 }
        }
        return start..<end
    }

    private static func isBlank(before index: Int, _ bytes: [UInt8]) -> Bool {
        var position = index
        while position > 0, bytes[position - 1] != UInt8(ascii: "\n") {
            guard isSpace(bytes[position - 1]) else { return false }
            position -= 1
        }
        return true
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
    }

    private static func isBlankLine(at index: Int, _ bytes: [UInt8]) -> Bool {
        var position = index
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
        return position < bytes.count && bytes[position] == UInt8(ascii: "\n")
    }

    private static func isBlankOrClosing(at index: Int, _ bytes: [UInt8]) -> Bool {
        var position = index
        while position < bytes.count, isSpace(bytes[position]) { position += 1 }
        return position >= bytes.count || bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "}")
    }

    private static func isOpening(before index: Int, _ bytes: [UInt8]) -> Bool {
        var position = index
        while position > 0, isSpace(bytes[position - 1]) { position -= 1 }
        return position > 0 && bytes[position - 1] == UInt8(ascii: "{")
    }
}
