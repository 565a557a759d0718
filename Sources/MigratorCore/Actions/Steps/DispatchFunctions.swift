/// The functions that dispatch actions: requirements of store protocols and what implements them.
struct DispatchFunctions {
    let context: RewriteContext
    private var program: Program { context.program }

    private var names: Set<String> {
        Set(context.configuration.dispatchCalls.compactMap { $0.split(separator: ".").last.map(String.init) })
    }

    /// Functions that take one legacy action.
    func legacy() -> [FunctionEntry] {
        program.functions.filter { function in
            names.contains(function.facts.name) && function.owner != nil && function.facts.parameters.count == 1
                && isLegacy(function.facts.parameters[0].type)
        }
    }

    func isLegacy(_ type: TypeReference) -> Bool {
        type.lastName.map { context.configuration.actionProtocols.contains($0) } ?? false
    }

    func isModern(_ type: TypeReference) -> Bool { type.lastName == context.names.modernProtocol }

    func hasModern(_ owner: TypeID) -> Bool {
        program.types[owner].functions.filter { names.contains($0.key) }.flatMap(\.value).contains { index in
            program.functions[index].facts.parameters.first.map { isModern($0.type) } ?? false
        }
    }

    /// The second `dispatch` of a type is written after the first: it is a store's protocol that asks for it, or the store
    /// above it has one.
    func isServed(_ owner: TypeID) -> Bool {
        legacy().contains { function in
            guard let above = function.owner, above != owner else { return false }
            let isProtocol = function.facts.body == nil && program.types[above].kind == .protocol
            return (isProtocol || program.types[above].kind == .class) && context.typing.isSubtype(owner, of: above)
        }
    }
}
