import SwiftSyntax

/// Functions of tests that are told by a parameter which case they are to expect: for a modern case they have a twin that
/// is told by a closure.
extension TestRecordsPass {
    /// The calls of a function that name a case of the step for a parameter: they call its twin, which is told by a closure.
    func rewriteCalls(
        of function: FunctionDeclSyntax, _ parameter: FunctionParameterSyntax, _ typeName: String,
        _ tree: SourceFileSyntax, _ file: Int, twin: (ModernCase) -> String?
    ) {
        let source = source(of: file)
        let calls = FunctionCalls(name: function.name.text)
        calls.walk(tree)
        let label = parameter.firstName.text
        for call in calls.found {
            guard let argument = call.arguments.first(where: { ($0.label?.text ?? "_") == label }),
                let modern = modern(argument.expression, typeName: typeName)
            else { continue }
            let key = "\(file) \(function.name.text)"
            if !twins.contains(key), !hasTwin(function, modern, tree) {
                guard let text = twin(modern) else { return }
                let indent = source.indentation(at: source.range(function).lowerBound)
                let lines = source.lineBreak + source.lineBreak + indent + text
                add(.insert(lines, at: source.range(function).upperBound), to: file)
                twins.insert(key)
            }
            let pattern = modern.pattern(modern.values.map { _ in nil }, payload: "_").dropFirst(modern.type.enum.count)
            let range = source.range(argument)
            let end = argument.trailingComma.map { source.range($0).lowerBound } ?? range.upperBound
            add(
                SourceEdit(
                    range.lowerBound..<end, "\(Self.twinLabel): { if case \(pattern) = $0 { true } else { false } }"),
                to: file)
            called.insert(function.name.text)
            run.count("tests")
        }
    }

    private static let twinLabel = "expecting"

    private func hasTwin(_ function: FunctionDeclSyntax, _ modern: ModernCase, _ tree: SourceFileSyntax) -> Bool {
        let functions = FunctionBodies()
        functions.walk(tree)
        return functions.found.contains { other, _ in
            other.name.text == function.name.text
                && other.signature.parameterClause.parameters.contains {
                    $0.firstName.text == Self.twinLabel
                        && $0.type.trimmedDescription == "(\(modern.type.enum)) -> Bool"
                }
        }
    }

    /// The text of the function that looks for a modern action.
    func twin(
        of function: FunctionDeclSyntax, _ parameter: FunctionParameterSyntax, _ modern: ModernCase, _ record: Record,
        _ matched: Matched, _ body: CodeBlockSyntax, _ file: Int
    ) -> String? {
        let source = source(of: file)
        let name = (parameter.secondName ?? parameter.firstName).text
        guard matched.others.isEmpty, references(to: name, in: body).count == 1, let assertion = matched.items.last
        else {
            fail(
                .unmigratedTest, file, source.range(record.item).lowerBound,
                "what this function does with the case that it is told is not rewritten")
            return nil
        }
        var edits = lookupEdits(record, modern, source) + sumCounts(in: body, file)
        let first = source.range(parameter.firstName).lowerBound
        edits.append(
            SourceEdit(
                first..<source.range(parameter.type).upperBound,
                "\(Self.twinLabel) isExpected: (\(modern.type.enum)) -> Bool"))
        for item in matched.items.dropLast() {
            edits.append(SourceEdit(DeclarationLayout.lines(of: Syntax(item), source), ""))
        }
        edits.append(SourceEdit(source.range(assertion), "XCTAssertTrue(isExpected(\(record.name)))"))
        return try? source.text(source.range(function), with: edits)
    }
}

/// Calls of a function by its name.
private final class FunctionCalls: SyntaxVisitor {
    let name: String
    private(set) var found: [FunctionCallExprSyntax] = []

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let callee = node.calledExpression
        let own = callee.as(DeclReferenceExprSyntax.self) ?? callee.as(MemberAccessExprSyntax.self)?.declName
        if own?.baseName.text == name { found.append(node) }
        return .visitChildren
    }
}
