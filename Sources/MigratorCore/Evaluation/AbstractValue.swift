/// What is known of a value while a consumer is evaluated for one case.
indirect enum AbstractValue: Hashable {
    /// Anything; nothing is assumed about the state and the outside.
    case opaque
    /// The incoming action.
    case action
    /// The action type of the incoming action.
    case actionType
    case none
    case boolean(Bool)
    /// A case of an enum of the tree.
    case enumCase(TypeID, String)
    /// `.name`, its type not being looked up.
    case implicitCase(String)
    /// A payload field that may be nil, or something taken from it by an optional chain: nil when the field is nil.
    case field(String)
    case list([AbstractValue])
    case tuple([AbstractValue])
    /// A closure of the body that is evaluated; identity by its place.
    case closure(ClosureValue)

    /// Whether the action, its type or its payload can be reached through the value.
    var carriesAction: Bool {
        switch self {
        case .action, .actionType, .field: true
        case .list(let elements), .tuple(let elements): elements.contains(where: \.carriesAction)
        default: false
        }
    }

    var isConstant: Bool {
        switch self {
        case .none, .boolean, .enumCase, .implicitCase: true
        default: false
        }
    }

    /// What is known when the value is one of two.
    func merged(with other: AbstractValue) -> AbstractValue {
        if self == other { return self }
        if case .field = self { return self }
        if case .field = other { return other }
        if self == .action || other == .action { return .action }
        if self == .actionType || other == .actionType { return .actionType }
        return .opaque
    }
}

/// A closure with the names it sees.
final class ClosureValue: Hashable {
    let closure: Closure
    let frame: Frame
    let file: Int
    let offset: Int

    init(closure: Closure, frame: Frame, offset: Int) {
        self.closure = closure
        self.frame = frame
        self.offset = offset
        file = frame.place.file
    }

    static func == (left: ClosureValue, right: ClosureValue) -> Bool {
        left.file == right.file && left.offset == right.offset
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(file)
        hasher.combine(offset)
    }
}

/// The surroundings of an evaluation: the names in scope with what is known of them.
struct Frame {
    var place: Place
    /// `Type.function`
    var function: String
    var values: [String: AbstractValue] = [:]
    /// `self` is the incoming action: a method of the action struct is evaluated.
    var selfIsAction = false

    mutating func bind(_ name: String, _ value: AbstractValue) {
        if value == .opaque { values[name] = nil } else { values[name] = value }
    }

    func value(of name: String) -> AbstractValue { values[name] ?? .opaque }

    /// Takes over what a branch did to the names that were there before it.
    mutating func adopt(_ branches: [Frame]) {
        guard let first = branches.first else { return }
        var keys = Set(values.keys)
        for branch in branches { keys.formUnion(branch.values.keys) }
        for key in keys {
            let merged = branches.dropFirst().reduce(outcome(of: first, for: key)) {
                $0.merged(with: outcome(of: $1, for: key))
            }
            bind(key, merged)
        }
    }

    /// What a branch leaves a name with: a local that it declares under the name is gone at its end.
    private func outcome(of branch: Frame, for name: String) -> AbstractValue {
        let isShadowed = Scope.find(name, in: branch.place.scope) !== Scope.find(name, in: place.scope)
        return isShadowed ? value(of: name) : branch.value(of: name)
    }
}

/// The result of a condition.
enum Truth {
    case yes, no, maybe

    var negated: Truth {
        switch self {
        case .yes: .no
        case .no: .yes
        case .maybe: .maybe
        }
    }
}

/// Whether control goes on behind a statement.
enum Flow {
    case falls, exits
}
