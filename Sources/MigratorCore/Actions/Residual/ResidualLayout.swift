import SwiftSyntax

/// Where the text of statements goes: comments, blank lines, indentation.
extension Residualiser {
    /// Adds the text of a statement with the comments in front of it.
    func append(
        _ item: CodeBlockItemSyntax, _ text: String, withComments: Bool = true, indent: String,
        to result: inout ResidualBlock
    ) {
        var (comments, hasBlankLine) = leading(of: item)
        if !withComments { comments = [] }
        if hasBlankLine, !result.lines.isEmpty { result.lines.append("") }
        let old = source.indentation(at: source.range(item).lowerBound)
        result.lines += comments.map { indent + SourceText.reindent($0, from: old, to: indent) }
        // A closure would be taken for the last argument of the call in the line above.
        let isLoose = text.hasPrefix("{") && !result.lines.isEmpty
        result.lines.append(
            indent + (isLoose ? "_ = " : "") + SourceText.reindent(text, from: old, to: indent)
                + trailingComment(of: item))
    }

    /// Adds lines that stand for a statement.
    func append(
        _ block: ResidualBlock, for item: CodeBlockItemSyntax, to result: inout ResidualBlock
    ) {
        guard !block.lines.isEmpty else { return }
        if !result.lines.isEmpty, hasBlankLine(before: item) { result.lines.append("") }
        append(block, to: &result)
    }

    /// The comments in front of a statement, and whether a blank line stands before it.
    private func leading(of item: CodeBlockItemSyntax) -> (comments: [String], hasBlankLine: Bool) {
        var comments: [String] = []
        var newlines = 0
        var hasBlankLine = false
        for piece in item.leadingTrivia {
            switch piece {
            case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
                newlines += count
                if newlines > 1, comments.isEmpty { hasBlankLine = true }
            case .lineComment(let text), .docLineComment(let text), .blockComment(let text), .docBlockComment(let text):
                comments.append(text)
                newlines = 0
            default: break
            }
        }
        return (comments, hasBlankLine)
    }

    private func trailingComment(of item: CodeBlockItemSyntax) -> String {
        item.trailingTrivia.compactMap { piece -> String? in
            switch piece {
            case .lineComment(let text), .blockComment(let text): " " + text
            default: nil
            }
        }.joined()
    }

    func hasBlankLine(before item: CodeBlockItemSyntax) -> Bool {
        item.leadingTrivia.contains {
            if case .newlines(let count) = $0 { return count > 1 }
            if case .carriageReturnLineFeeds(let count) = $0 { return count > 1 }
            return false
        }
    }

    /// A block in braces.
    func braced(_ body: CodeBlockSyntax, indent: String) throws -> String {
        let content = try block(body.statements, indent: indent + context.indentUnit(of: file))
        guard !content.lines.isEmpty else { return "{}" }
        return "{" + source.lineBreak + content.text(source.lineBreak) + source.lineBreak + "\(indent)}"
    }
}
