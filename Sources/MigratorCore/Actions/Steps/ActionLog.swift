import SwiftSyntax

/// Writes what a log says of a modern action: the name of its case and the window. What it carries stays out of logs.
struct ActionLog {
    let context: RewriteContext
    let file: Int
    /// Name of the window's parameter.
    let windowName: String

    private var source: SourceText { context.residual.source(of: file) }
    private var isDescribed = false
    private var namesOfWindow: Set<SyntaxIdentifier> = []

    init(context: RewriteContext, file: Int, windowName: String) {
        self.context = context
        self.file = file
        self.windowName = windowName
    }

    /// A name that the protocol has not got yet.
    private var property: String {
        let declared = (context.program.typesByName[context.names.modernProtocol] ?? []).map {
            context.program.types[$0].variables
        }
        return ["caseName", "caseNameForLogs"].first { name in !declared.contains { $0[name] != nil } }
            ?? "caseNameOfModernAction"
    }

    /// What a use of the action in a text becomes.
    ///
    /// - Returns: nil when it is used for something else.
    mutating func edits(for node: DeclReferenceExprSyntax) -> [SourceEdit]? {
        if let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id,
            access.declName.baseName.text == context.configuration.windowLabel
        {
            if let text = text(around: Syntax(node)) { namesOfWindow.insert(text.id) }
            return [SourceEdit(source.range(access), windowName)]
        }
        // `type(of: action)`
        if let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text == "of",
            argument.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription == "type"
        {
            return []
        }
        guard let described = interpolatedChain(around: node), let text = text(around: Syntax(node)),
            let segment = described.parent?.parent?.parent
        else { return nil }
        isDescribed = true
        var edits = [
            SourceEdit(source.range(described), "\(node.baseName.text).\(property)")
        ]
        let namesWindow = NameUses(name: node.baseName.text)
        namesWindow.walk(text)
        let isNamed = namesWindow.nodes.contains {
            $0.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == context.configuration.windowLabel
        }
        if !isNamed, namesOfWindow.insert(text.id).inserted {
            edits.append(.insert(" \\(\(windowName))", at: source.range(segment).upperBound))
        }
        return edits
    }

    /// The string that a node stands in.
    private func text(around node: Syntax) -> StringLiteralExprSyntax? {
        var current = node.parent
        while let parent = current {
            if let text = parent.as(StringLiteralExprSyntax.self) { return text }
            current = parent.parent
        }
        return nil
    }

    /// `action.debugDescription` or `String(describing: action)` in a text: whatever describes the action.
    private func interpolatedChain(around node: DeclReferenceExprSyntax) -> ExprSyntax? {
        var current = ExprSyntax(node)
        while let access = current.parent?.as(MemberAccessExprSyntax.self) { current = ExprSyntax(access) }
        if let call = current.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == current.id {
            current = ExprSyntax(call)
        } else if let argument = current.parent?.as(LabeledExprSyntax.self),
            argument.parent?.children(viewMode: .sourceAccurate).count == 1,
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription == "String"
        {
            current = ExprSyntax(call)
        }
        let isInterpolated = current.parent?.parent?.parent?.is(ExpressionSegmentSyntax.self) ?? false
        return isInterpolated ? current : nil
    }

    /// Adds the property that the texts name, at the end of the file.
    func addDescription() {
        guard isDescribed, let last = context.residual.tree(of: file).statements.last else { return }
        let unit = context.residual.indentUnit(of: file)
        let lines = [
            "", "", "extension \(context.names.modernProtocol) {",
            "\(unit)/// The names of the type and of the case, for logs: what an action carries stays out of them.",
            "\(unit)fileprivate var \(property): String {",
            "\(unit)\(unit)let mirror = Mirror(reflecting: self)",
            "\(unit)\(unit)guard mirror.displayStyle == .enum else { return \"\\(type(of: self))\" }",
            "\(unit)\(unit)guard let values = mirror.children.first else { return \"\\(type(of: self)).\\(self)\" }",
            "\(unit)\(unit)return \"\\(type(of: self)).\\(values.label ?? \"\")\"", "\(unit)}", "}",
        ]
        context.add(.insert(lines.joined(separator: source.lineBreak), at: source.range(last).upperBound), to: file)
    }
}
