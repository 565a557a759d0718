import SwiftSyntax

/// Tells which calls dispatch an action, and how the modern action is dispatched in their place.
struct DispatchCalls {
    let program: Program
    let typing: Typing
    let configuration: Configuration
    /// The label of the window in the `dispatch` of modern actions; nil where the tree has no such function.
    let windowLabel: String?
    /// The protocol of all modern actions.
    let modernProtocol: String
    private let legacy: Set<Int>
    private let names: Set<String>

    init(program: Program, typing: Typing, configuration: Configuration, names runtime: RuntimeNames) {
        self.program = program
        self.typing = typing
        self.configuration = configuration
        modernProtocol = runtime.modernProtocol
        let names = Set(
            configuration.dispatchCalls.compactMap { $0.split(separator: ".").last.map(String.init) })
        self.names = names
        var legacy: Set<Int> = []
        var label: String?
        for function in program.functions where names.contains(function.facts.name) {
            let parameters = function.facts.parameters
            let first = parameters.first?.type.lastName ?? ""
            if parameters.count == 1, configuration.actionProtocols.contains(first) { legacy.insert(function.id) }
            if parameters.count == 2, first == runtime.modernProtocol,
                !program.isTestFile[function.file] || label == nil
            {
                label = parameters[1].label
            }
        }
        self.legacy = legacy
        windowLabel = label
    }

    /// Whether a call puts its one argument into a store.
    func isDispatch(_ call: FunctionCallExprSyntax, at place: Place) -> Bool {
        guard call.arguments.count == 1, call.arguments.first?.label == nil, call.trailingClosure == nil,
            case .call(let callee, _) = Lowering(keepsBodies: true).expression(ExprSyntax(call)).kind,
            let name = callee.calledName, names.contains(name)
        else { return false }
        let candidates = typing.candidates(for: callee, at: place)
        if candidates.isEmpty {
            let text = call.calledExpression.trimmedDescription
            return configuration.dispatchCalls.contains { text == $0 || text == "self.\($0)" }
        }
        return candidates.contains { legacy.contains($0.id) }
    }
}
