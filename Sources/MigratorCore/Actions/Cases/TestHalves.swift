import SwiftSyntax

/// The calls of the legacy half of a reducer or middleware, as tests make them: they become calls of the modern half.
struct HalfCalls {
    /// A call that hands an action to the legacy half.
    struct Call {
        let kind: ConsumerKind
        /// The name of the half.
        let half: DeclReferenceExprSyntax
        let argument: LabeledExprSyntax
    }

    let values: ConsumerValues
    let names: RuntimeNames

    /// The call that an argument belongs to; nil for one that hands no action to a legacy half.
    func call(with argument: LabeledExprSyntax, at place: Place) -> Call? {
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 2,
            call.arguments.last?.id == argument.id, call.arguments.allSatisfy({ $0.label == nil }),
            call.trailingClosure == nil, let access = call.calledExpression.as(MemberAccessExprSyntax.self),
            let base = access.base,
            let kind = values.kind(of: Lowering(keepsBodies: true).expression(base), at: place),
            access.declName.baseName.text == names.legacyLabel(of: kind)
        else { return nil }
        return Call(kind: kind, half: access.declName, argument: argument)
    }

    /// - Parameter action: the modern action; nil where the argument names a local that holds it.
    func edits(of call: Call, action: String?, window: String, _ source: SourceText) -> [SourceEdit] {
        let range = source.range(call.argument.expression)
        let text = (action ?? source.text(range)) + separator(in: call, source) + window
        return [SourceEdit(source.range(call.half), names.modernLabel(of: call.kind)), SourceEdit(range, text)]
    }

    /// An action on a line of its own has the window on the next one.
    private func separator(in call: Call, _ source: SourceText) -> String {
        let start = source.range(call.argument).lowerBound
        let line = (source.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1
        let isFirst = source.bytes[line..<start].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return isFirst ? "," + source.lineBreak + source.indentation(at: start) : ", "
    }
}
