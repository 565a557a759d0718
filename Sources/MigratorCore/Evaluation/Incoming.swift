/// The action that a body is evaluated for.
enum Incoming: Sendable {
    /// A case in its struct.
    case known(KnownAction)
    /// An action that the code does not know: no struct and no action type of the tree.
    case unknown
    /// Any action but those that are gone: what code is left with when nothing makes them any more.
    case others(than: RemovedActions)

    /// What is gone; nil where nothing is.
    var removed: RemovedActions? {
        if case .others(let removed) = self { return removed }
        return nil
    }

    /// What is known of the action; nil when nothing is.
    var known: KnownAction? {
        if case .known(let known) = self { return known }
        return nil
    }
}

/// Cases and structs of which there is no value any more, whatever a name stands for.
struct RemovedActions: Sendable {
    /// The cases that nothing makes.
    var cases: Set<ActionCase> = []
    /// The structs that nothing makes, and the action types that have no case any more.
    var types: Set<TypeID> = []
}

/// An action of the legacy form: struct S, case c, payload p.
struct KnownAction: Sendable {
    /// Its struct.
    let action: TypeID
    let definition: ActionDefinition?
    let actionCase: ActionCase
    /// What each payload field is; what is not named may be nil if its type is optional.
    var fields: [String: FieldKnowledge] = [:]

    init(
        action: TypeID, actionCase: ActionCase, vocabulary: Vocabulary, fields: [String: FieldKnowledge] = [:]
    ) {
        self.action = action
        self.actionCase = actionCase
        self.fields = fields
        definition = vocabulary.actions[action]
    }
}

/// What is known of an optional payload field.
enum FieldKnowledge: Hashable, Sendable {
    case mayBeNil
    /// The modern case carries it, and not as an optional.
    case present
    /// Nobody provides it: it is nil.
    case absent
}
