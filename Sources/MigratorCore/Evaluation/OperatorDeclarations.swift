/// The operators that the program declares itself, and where they may mean something else than those of the standard library.
struct OperatorDeclarations {
    private let program: Program
    private let configuration: Configuration

    init(program: Program, configuration: Configuration) {
        self.program = program
        self.configuration = configuration
    }

    /// The program says for some types what a pattern matches.
    var hasPatternOperator: Bool { !production("~=").isEmpty }

    /// Whether the program says what a logical operator means.
    func declares(_ symbol: String) -> Bool { !production(symbol).isEmpty }

    /// Whether comparing two values is what the standard library says it is.
    func isStandard(_ symbol: String, _ left: AbstractValue, _ right: AbstractValue) -> Bool {
        let own = production(symbol) + (symbol == "!=" ? production("==") : [])
        return !own.contains { function in
            guard function.facts.parameters.count == 2 else { return false }
            return zip(function.facts.parameters, [left, right]).allSatisfy { parameter, value in
                mayTake(value.likely, parameter.type, function)
            }
        }
    }

    private func production(_ name: String) -> [FunctionEntry] {
        (program.functionsByName[name] ?? []).map { program.functions[$0] }.filter { !program.isTestFile[$0.file] }
    }

    private func mayTake(_ value: AbstractValue, _ type: TypeReference, _ function: FunctionEntry) -> Bool {
        let name = type.unwrapped.lastName ?? ""
        let isGeneric = function.facts.genericParameters.contains { $0.name == name }
        switch value {
        case .none: return type.isOptional || isGeneric
        case .boolean: return name == "Bool" || isGeneric
        case .action: return isGeneric || configuration.actionProtocols.contains(name) || name == "Any"
        case .actionType: return isGeneric || configuration.actionTypeProtocols.contains(name) || name == "Any"
        case .enumCase(let id, _):
            let isOwn = name == "Self" && function.owner == id
            return isGeneric || isOwn || name == program.types[id].name
                || configuration.actionTypeProtocols.contains(name) && !program.types[id].inherited.isEmpty
        default: return true
        }
    }
}
