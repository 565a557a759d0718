/// Finds the labels in production code that name no case: of an action type that does not declare it, or of a type that is gone.
///
/// A consumer with such a label does not compile, so its file is out of use or out of date; what the label selected is no case
/// of the tree.
struct LabelChecks {
    let typing: Typing
    let vocabulary: Vocabulary
    let bodies: Bodies
    private let labels: CaseLabels
    private var program: Program { typing.program }

    init(typing: Typing, vocabulary: Vocabulary, bodies: Bodies) {
        self.typing = typing
        self.vocabulary = vocabulary
        self.bodies = bodies
        labels = CaseLabels(typing: typing, vocabulary: vocabulary)
    }

    /// A label that selects nothing.
    struct Fault {
        let file: Int
        let offset: Int
        let function: String
        let message: String
    }

    /// In the order of the bodies.
    func faults() -> [Fault] {
        bodies.all.filter { !program.isTestFile[$0.file] }.flatMap(faults)
    }

    private func faults(in body: Body) -> [Fault] {
        var faults: [Fault] = []
        let function = body.name(in: program)
        func note(_ message: String?, _ label: Expression) {
            guard let message else { return }
            faults.append(Fault(file: body.file, offset: label.offset, function: function, message: message))
        }
        func check(_ label: Expression, _ subject: Expression, isPattern: Bool, _ place: Place) {
            guard let label = label.comparedLabel, label.isLabel(isPattern: isPattern),
                let compared = compared(subject, at: place)
            else { return }
            note(message(label, compared, at: place), label)
        }
        let walker = BodyWalker()
        walker.onMatch = { pattern, subject, place in
            for (label, part) in Self.labels(in: pattern, matching: subject) {
                check(label, part, isPattern: true, place)
            }
        }
        walker.onExpression = { expression, place in
            switch expression.kind {
            case .member(let base?, let name):
                let id = labels.actionType(without: name, base: base, at: place)
                note(id.map { noCase(name, of: $0) }, expression)
            case .binary(let left, "==", let right), .binary(let left, "!=", let right),
                .binary(let left, "~=", let right):
                check(left, right, isPattern: false, place)
                check(right, left, isPattern: false, place)
            case .call(let callee, let arguments):
                guard case .member(let base?, "contains") = callee.kind,
                    case .literal(.array, let elements) = base.kind,
                    let only = arguments.first, arguments.count == 1
                else { return }
                for element in elements { check(element, only.value, isPattern: false, place) }
            default: break
            }
        }
        body.walk(with: walker, in: program)
        return faults
    }

    private func noCase(_ name: String, of id: TypeID) -> String { "`\(program.name(of: id))` has no case `\(name)`" }

    /// What a pattern compares with what, element by element where both are tuples.
    private static func labels(in pattern: Pattern, matching subject: Expression) -> [(Expression, Expression)] {
        switch pattern {
        case .binding(let inner), .some(let inner): return labels(in: inner, matching: subject)
        case .expression(let expression):
            guard case .tuple(let parts) = expression.kind, case .tuple(let values) = subject.kind else {
                return [(expression, subject)]
            }
            return zip(parts, values).map { ($0.value, $1.value) }
        case .tuple(let elements):
            guard case .tuple(let values) = subject.kind else { return [] }
            return zip(elements, values).flatMap { element, value -> [(Expression, Expression)] in
                guard case .pattern(let inner) = element.value.kind else { return [] }
                return labels(in: inner, matching: value.value)
            }
        default: return []
        }
    }

    // MARK: What is compared

    /// What is known of the action type that a label is compared with.
    private enum Compared {
        /// Of any enum.
        case any
        case of(TypeID)
        /// Cast to a type that the tree does not declare.
        case undeclared(String)
    }

    /// `nil` for what is no action type.
    private func compared(_ expression: Expression, at place: Place, depth: Int = 0) -> Compared? {
        guard depth < 12 else { return nil }
        switch expression.kind {
        case .cast(let inner, let kind, let type):
            guard kind != .test, compared(inner, at: place, depth: depth + 1) != nil else { return nil }
            let target = typing.resolve(type, at: place).unwrapped
            if let known = compared(target) { return known }
            if case .external(let name, _) = target { return .undeclared(name) }
            return .any
        case .optionalChain(let inner), .forceUnwrap(let inner), .optionalTry(let inner):
            return compared(inner, at: place, depth: depth + 1)
        case .name(let name):
            guard let scope = Scope.find(name, in: place.scope) else { break }
            let outer = place.with(scope.origin)
            switch scope.binding {
            case .initialized(let value), .unwrapped(let value): return compared(value, at: outer, depth: depth + 1)
            default: break
            }
        case .member(let base?, vocabulary.configuration.actionTypeLabel):
            if isIncomingAction(base, at: place) { return .any }
        default: break
        }
        return compared(typing.type(of: expression, at: place).unwrapped)
    }

    private func compared(_ type: ResolvedType) -> Compared? {
        let protocols = vocabulary.configuration.actionTypeProtocols
        switch type {
        case .nominal(let id, _):
            if vocabulary.actionTypes.contains(id) { return .of(id) }
            let entry = program.types[id]
            return entry.kind == .protocol && protocols.contains(entry.name) ? .any : nil
        case .external(let name, _): return protocols.contains(name) ? .any : nil
        default: return nil
        }
    }

    /// The second parameter of a reducer's or provider's closure, its type being declared outside of the tree.
    private func isIncomingAction(_ base: Expression, at place: Place) -> Bool {
        guard case .name(let name) = base.kind,
            case .closureParameter(1, let context?)? = Scope.find(name, in: place.scope)?.binding,
            case .value(let type) = context.position
        else { return false }
        return ConsumerTypes(typing: typing, configuration: vocabulary.configuration).kind(of: type, at: place) != nil
    }

    // MARK: Messages

    private func message(_ label: Expression, _ compared: Compared, at place: Place) -> String? {
        switch label.kind {
        case .member(nil, let name):
            switch compared {
            case .any: return nil
            case .of(let id): return typing.member(name, of: id) == nil ? noCase(name, of: id) : nil
            case .undeclared(let type): return Self.isGone(type)
            }
        case .member(let base?, let name):
            guard case .undeclared = labels.meaning(of: base, name, at: place),
                labels.actionType(without: name, base: base, at: place) == nil
            else { return nil }
            return Self.isGone(base.path)
        case .name(let name): return "`\(name)` is no case; what it selects is not known"
        default: return nil
        }
    }

    private static func isGone(_ type: String) -> String { "`\(type)` is not declared in this tree" }
}

extension Expression {
    /// The name in a label, without what it carries: of `.some(.dim)`, `E.paint("red")`, `E.dim?`.
    fileprivate var comparedLabel: Expression? {
        switch kind {
        case .optionalChain(let inner): return inner.comparedLabel
        case .call(let callee, _):
            guard let inner = patternInSome else { return callee }
            guard case .expression(let label) = inner else { return nil }
            return label.comparedLabel
        case .pattern: return nil
        default: return self
        }
    }

    /// A member, or in a pattern a variable: both can only be meant as a case.
    fileprivate func isLabel(isPattern: Bool) -> Bool {
        switch kind {
        case .member(nil, "none"): false
        case .member: true
        case .name(let name): isPattern && name != "_"
        default: false
        }
    }

    /// `a.b` as written.
    fileprivate var path: String {
        switch kind {
        case .name(let name): name
        case .member(let base?, let name): "\(base.path).\(name)"
        default: ""
        }
    }
}
