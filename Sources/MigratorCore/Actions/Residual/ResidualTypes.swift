import SwiftSyntax

/// The static type of what is left: a side of `?:` or `??` that stands alone can be of another type than the whole was.
extension ResidualExpressions {
    /// What has to be written around the side that stays; nil when its type would be another one and cannot be written.
    ///
    /// - Parameters:
    ///   - kept: the side that stays, as it is written.
    ///   - other: the side that goes.
    ///   - whole: what both were sides of.
    func cast(of kept: ExprSyntax, besides other: ExprSyntax, in whole: Syntax, isWhole: Bool) -> KeptType? {
        let (left, right) = (residualiser.lowering.expression(kept), residualiser.lowering.expression(other))
        if isWhole, hasWrittenType(whole) { return .asItIs }
        if let kind = left.literalName, kind == right.literalName { return .asItIs }
        let place = residualiser.place(of: kept)
        let typing = residualiser.context.typing
        let (keptType, otherType) = (
            typing.type(of: left, at: place), typing.type(of: right, at: residualiser.place(of: other))
        )
        let wanted = otherType.unwrapped
        if left.isFlexible {
            if left.literalName != nil, keptType == wanted, !otherType.isOptional || isDefault(whole) { return .asItIs }
            return typeText(wanted).map { .cast(left.isNil ? "\($0)?" : $0) }
        }
        if right.isNil { return typeText(keptType.unwrapped).map { .cast("\($0)?") } }
        if !keptType.isOptional, otherType.isOptional, isTakenApart(whole) {
            return typeText(wanted).map { .cast("\($0)?") }
        }
        if keptType.isUnknown || otherType.isUnknown || right.isFlexible { return .asItIs }
        return keptType.unwrapped == wanted ? .asItIs : nil
    }

    /// Whether what follows looks at the optional that a local is given: unwraps it, or asks which case of it it is.
    private func isTakenApart(_ whole: Syntax) -> Bool {
        guard let binding = whole.parent?.parent?.as(PatternBindingSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self), let list = item.parent
        else { return false }
        let uses = OptionalUses(name: name)
        uses.walk(list)
        return uses.isFound
    }

    /// How the side that stays is written.
    enum KeptType: Hashable {
        case asItIs
        case cast(String)
    }

    /// `??`: the left side is always optional.
    private func isDefault(_ whole: Syntax) -> Bool {
        whole.as(SequenceExprSyntax.self)?.elements.contains {
            $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        } ?? false
    }

    /// Whether the type that is expected is written where the expression goes.
    private func hasWrittenType(_ node: Syntax) -> Bool {
        guard let parent = node.parent else { return false }
        if let initializer = parent.as(InitializerClauseSyntax.self) {
            return initializer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation != nil
        }
        if parent.is(ReturnStmtSyntax.self) || parent.is(CodeBlockItemSyntax.self)
            || parent.is(ConditionElementSyntax.self) || parent.is(TryExprSyntax.self)
        {
            return true
        }
        if let argument = parent.as(LabeledExprSyntax.self),
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            return residualiser.namesType(ofArgument: argument, of: call)
        }
        return false
    }

    /// A type as it can be written.
    private func typeText(_ type: ResolvedType) -> String? {
        switch type {
        case .external(let name, let arguments) where arguments.isEmpty && !name.isEmpty: name
        case .nominal(let id, let arguments) where arguments.isEmpty: residualiser.context.program.name(of: id)
        case .array(let element): typeText(element).map { "[\($0)]" }
        case .dictionary(let key, let value):
            if let key = typeText(key), let value = typeText(value) { "[\(key): \(value)]" } else { nil }
        default: nil
        }
    }
}

extension Expression {
    /// The kind of a literal that has a type of its own where nothing else is expected.
    fileprivate var literalName: String? {
        switch kind {
        case .literal(.integer, _): "integer"
        case .literal(.float, _): "float"
        case .literal(.string, _): "string"
        case .boolean: "boolean"
        case .prefix("-", let inner): inner.literalName
        default: nil
        }
    }

    fileprivate var isNil: Bool {
        if case .nilLiteral = kind { return true }
        return false
    }

    /// Its type is the one that is expected.
    fileprivate var isFlexible: Bool {
        switch kind {
        case .literal, .boolean, .nilLiteral, .member(nil, _): true
        case .call(let callee, _): callee.isFlexible && callee.literalName == nil
        case .prefix(_, let inner): inner.isFlexible
        case .closure: true
        default: false
        }
    }
}

/// Looks for places where a name has to be optional.
private final class OptionalUses: SyntaxVisitor {
    let name: String
    private(set) var isFound = false

    init(name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.baseName.text == name, let parent = node.parent else { return .skipChildren }
        if parent.is(OptionalChainingExprSyntax.self) || parent.is(ForceUnwrapExprSyntax.self)
            || parent.is(SwitchExprSyntax.self)
            || parent.parent?.is(OptionalBindingConditionSyntax.self) == true
        {
            isFound = true
        }
        if let elements = parent.as(ExprListSyntax.self).map(Array.init),
            let index = elements.firstIndex(where: { $0.id == node.id }), index + 1 < elements.count,
            elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??"
        {
            isFound = true
        }
        return .skipChildren
    }

    /// `if let name`
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if node.initializer == nil, node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            isFound = true
        }
        return .visitChildren
    }
}
