import SwiftSyntax

/// Writes a helper for a known case behind the legacy one.
struct HelperWriter {
    let helper: SpecialisedHelper
    let writing: CaseWriting
    let source: SourceText
    let names: RuntimeNames
    let windowType: String

    private var parameters: [FunctionParameterSyntax] {
        Array(helper.declaration.signature.parameterClause.parameters)
    }

    func insertion() throws -> SourceEdit {
        let declaration = helper.declaration
        let own = source.range(declaration)
        let indent = source.indentation(at: own.lowerBound)
        let bound = writing.bind(
            helper.block.text(source.lineBreak),
            avoiding: SpecialisedHelper.parameterNames(of: helper.function.facts, besides: helper.actionParameter))
        var texts: [String] = []
        for (index, parameter) in parameters.enumerated() {
            if index == helper.actionParameter, helper.takesAction {
                let type =
                    source.text(parameter.type).hasPrefix("any ") ? "any \(names.modernProtocol)" : names.modernProtocol
                let head = source.range(parameter).lowerBound..<source.range(parameter.type).lowerBound
                texts.append(source.text(head) + type)
            } else if !helper.dropped.contains(index) {
                texts.append(source.text(withoutComma(parameter)))
            }
            guard index == helper.actionParameter else { continue }
            for value in helper.values {
                let name = zip(writing.values, bound.names).first { $0.0.field == value.field }?.1 ?? value.name
                let label = Naming.escaped(SpecialisedHelper.label(of: value, in: helper.function.facts))
                let head = name == label ? label : "\(label) \(name)"
                let type =
                    TypeText(value.type).isFunction && !value.optional ? "@escaping \(value.type)" : value.declaredType
                texts.append("\(head): \(type)")
            }
        }
        if helper.takesWindow {
            let head =
                helper.windowName == helper.windowLabel
                ? helper.windowName : "\(helper.windowLabel) \(helper.windowName)"
            texts.append("\(head): \(windowType)")
        }
        let clause = source.range(declaration.signature.parameterClause)
        let edits = [
            SourceEdit(source.range(declaration.name), helper.name),
            SourceEdit(clause, "(" + texts.joined(separator: ", ") + ")"),
        ]
        guard let body = declaration.body else { return .insert("", at: own.upperBound) }
        let start = DeclarationLayout.startOfComments(of: Syntax(declaration), source)
        let head = own.lowerBound..<source.range(body).lowerBound
        let comments = source.text(start..<own.lowerBound)
        var text = source.lineBreak + source.lineBreak + indent + comments
        text += try source.text(head, with: edits) + "{" + source.lineBreak
        if !bound.text.isEmpty { text += bound.text + source.lineBreak }
        text += indent + "}"
        return .insert(text, at: own.upperBound)
    }

    private func withoutComma(_ parameter: FunctionParameterSyntax) -> Range<Int> {
        let range = source.range(parameter)
        guard let comma = parameter.trailingComma else { return range }
        let end = comma.previousToken(viewMode: .sourceAccurate).map { source.range($0).upperBound }
        return range.lowerBound..<(end ?? range.upperBound)
    }
}
