/// Which function of the tree a call that hands the action on calls, and which functions may run then.
struct HelperResolution {
    /// The function that the call names.
    let function: FunctionEntry
    /// All that may run: implementations of a requirement, overrides. Empty when none has a body in the tree.
    let targets: [FunctionEntry]
    let matching: ArgumentMatching

    /// nil when the tree does not say what is called, or when several could be.
    init?(
        _ callee: Expression, _ arguments: [Argument], _ values: [AbstractValue], at place: Place, typing: Typing,
        configuration: Configuration, known: KnownAction?, isStrict: Bool
    ) {
        let candidates = typing.candidates(for: callee, at: place)
        var fitting = candidates.compactMap { candidate in
            ArgumentMatching(arguments, candidate.facts.parameters).map { (candidate, $0) }
        }
        if isStrict {
            fitting = fitting.filter { candidate, matching in
                zip(values, matching.parameterOfArgument).allSatisfy { value, index in
                    Self.takes(value, candidate.facts.parameters[index].type, configuration, known, typing)
                }
            }
            // Of overloads for the struct and for any action the one that is written for what the argument is statically.
            if fitting.count > 1, known != nil {
                let exact = fitting.filter { candidate, matching in
                    zip(arguments, zip(values, matching.parameterOfArgument)).allSatisfy { argument, given in
                        given.0.likely != .action
                            || typing.type(of: argument.value, at: place)
                                == typing.parameterType(candidate.facts.parameters[given.1], of: candidate)
                    }
                }
                if !exact.isEmpty { fitting = exact }
            }
            // What gives all parameters is preferred to what leaves some to their defaults.
            let fewest = fitting.map { $0.0.facts.parameters.count }.min() ?? 0
            fitting = fitting.filter { $0.0.facts.parameters.count == fewest }
            // What a type declares comes before what it inherits; two that it declares differ by what is not looked at.
            if let first = fitting.first?.0 {
                fitting = fitting.filter { $0.0.owner == first.owner && $0.0.facts.isStatic == first.facts.isStatic }
            }
            // A protocol's requirement and its default are one.
            if let requirement = fitting.first(where: { $0.0.facts.body == nil }),
                fitting.allSatisfy({ $0.0.facts.parameters.map(\.type) == requirement.0.facts.parameters.map(\.type) })
            {
                fitting = [requirement]
            }
            guard fitting.count == 1 else { return nil }
        }
        guard let (function, matching) = fitting.first else { return nil }
        self.function = function
        self.matching = matching
        if case .member(let base?, _) = callee.withoutChain.kind, case .name("super") = base.kind {
            targets = function.facts.body == nil ? [] : [function]
        } else {
            targets = Self.implementations(of: function, typing)
        }
    }

    /// Whether a parameter's type takes the incoming action (or its type) as what it is known as statically.
    private static func takes(
        _ value: AbstractValue, _ type: TypeReference, _ configuration: Configuration, _ known: KnownAction?,
        _ typing: Typing
    ) -> Bool {
        var roots: [String]
        let own: TypeID?
        switch value.likely {
        case .action: (roots, own) = (configuration.actionProtocols, known?.action)
        case .actionType: (roots, own) = (configuration.actionTypeProtocols, known?.actionCase.type)
        default: return true
        }
        if let own { roots += ([own] + typing.supertypes(of: own)).map { typing.program.types[$0].name } }
        return type.unwrapped.members.contains { member in
            guard let name = member.lastName else { return false }
            return roots.contains(name)
        }
    }

    /// The function, or what production code implements it or overrides it with.
    private static func implementations(of function: FunctionEntry, _ typing: Typing) -> [FunctionEntry] {
        let program = typing.program
        guard let owner = function.owner else { return function.facts.body == nil ? [] : [function] }
        let labels = function.facts.parameters.map(\.label)
        func isSame(_ other: FunctionEntry) -> Bool {
            other.facts.parameters.map(\.label) == labels && other.facts.isStatic == function.facts.isStatic
        }
        let kind = program.types[owner].kind
        let named = (program.functionsByName[function.facts.name] ?? []).map { program.functions[$0] }
        let isDynamic =
            kind == .class && !function.facts.modifiers.contains("final")
            || kind == .protocol && named.contains { $0.owner == owner && $0.facts.body == nil && isSame($0) }
        guard function.facts.body == nil || isDynamic else { return [function] }
        return named.filter { candidate in
            guard candidate.facts.body != nil, let type = candidate.owner, isSame(candidate),
                candidate.id == function.id || !program.isTestFile[candidate.file]
            else { return false }
            if candidate.id == function.id || type == owner { return candidate.id == function.id || kind == .protocol }
            // A type that adopts a protocol need not say `override`.
            let isReplacement = kind == .protocol || candidate.facts.modifiers.contains("override")
            return isReplacement && typing.isSubtype(type, of: owner)
        }
    }
}
