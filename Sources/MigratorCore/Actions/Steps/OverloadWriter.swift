import SwiftSyntax

/// Writes the overloads of helpers that modern actions need, behind the legacy ones.
struct OverloadWriter {
    let context: RewriteContext

    func write(_ helper: ResidualContext.Helper) {
        let file = helper.function.file
        let source = context.residual.source(of: file)
        let declaration = helper.declaration
        let own = source.range(declaration)
        let indent = source.indentation(at: own.lowerBound)
        guard let body = declaration.body else { return }
        var edits: [SourceEdit] = []
        let parameters = Array(declaration.signature.parameterClause.parameters)
        let action = parameters[helper.actionParameter]
        let modern = RuntimeRewriter.modernName(for: source.text(action.type), context)
        edits.append(SourceEdit(source.range(action.type), modern))
        if let last = parameters.last {
            let name =
                helper.windowName == helper.windowLabel
                ? helper.windowName : "\(helper.windowLabel) \(helper.windowName)"
            edits.append(
                .insert(",\(separator(parameters, source))\(name): \(windowType())", at: source.range(last).upperBound))
        }
        let head = own.lowerBound..<source.range(body).lowerBound
        guard let signature = try? source.text(head, with: edits) else { return }
        var text = source.lineBreak + source.lineBreak + indent + signature + "{" + source.lineBreak
        if !helper.block.lines.isEmpty {
            text += helper.block.lines.joined(separator: source.lineBreak) + source.lineBreak
        }
        text += indent + "}"
        context.add(.insert(text, at: own.upperBound), to: file)
        context.result.count("overloads")
    }

    /// A requirement for modern actions, behind the legacy one.
    func write(_ required: ResidualContext.RequiredOverload) {
        let file = required.function.file
        let source = context.residual.source(of: file)
        let own = source.range(required.declaration)
        let parameters = Array(required.declaration.signature.parameterClause.parameters)
        guard let last = parameters.last else { return }
        let action = parameters[required.actionParameter]
        let edits = [
            SourceEdit(
                source.range(action.type), RuntimeRewriter.modernName(for: source.text(action.type), context)),
            .insert(
                ",\(separator(parameters, source))\(required.windowLabel): \(windowType())",
                at: source.range(last).upperBound),
        ]
        guard let text = try? source.text(own, with: edits) else { return }
        let indent = source.indentation(at: own.lowerBound)
        context.add(.insert(source.lineBreak + indent + text, at: own.upperBound), to: file)
        context.result.count("overloads")
    }

    private func windowType() -> String { RuntimeRewriter.windowType(in: context.program, context.configuration) }

    private func separator(_ parameters: [FunctionParameterSyntax], _ source: SourceText) -> String {
        guard parameters.count > 1 else { return " " }
        let previous = parameters[parameters.count - 2]
        let between = source.text(
            source.range(previous).upperBound..<source.range(parameters[parameters.count - 1]).lowerBound)
        return between.holdsLineFeed ? between : " "
    }
}
