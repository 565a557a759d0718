import SwiftSyntax

/// The places where a line can be broken, from what the syntax of the line is.
final class LineBreaks: SyntaxAnyVisitor {
    /// A way to break the line.
    enum Candidate {
        /// `case .x: statement`, behind the colon.
        case label(colon: TokenSyntax, statement: Syntax)
        /// `{ statements }`, behind the opening brace (or the `in` of a closure) and in front of the closing one.
        case block(opening: TokenSyntax, statements: Syntax, closing: TokenSyntax)
        /// Elements in brackets.
        case list(BracketedList)
        /// `if a, b`, behind the commas.
        case conditions([Syntax])

        /// UTF-8 offsets of what is laid out anew.
        var range: Range<Int> {
            switch self {
            case .label(let colon, let statement): Self.range(Syntax(colon), statement)
            case .block(let opening, _, let closing): Self.range(Syntax(opening), Syntax(closing))
            case .list(let list): Self.range(Syntax(list.opening), Syntax(list.closing))
            case .conditions(let elements): Self.range(elements[0], elements[elements.count - 1])
            }
        }

        private static func range(_ first: Syntax, _ last: Syntax) -> Range<Int> {
            first.positionAfterSkippingLeadingTrivia.utf8Offset..<last.endPositionBeforeTrailingTrivia.utf8Offset
        }
    }

    private let line: Range<Int>
    /// From the outside to the inside, from left to right.
    private(set) var candidates: [Candidate] = []

    /// - Parameter line: UTF-8 offsets of the line, without its line break.
    init(in line: Range<Int>, of tree: SourceFileSyntax) {
        self.line = line
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    /// Only what stands on the line as a whole can be broken without moving other lines.
    private func add(_ candidate: Candidate) {
        let range = candidate.range
        if range.lowerBound >= line.lowerBound, range.upperBound <= line.upperBound { candidates.append(candidate) }
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard node.position.utf8Offset < line.upperBound, node.endPosition.utf8Offset > line.lowerBound else {
            return .skipChildren
        }
        switch node.kind {
        // What they hold is one piece.
        case .stringLiteralExpr, .regexLiteralExpr, .attribute, .switchCaseItem, .genericArgumentClause,
            .genericParameterClause, .closureSignature, .expressionPattern:
            return .skipChildren
        default: break
        }
        if let list = BracketedList(node) {
            add(.list(list))
        } else if let branch = node.as(SwitchCaseSyntax.self), let first = branch.statements.first,
            let last = branch.statements.last, let label = label(of: branch)
        {
            add(
                .label(colon: label, statement: Syntax(first.id == last.id ? Syntax(first) : Syntax(branch.statements)))
            )
        } else if let block = node.as(CodeBlockSyntax.self), !block.statements.isEmpty {
            add(.block(opening: block.leftBrace, statements: Syntax(block.statements), closing: block.rightBrace))
        } else if let closure = node.as(ClosureExprSyntax.self), !closure.statements.isEmpty {
            add(
                .block(
                    opening: closure.signature?.inKeyword ?? closure.leftBrace,
                    statements: Syntax(closure.statements), closing: closure.rightBrace))
        } else if let conditions = node.as(ConditionElementListSyntax.self), conditions.count > 1 {
            add(.conditions(conditions.map(Syntax.init)))
        }
        return .visitChildren
    }

    private func label(of branch: SwitchCaseSyntax) -> TokenSyntax? {
        switch branch.label {
        case .case(let label): label.colon
        case .default(let label): label.colon
        @unknown default: nil
        }
    }
}
