/// A place that cannot be specialised: a person has to do it.
struct SpecializationFailure: Error, Hashable {
    let file: Int
    let offset: Int
    let message: String
}

/// What is known of a name while a body is specialised for an action that it does not know.
enum KnownValue: Hashable {
    /// The action.
    case action
    /// Its action type: it is equal to nothing.
    case actionType
    /// What a failed cast gives.
    case none
    case constant(Bool)
    /// The window that the action is for: a parameter of the modern half.
    case window
}

/// What is known of the names in scope.
struct SpecializationScope {
    var names: [String: KnownValue] = [:]

    /// A name that the code binds anew hides what was known.
    mutating func hide(_ name: String) { names[name] = nil }
}
