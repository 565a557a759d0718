/// A body of code: a function, a variable with its initialiser and accessors, or the top level of a script.
enum Body {
    case function(FunctionEntry)
    case variable(VariableEntry)
    case script(file: Int)

    var file: Int {
        switch self {
        case .function(let function): function.file
        case .variable(let variable): variable.file
        case .script(let file): file
        }
    }

    func name(in program: Program) -> String {
        switch self {
        case .function(let function): program.name(of: function)
        case .variable(let variable): program.name(of: variable)
        case .script: "top level"
        }
    }

    func walk(with walker: BodyWalker, in program: Program) {
        switch self {
        case .function(let function): walker.walk(function)
        case .variable(let variable): walker.walk(variable)
        case .script(let file):
            walker.walk(program.files[file].statements, at: Place(file: file, owner: nil, scope: nil))
        }
    }
}

/// All bodies of a program, and which of them call a name.
struct Bodies {
    let all: [Body]
    private let callers: [String: [Int]]

    init(program: Program) {
        var all: [Body] = []
        var callers: [String: [Int]] = [:]
        func add(_ body: Body, _ names: Set<String>) {
            for name in names { callers[name, default: []].append(all.count) }
            all.append(body)
        }
        for function in program.functions { add(.function(function), function.facts.calledNames) }
        for variable in program.variables { add(.variable(variable), variable.facts.calledNames) }
        for (index, file) in program.files.enumerated() where !file.statements.isEmpty {
            var names: Set<String> = []
            let walker = BodyWalker()
            walker.onExpression = { expression, _ in
                if case .call(let callee, _) = expression.kind, let name = callee.calledName { names.insert(name) }
            }
            walker.walk(file.statements, at: Place(file: index, owner: nil, scope: nil))
            add(.script(file: index), names)
        }
        self.all = all
        self.callers = callers
    }

    /// Bodies that call something of that name, in program order.
    func calling(_ name: String) -> [Body] { (callers[name] ?? []).map { all[$0] } }

    /// Bodies that call something of one of the names, in program order.
    func calling(anyOf names: Set<String>) -> [Body] {
        Set(names.flatMap { callers[$0] ?? [] }).sorted().map { all[$0] }
    }
}

extension Expression {
    /// The last name of a callee.
    var calledName: String? {
        switch kind {
        case .name(let name), .member(_, let name): name
        case .optionalChain(let inner), .forceUnwrap(let inner): inner.calledName
        case .type(let type): type.lastName
        default: nil
        }
    }
}
