/// The action structs, action types, reducers and middleware providers of a program.
struct Vocabulary: Sendable {
    let configuration: Configuration
    /// Action structs and classes by type.
    var actions: [TypeID: ActionDefinition] = [:]
    /// Types that conform to the action protocol and have no action type: actions of another form.
    var plainActions: Set<TypeID> = []
    /// Enums that conform to the action type protocol.
    var actionTypes: Set<TypeID> = []
    /// Enums that conform to the modern action protocol.
    var modernActions: Set<TypeID> = []
    /// Types that conform to the state protocol.
    var states: Set<TypeID> = []
    /// Variables that hold a reducer, in file order.
    var reducers: [ReducerDefinition] = []
    /// Variables that hold a middleware, in file order.
    var middlewares: [MiddlewareDefinition] = []

    /// The indices of all variables that hold a reducer or middleware.
    var consumerVariables: [Int] { reducers.map(\.variable) + middlewares.map(\.variable) }

    /// Nothing of the legacy form was found.
    var isEmpty: Bool { actions.isEmpty && actionTypes.isEmpty && reducers.isEmpty && middlewares.isEmpty }
}

/// An action struct with its payload fields and the way to construct it.
struct ActionDefinition: Sendable {
    let type: TypeID
    let fields: [Field]
    let initializers: [Initializer]

    struct Field: Sendable {
        let name: String
        let type: TypeReference
        let typeText: String
        let file: Int
        let owner: TypeID
        /// Set in the declaration, so that no initialiser gives it.
        let hasFixedValue: Bool
    }

    /// An initialiser, written or memberwise.
    struct Initializer: Sendable {
        let parameters: [ParameterFacts]
        /// Field that each parameter fills; `nil` for those that no property keeps.
        let fieldOfParameter: [String?]
        /// Context for the parameters' types.
        let file: Int
        let owner: TypeID
        let isFailable: Bool
    }

    func field(_ name: String) -> Field? { fields.first { $0.name == name } }
}

/// A reducer: a static property of a state.
struct ReducerDefinition: Sendable {
    let variable: Int
    let owner: TypeID?
    let state: String
    let form: ConsumerForm
}

/// A middleware provider: a property of a class.
struct MiddlewareDefinition: Sendable {
    let variable: Int
    let owner: TypeID?
    let form: ConsumerForm
}
