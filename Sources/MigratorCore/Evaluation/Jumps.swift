/// The jumps in statements: what leaves a `switch` or a labelled statement from inside.
enum Jumps {
    /// Whether a `break` without a label in the body of a branch leaves the `switch` around it.
    static func leaveSwitch(from body: [Statement]) -> Bool {
        body.contains { contains($0, insideOther: false) { label, insideOther in label == nil && !insideOther } }
    }

    /// Whether a `break` names the label of a statement.
    static func leave(_ label: String, from statement: Statement) -> Bool {
        blocks(of: statement).joined().contains { contains($0, insideOther: false) { found, _ in found == label } }
    }

    /// Whether a statement throws.
    static func throwError(in body: [Statement]) -> Bool {
        body.contains { statement in
            if case .throw = statement.kind { return true }
            return blocks(of: statement).contains { throwError(in: $0) }
        }
    }

    /// - Parameter insideOther: a loop or `switch` stands around the statement, to which a `break` belongs.
    private static func contains(
        _ statement: Statement, insideOther: Bool, _ isMeant: (String?, Bool) -> Bool
    ) -> Bool {
        switch statement.kind {
        case .break(let label): return isMeant(label, insideOther)
        case .for, .while, .repeat, .switch:
            return blocks(of: statement).joined().contains { contains($0, insideOther: true, isMeant) }
        default:
            return blocks(of: statement).joined().contains { contains($0, insideOther: insideOther, isMeant) }
        }
    }

    /// The blocks of a statement from which control can come back to it; not those of closures and functions.
    private static func blocks(of statement: Statement) -> [[Statement]] {
        switch statement.kind {
        case .if(let statement): [statement.body, statement.otherwise ?? []]
        case .guard(_, let body), .while(_, let body), .repeat(let body, _), .for(_, _, _, let body), .defer(let body):
            [body]
        case .switch(let statement): statement.cases.map(\.body)
        case .do(let body, let catches): [body] + catches.map(\.body)
        case .conditionalCompilation(let branches): branches
        default: []
        }
    }
}

/// The local names that statements write to.
enum AssignedNames {
    static func names(in body: [Statement]) -> Set<String> {
        var names: Set<String> = []
        let walker = BodyWalker()
        walker.onExpression = { expression, _ in
            switch expression.kind {
            case .assignment(let target, _, _), .inOut(let target):
                if case .name(let name) = target.rootOfPath.kind { names.insert(name) }
            default: break
            }
        }
        walker.walk(body, at: Place(file: 0, owner: nil, scope: nil))
        return names
    }
}
