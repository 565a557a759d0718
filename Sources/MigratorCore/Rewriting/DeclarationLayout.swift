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
