/// What is known of a value while a body is evaluated for an action.
indirect enum AbstractValue: Hashable {
    /// Anything; nothing is assumed about the state and the outside.
    case opaque
    /// The incoming action.
    case action
    /// The action type of the incoming action.
    case actionType
    /// The window of the incoming action.
    case window
    case none
    case boolean(Bool)
    /// A case of an enum of the tree.
    case enumCase(TypeID, String)
    /// `.name`, its type not being looked up.
    case implicitCase(String)
    /// A case with what it carries, of which only the name is known; without a type `.name(…)`.
    case valuedCase(TypeID?, String)
    /// A name behind a type that nothing in the tree declares: it can be no case of the tree.
    case undeclaredCase
    /// A payload field that may be nil, or something taken from it by an optional chain: nil when the field is nil.
    case field(String)
    /// A payload field that is not nil.
    case payload(String)
    case list([AbstractValue])
    case tuple([AbstractValue])
    /// A closure of the body that is evaluated; identity by its place.
    case closure(ClosureValue)
    /// On some paths the value, on others something else. What is read through it is read on some path; nothing that
    /// deletes or keeps code may rest on it.
    case possibly(AbstractValue)

    /// The value without the doubt whether it is that.
    var likely: AbstractValue {
        if case .possibly(let value) = self { return value }
        return self
    }

    /// The value with the doubt.
    var doubted: AbstractValue {
        switch self {
        case .opaque, .possibly: self
        default: .possibly(self)
        }
    }

    /// Whether the action, its type or its payload can be reached through the value.
    var carriesAction: Bool {
        switch self {
        case .action, .actionType, .field, .payload: true
        case .list(let elements), .tuple(let elements): elements.contains(where: \.carriesAction)
        case .possibly(let value): value.carriesAction
        default: false
        }
    }

    var isConstant: Bool {
        switch self {
        case .none, .boolean, .enumCase, .implicitCase: true
        default: false
        }
    }

    /// Names with such a value need not be kept: what they stand for can be written in their place.
    var isFoldable: Bool {
        switch self {
        case .action, .actionType, .window, .none, .boolean, .field, .payload: true
        default: false
        }
    }

    var isValuedCase: Bool {
        if case .valuedCase = self { return true }
        return false
    }

    /// What is known when the value is one of two: what both are, or that it may be what can be read through it.
    func merged(with other: AbstractValue) -> AbstractValue {
        if self == other { return self }
        let (left, right) = (likely, other.likely)
        if left == right { return left.doubted }
        for isReadable in [Self.isPayload, { $0 == .action }, { $0 == .actionType }] {
            if isReadable(left) { return left.doubted }
            if isReadable(right) { return right.doubted }
        }
        return .opaque
    }

    private static func isPayload(_ value: AbstractValue) -> Bool {
        switch value {
        case .field, .payload: true
        default: false
        }
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
