import SwiftSyntax

/// How a file lays out lists in brackets that take several lines.
struct WrappingStyle: Equatable {
    /// The first element stands behind the opening bracket, the others below it.
    var isAligned = false
    /// Every element has a line of its own; else they share one where they fit.
    var isOnePerLine = false
    /// The closing bracket has a line of its own.
    var closesAlone = true

    /// The style of most lists of a file: of calls and literals, and of the parameters of functions.
    struct OfFile {
        var calls = WrappingStyle()
        var parameters = WrappingStyle()

        init(_ tree: SourceFileSyntax) {
            let votes = Votes()
            votes.walk(tree)
            let all = votes.calls + votes.parameters
            calls = Self.majority(of: votes.calls.isEmpty ? all : votes.calls)
            parameters = Self.majority(of: votes.parameters.isEmpty ? all : votes.parameters)
        }

        private static func majority(of votes: [WrappingStyle]) -> WrappingStyle {
            var style = WrappingStyle()
            guard !votes.isEmpty else { return style }
            style.isAligned = votes.count(where: \.isAligned) * 2 > votes.count
            let hanging = votes.filter { !$0.isAligned }
            style.isOnePerLine = hanging.count(where: \.isOnePerLine) * 2 >= hanging.count
            style.closesAlone = hanging.count(where: \.closesAlone) * 2 >= hanging.count
            return style
        }
    }

    /// Looks at every list that is broken between two elements or behind its opening bracket.
    private final class Votes: SyntaxAnyVisitor {
        var calls: [WrappingStyle] = []
        var parameters: [WrappingStyle] = []

        init() { super.init(viewMode: .sourceAccurate) }

        override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
            guard let list = BracketedList(node), !list.isTuple, let style = style(of: list) else {
                return .visitChildren
            }
            if list.isParameters { parameters.append(style) } else { calls.append(style) }
            return .visitChildren
        }

        private func style(of list: BracketedList) -> WrappingStyle? {
            let breaks = list.elements.map(startsLine)
            guard let first = breaks.first else { return nil }
            let others = breaks.dropFirst()
            if !first {
                guard !others.isEmpty, others.allSatisfy({ $0 }) else { return nil }
                return WrappingStyle(isAligned: true)
            }
            return WrappingStyle(
                isOnePerLine: others.allSatisfy { $0 }, closesAlone: startsLine(Syntax(list.closing)))
        }

        private func startsLine(_ node: Syntax) -> Bool {
            node.leadingTrivia.contains(where: \.isNewline)
                || node.previousToken(viewMode: .sourceAccurate)?.trailingTrivia.contains(where: \.isNewline) == true
        }
    }
}

/// Elements between brackets: arguments, parameters, the elements of tuples and literals.
struct BracketedList {
    let opening: TokenSyntax
    let elements: [Syntax]
    let closing: TokenSyntax
    let isParameters: Bool
    /// A tuple or its type: no list of arguments, whose style it need not share.
    let isTuple: Bool

    /// - Returns: nil for everything else, and for a list without an element.
    init?(_ node: Syntax) {
        var isParameters = false
        let list: Syntax
        if let call = node.as(FunctionCallExprSyntax.self) {
            guard let left = call.leftParen, let right = call.rightParen else { return nil }
            (opening, list, closing) = (left, Syntax(call.arguments), right)
        } else if let call = node.as(MacroExpansionExprSyntax.self) {
            guard let left = call.leftParen, let right = call.rightParen else { return nil }
            (opening, list, closing) = (left, Syntax(call.arguments), right)
        } else if let clause = node.as(FunctionParameterClauseSyntax.self) {
            (opening, list, closing) = (clause.leftParen, Syntax(clause.parameters), clause.rightParen)
            isParameters = true
        } else if let tuple = node.as(TupleExprSyntax.self) {
            (opening, list, closing) = (tuple.leftParen, Syntax(tuple.elements), tuple.rightParen)
        } else if let type = node.as(TupleTypeSyntax.self) {
            (opening, list, closing) = (type.leftParen, Syntax(type.elements), type.rightParen)
        } else if let type = node.as(FunctionTypeSyntax.self) {
            (opening, list, closing) = (type.leftParen, Syntax(type.parameters), type.rightParen)
        } else if let array = node.as(ArrayExprSyntax.self) {
            (opening, list, closing) = (array.leftSquare, Syntax(array.elements), array.rightSquare)
        } else {
            return nil
        }
        isTuple = node.is(TupleExprSyntax.self) || node.is(TupleTypeSyntax.self)
        elements = Array(list.children(viewMode: .sourceAccurate))
        self.isParameters = isParameters
        if elements.isEmpty { return nil }
    }
}
