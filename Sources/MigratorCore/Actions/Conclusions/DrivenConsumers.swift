/// Which reducers and middlewares a test hands the action of a site to.
struct DrivenConsumers {
    let typing: Typing
    let vocabulary: Vocabulary
    private var program: Program { typing.program }

    init(typing: Typing, vocabulary: Vocabulary) {
        self.typing = typing
        self.vocabulary = vocabulary
    }

    /// How often the action of a site is named in its body, and how often it is known where it goes.
    private struct Uses {
        var named = 0
        var followed = 0
        var isFollowedItself = false
        var isOpen = false
        var consumers: Set<Int> = []
    }

    /// The variables of the consumers; none where the action is only recorded.
    ///
    /// - Returns: nil where the action goes somewhere else.
    func driven(by site: Site) -> Set<Int>? {
        var uses = Uses()
        let walker = BodyWalker()
        walker.onExpression = { expression, place in
            switch expression.kind {
            case .name where isAction(expression, of: site, at: place): uses.named += 1
            case .member(let base?, _) where isAction(base, of: site, at: place): uses.followed += 1
            case .call(let callee, let arguments):
                let given = arguments.filter { isAction($0.value, of: site, at: place) }
                guard !given.isEmpty else { return }
                if let consumer = consumer(called: callee, at: place) {
                    uses.consumers.insert(consumer)
                } else if !isRecorder(callee, arguments, at: place) {
                    uses.isOpen = true
                }
                uses.followed += given.count { isLocal($0.value) }
                if given.contains(where: { !isLocal($0.value) }) { uses.isFollowedItself = true }
            default: break
            }
        }
        site.body.walk(with: walker, in: program)
        guard !uses.isOpen, uses.named == uses.followed, uses.isFollowedItself || uses.named > 0 else { return nil }
        return uses.consumers
    }

    private func isLocal(_ expression: Expression) -> Bool {
        if case .name = expression.kind { return true }
        return false
    }

    /// The constructor call itself, or a local that holds it.
    private func isAction(_ expression: Expression, of site: Site, at place: Place) -> Bool {
        switch expression.kind {
        case .call(let callee, _):
            if callee.offset == site.offset { return true }
            if case .member(let base?, "init") = callee.kind { return base.offset == site.offset }
            return false
        case .name(let name):
            guard let scope = Scope.find(name, in: place.scope) else { return false }
            switch scope.binding {
            case .initialized(let value), .declared(_, let value?):
                if case .call = value.kind { return isAction(value, of: site, at: place) }
                return false
            default: return false
            }
        default: return false
        }
    }

    /// The mock of a store, which keeps what it is given.
    private func isRecorder(_ callee: Expression, _ arguments: [Argument], at place: Place) -> Bool {
        guard case .member = callee.kind,
            let function = typing.best(typing.candidates(for: callee, at: place), arguments),
            program.isTestFile[function.file], function.facts.name == "dispatch"
        else { return false }
        return true
    }

    // MARK: Consumers

    /// `X.reducer(state, action)`, `X.reducer.legacyReducer(state, action)`
    private func consumer(called callee: Expression, at place: Place) -> Int? {
        if let found = variable(of: callee, at: place, depth: 0) { return found }
        guard case .member(let base?, _) = callee.kind else { return nil }
        return variable(of: base, at: place, depth: 0)
    }

    private func variable(of expression: Expression, at place: Place, depth: Int) -> Int? {
        guard depth < 8 else { return nil }
        switch expression.kind {
        case .forceUnwrap(let inner), .optionalChain(let inner): return variable(of: inner, at: place, depth: depth + 1)
        case .name(let name):
            if let scope = Scope.find(name, in: place.scope) {
                switch scope.binding {
                case .initialized(let value), .declared(_, let value?), .unwrapped(let value):
                    return variable(of: value, at: place.with(scope.origin), depth: depth + 1)
                default: return nil
                }
            }
            guard let owner = place.owner, case .variable(let found)? = typing.member(name, of: owner) else {
                return nil
            }
            return consumer(found, depth)
        case .member(let base?, let name):
            let owner: TypeID?
            switch typing.type(of: base, at: place).unwrapped {
            case .metatype(let instance): owner = instance.nominalID
            case let instance: owner = instance.nominalID
            }
            guard let owner, case .variable(let found)? = typing.member(name, of: owner) else { return nil }
            return consumer(found, depth)
        case .call(let callee, let arguments):
            guard let function = typing.best(typing.candidates(for: callee, at: place), arguments),
                let body = function.facts.body
            else { return nil }
            let inside = Place(file: function.file, owner: function.owner, scope: nil)
            let values = typing.returnedValues(of: body, at: inside)
            guard values.count == 1 else { return nil }
            return variable(of: values[0].expression, at: values[0].place, depth: depth + 1)
        default: return nil
        }
    }

    private func consumer(_ found: VariableEntry, _ depth: Int) -> Int? {
        if vocabulary.consumerVariables.contains(found.id) { return found.id }
        guard let value = found.facts.initializer else { return nil }
        return variable(of: value, at: Place(file: found.file, owner: found.owner, scope: nil), depth: depth + 1)
    }
}
