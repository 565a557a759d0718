import SwiftSyntax

/// Turns syntax nodes of one file into facts, in one walk.
///
/// It collects and decides nothing: what an identifier refers to is a question for the whole program.
final class Lowering {
    /// Whether function bodies are kept.
    let keepsBodies: Bool
    /// Names called since the innermost function or variable began, for finding callers later.
    var calledNames: Set<String> = []

    init(keepsBodies: Bool) {
        self.keepsBodies = keepsBodies
    }

    func offset(_ node: some SyntaxProtocol) -> Int {
        node.positionAfterSkippingLeadingTrivia.utf8Offset
    }

    /// Where a node stands, without the blanks and comments around it.
    func range(_ node: some SyntaxProtocol) -> Range<Int> {
        let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The identifier without the backticks that escape a keyword.
    func name(_ token: TokenSyntax) -> String {
        let text = token.text
        guard text.utf8.first == UInt8(ascii: "`"), text.utf8.count > 2 else { return text }
        return String(text.dropFirst().dropLast())
    }

    /// Runs `body` with a set of called names of its own; the names count for the surroundings too.
    func collectingCalls<Result>(_ body: () -> Result) -> (Result, Set<String>) {
        let outer = calledNames
        calledNames = []
        let result = body()
        let inner = calledNames
        calledNames = outer.union(inner)
        return (result, inner)
    }
}
