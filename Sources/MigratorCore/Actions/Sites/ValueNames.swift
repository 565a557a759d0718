/// Finds the names that consumers give to the values that a case of an action type carries.
struct ValueNames {
    let typing: Typing
    let vocabulary: Vocabulary
    let bodies: Bodies
    private var program: Program { typing.program }

    init(typing: Typing, vocabulary: Vocabulary, bodies: Bodies) {
        self.typing = typing
        self.vocabulary = vocabulary
        self.bodies = bodies
    }

    /// For each case with values the names in the first pattern that binds all of them.
    func names() -> [ActionCase: [String]] {
        let types = vocabulary.actionTypes.filter { program.types[$0].cases.contains { !$0.values.isEmpty } }
        guard !types.isEmpty else { return [:] }
        var result: [ActionCase: [String]] = [:]
        let labels = CaseLabels(typing: typing, vocabulary: vocabulary)
        for body in bodies.all where !program.isTestFile[body.file] {
            let walker = BodyWalker()
            walker.onMatch = { pattern, subject, place in
                guard let (callee, names) = Self.bound(in: pattern),
                    case .member(let base, let name) = callee.kind
                else { return }
                let id: TypeID?
                if let base, case .enumCase(let found) = labels.meaning(of: base, name, at: place) {
                    id = found
                } else {
                    id = base == nil ? typing.type(of: subject, at: place).unwrapped.nominalID : nil
                }
                guard let id, types.contains(id), program.types[id].enumCase(name)?.values.count == names.count else {
                    return
                }
                let found = ActionCase(type: id, name: name)
                result[found] = result[found] ?? names
            }
            body.walk(with: walker, in: program)
        }
        return result
    }

    /// `.paint(let color)`: what is called, and the names.
    private static func bound(in pattern: Pattern) -> (Expression, [String])? {
        switch pattern {
        case .binding(let inner), .some(let inner): return bound(in: inner)
        case .expression(let expression):
            guard case .call(let callee, let arguments) = expression.kind else { return nil }
            let names = arguments.compactMap { name(in: $0.value) }
            return names.count == arguments.count ? (callee, names) : nil
        default: return nil
        }
    }

    private static func name(in expression: Expression) -> String? {
        switch expression.kind {
        case .name(let name): return name == "_" ? nil : name
        case .pattern(.identifier(let name)), .pattern(.binding(.identifier(let name))): return name
        default: return nil
        }
    }
}
