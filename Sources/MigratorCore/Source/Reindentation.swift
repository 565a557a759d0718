import SwiftParser
import SwiftSyntax

extension SourceText {
    /// Moves the lines behind the first one from one indentation to another. Lines that are indented less stay.
    ///
    /// A string of several lines keeps its value: its lines move with its closing delimiter, or stay with it.
    static func reindent(_ text: String, from old: String, to new: String) -> String {
        guard old != new, text.holdsLineFeed else { return text }
        let fixed = linesOfFixedStrings(in: text, indentation: old)
        return text.linesAtLineFeeds.enumerated().map { index, line in
            guard index > 0, line.hasPrefix(old), !fixed.contains(index) else { return String(line) }
            return new + line.dropFirst(old.count)
        }.joined(separator: "\n")
    }

    /// Lines, counted from 0, of the strings whose closing delimiter is indented less.
    private static func linesOfFixedStrings(in text: String, indentation: String) -> Set<Int> {
        guard text.contains("\"\"\"") else { return [] }
        let finder = MultilineStrings(viewMode: .sourceAccurate)
        finder.walk(Parser.parse(source: text))
        let source = SourceText(bytes: Array(text.utf8))
        var lines: Set<Int> = []
        for string in finder.ranges where !source.indentation(at: string.upperBound - 1).hasPrefix(indentation) {
            let first = source.lineFeeds(before: string.lowerBound) + 1
            lines.formUnion(first...max(first, source.lineFeeds(before: string.upperBound)))
        }
        return lines
    }

    private func lineFeeds(before offset: Int) -> Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } }

    /// Strings that are written on several lines.
    private final class MultilineStrings: SyntaxVisitor {
        var ranges: [Range<Int>] = []

        override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
            if node.openingQuote.tokenKind == .multilineStringQuote {
                let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
                ranges.append(start..<node.endPositionBeforeTrailingTrivia.utf8Offset)
            }
            return .visitChildren
        }
    }
}
