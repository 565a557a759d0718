import SwiftSyntax

/// Finds a name in the comments of a file: there it is code only between backticks.
enum CommentMentions {
    /// The ranges of the name in the comments in front of a token and behind it.
    static func ranges(of name: String, around token: TokenSyntax) -> [Range<Int>] {
        var result: [Range<Int>] = []
        for (trivia, start) in [
            (token.leadingTrivia, token.position.utf8Offset),
            (token.trailingTrivia, token.endPositionBeforeTrailingTrivia.utf8Offset),
        ] {
            var offset = start
            for piece in trivia {
                switch piece {
                case .lineComment(let text), .docLineComment(let text), .blockComment(let text),
                    .docBlockComment(let text):
                    result += ranges(of: Array(name.utf8), in: Array(text.utf8)).map {
                        ($0.lowerBound + offset)..<($0.upperBound + offset)
                    }
                default: break
                }
                offset += piece.sourceLength.utf8Length
            }
        }
        return result
    }

    private static func ranges(of name: [UInt8], in text: [UInt8]) -> [Range<Int>] {
        codeSpans(text).flatMap { span in words(span, in: text).filter { text[$0].elementsEqual(name) } }
    }

    /// What stands between two runs of backticks of one length.
    private static func codeSpans(_ text: [UInt8]) -> [Range<Int>] {
        let backtick = UInt8(ascii: "`")
        var runs: [Range<Int>] = []
        for (index, byte) in text.enumerated() where byte == backtick {
            if let last = runs.last, last.upperBound == index {
                runs[runs.count - 1] = last.lowerBound..<(index + 1)
            } else {
                runs.append(index..<(index + 1))
            }
        }
        var spans: [Range<Int>] = []
        var index = 0
        while index < runs.count {
            let closing = runs[(index + 1)...].firstIndex { $0.count == runs[index].count }
            guard let closing else {
                index += 1
                continue
            }
            spans.append(runs[index].upperBound..<runs[closing].lowerBound)
            index = closing + 1
        }
        return spans
    }

    private static func words(_ range: Range<Int>, in text: [UInt8]) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start: Int?
        for index in range {
            if isPartOfName(text[index]) {
                start = start ?? index
            } else if let first = start {
                result.append(first..<index)
                start = nil
            }
        }
        if let start { result.append(start..<range.upperBound) }
        return result
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }
}
