/// Works out what an expression is worth for an action that the code does not know.
///
/// The rules are the table in `docs/rewriting.md`: every cast to an action struct fails, the action type matches nothing.
struct ConstantFolding {
    let typing: Typing
    let vocabulary: Vocabulary
    let place: Place

    /// `nil` when the value does not depend on the action alone.
    func value(of expression: Expression, in scope: SpecializationScope) -> KnownValue? {
        switch expression.kind {
        case .name(let name): return scope.names[name]
        case .boolean(let value): return .constant(value)
        case .nilLiteral: return .some(.none)
        case .member(let base?, let name): return member(name, of: base, in: scope)
        case .call(let callee, let arguments): return call(callee, arguments, in: scope)
        case .lookup(let base, _): return value(of: base, in: scope) == .some(.none) ? .some(.none) : nil
        case .optionalChain(let inner): return value(of: inner, in: scope)
        // What would stop the program is not folded.
        case .forceUnwrap(let inner):
            let known = value(of: inner, in: scope)
            return known == .some(.none) ? nil : known
        case .cast(let inner, let kind, let type): return cast(value(of: inner, in: scope), kind, type)
        case .binary(let left, let symbol, let right): return binary(left, symbol, right, in: scope)
        case .prefix("!", let inner):
            guard case .constant(let known)? = value(of: inner, in: scope) else { return nil }
            return .constant(!known)
        case .ternary(let condition, let then, let otherwise):
            guard case .constant(let known)? = value(of: condition, in: scope) else { return nil }
            return value(of: known ? then : otherwise, in: scope)
        default: return nil
        }
    }

    private func member(_ name: String, of base: Expression, in scope: SpecializationScope) -> KnownValue? {
        switch value(of: base, in: scope) {
        case .action?:
            if name == vocabulary.configuration.actionTypeLabel { return .actionType }
            return name == vocabulary.configuration.windowLabel ? .window : nil
        case .some(.none): return .some(.none)
        default: return nil
        }
    }

    private func call(_ callee: Expression, _ arguments: [Argument], in scope: SpecializationScope) -> KnownValue? {
        guard case .member(let base?, let name) = callee.withoutChain.kind else { return nil }
        if value(of: base, in: scope) == .some(.none), base.hasChain { return .some(.none) }
        guard name == "contains", arguments.count == 1 else { return nil }
        switch value(of: arguments[0].value, in: scope) {
        case .actionType?: return .constant(false)
        case .some(.none):
            // `[.opened, .closed].contains(action.actionType as? X)`
            guard case .literal(.array, let elements) = base.kind, elements.allSatisfy(\.isConstantMember) else {
                return nil
            }
            return .constant(false)
        default: return nil
        }
    }

    private func cast(_ value: KnownValue?, _ kind: CastKind, _ type: TypeReference) -> KnownValue? {
        guard let value, kind != .forced else { return nil }
        let target = typing.resolve(type, at: place).nominalID
        let fails: Bool
        switch value {
        case .action: fails = target.map { vocabulary.actions[$0] != nil } ?? false
        case .actionType: fails = target.map { vocabulary.actionTypes.contains($0) } ?? false
        case .none: fails = true
        case .constant, .window: return nil
        }
        guard fails else { return nil }
        return kind == .test ? .constant(false) : .some(.none)
    }

    private func binary(
        _ left: Expression, _ symbol: String, _ right: Expression, in scope: SpecializationScope
    ) -> KnownValue? {
        let (first, second) = (value(of: left, in: scope), value(of: right, in: scope))
        switch symbol {
        case "&&", "||":
            let decisive = symbol == "||"
            if first == .constant(decisive) { return .constant(decisive) }
            // The left side is evaluated all the same.
            if second == .constant(decisive), first != nil || !left.mayHaveEffects { return .constant(decisive) }
            return first == .constant(!decisive) && second == .constant(!decisive) ? .constant(!decisive) : nil
        case "??":
            return first == .some(.none) ? second : nil
        case "==", "!=":
            guard let equal = equality(first, second, left, right) else { return nil }
            return .constant(symbol == "==" ? equal : !equal)
        default: return nil
        }
    }

    private func equality(
        _ first: KnownValue?, _ second: KnownValue?, _ left: Expression, _ right: Expression
    ) -> Bool? {
        switch (first, second) {
        case (.actionType?, _), (_, .actionType?): return false
        case (.some(.none), .some(.none)): return true
        case (.some(.none), .constant?), (.constant?, .some(.none)): return false
        case (.constant(let left)?, .constant(let right)?): return left == right
        // nil is no case of an enum.
        case (.some(.none), nil): return right.isConstantMember || right.isPlainLiteral ? false : nil
        case (nil, .some(.none)):
            guard case .nilLiteral = right.kind else {
                return left.isConstantMember || left.isPlainLiteral ? false : nil
            }
            return nil
        default: return nil
        }
    }
}

extension Expression {
    /// `.name` or `Type.name`, and not `.none`.
    fileprivate var isConstantMember: Bool {
        switch kind {
        case .member(nil, let name): name != "none"
        case .member(let base?, _):
            if case .name(let type) = base.kind { type.first?.isUppercase == true } else { false }
        default: false
        }
    }
}
