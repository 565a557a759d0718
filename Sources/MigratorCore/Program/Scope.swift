/// The names that are visible at a place in a body: a list that grows inwards and is never changed.
final class Scope {
    let parent: Scope?
    let name: String
    let binding: Binding
    /// The scope in which the bound expression is evaluated: names bound by the same pattern are not visible to it.
    let origin: Scope?

    init(_ parent: Scope?, _ name: String, _ binding: Binding, origin: Scope?) {
        self.parent = parent
        self.name = name
        self.binding = binding
        self.origin = origin
    }

    init(_ parent: Scope?, _ name: String, _ binding: Binding) {
        self.parent = parent
        self.name = name
        self.binding = binding
        origin = parent
    }

    static func find(_ name: String, in scope: Scope?) -> Scope? {
        var current = scope
        while let candidate = current {
            if candidate.name == name { return candidate }
            current = candidate.parent
        }
        return nil
    }
}

/// How a local name came to its value. Types are worked out when they are asked for.
enum Binding {
    /// A declared type (`implicit` members of the initialiser refer to it) and the initialiser if there is one.
    case declared(TypeReference, Expression?)
    /// `let x = e`, evaluated in the scope around the binding.
    case initialized(Expression)
    /// `if let x = e`
    case unwrapped(Expression)
    /// `for x in e`
    case element(Expression)
    /// A parameter of a function.
    case parameter(ParameterFacts, FunctionEntry)
    /// A parameter of a function inside a body.
    case localParameter(ParameterFacts, FunctionFacts)
    /// A type that is known already.
    case resolved(ResolvedType)
    /// A parameter of a closure, by its index.
    case closureParameter(Int, ClosureContext?)
    /// An element of a tuple that `e` gives.
    case tupleElement(Int, of: Expression, unwrapped: Bool)
    /// The associated value `index` of the case `name` of what `e` gives.
    case associatedValue(caseName: String, index: Int, label: String?, of: Expression)
    /// A name bound to the subject as a type: `case let x as T`.
    case cast(TypeReference)
    /// A local whose value is worked out when it is read: computed, lazy or wrapped.
    case accessed(VariableFacts)
    case localFunction(FunctionFacts)
    case localType(TypeFacts)
    case unknown
}

/// Where a closure stands, which decides the types of its parameters.
final class ClosureContext {
    enum Position {
        /// An argument of a call.
        case argument(Argument, of: Expression)
        /// A value of a type that is written elsewhere: a returned closure, the initialiser of a typed variable.
        case value(TypeReference)
    }

    let position: Position
    let scope: Scope?
    let parameterCount: Int

    init(position: Position, scope: Scope?, closure: Closure) {
        self.position = position
        self.scope = scope
        parameterCount = closure.parameters?.count ?? 1
    }
}
