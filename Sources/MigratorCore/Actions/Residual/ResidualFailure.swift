/// A place that cannot be written for the action: a person has to do it.
struct ResidualFailure: Error, Hashable {
    let file: Int
    let offset: Int
    let message: String

    /// A closure that calls the state and the action `$0` and `$1`.
    static func unnamedParameters(_ file: Int, _ offset: Int) -> ResidualFailure {
        ResidualFailure(
            file: file, offset: offset, message: "the closure has no names for the state and the action; name them")
    }
}

/// What can be written in the place of an expression.
enum KnownValue: Hashable {
    /// The action.
    case action
    /// Its action type, which is not at hand in the modern form.
    case actionType
    /// What a failed cast gives.
    case none
    case constant(Bool)
    /// The window that the action is for: a parameter of the modern half.
    case window
    /// A value that the modern case carries, bound to its name.
    case payload(String)

    /// nil when nothing is written for the value.
    init?(_ value: AbstractValue) {
        switch value {
        case .action: self = .action
        case .actionType: self = .actionType
        case .none: self = .none
        case .boolean(let known): self = .constant(known)
        case .window: self = .window
        case .field(let name), .payload(let name): self = .payload(name)
        default: return nil
        }
    }
}

/// `var screens = state.screens`, where a helper was called that gives its argument back.
struct PassedOn {
    let name: String
    let value: String
    let line: Int
}

/// Statements as lines of text.
struct ResidualBlock {
    /// Each statement with its comments, indented, without a line break at the end; blank lines as empty texts.
    var lines: [String] = []
    /// Control does not go on behind the block.
    var exits = false
    /// Locals that hold nothing but what is known, by the index of their line: without a use they go.
    var locals: [(line: Int, name: String)] = []
    /// A variable that the last line declares with what was an argument of a helper that changes nothing.
    var passedOn: PassedOn?
    /// The names that the statements declare in their block.
    var declared: Set<String> = []
    /// Those of them that are seen in front of their declaration too: functions and types.
    var declaredAhead: Set<String> = []
    /// A `defer` stands among the statements: it runs where the block ends.
    var hasDefer = false

    func text(_ lineBreak: String) -> String { lines.joined(separator: lineBreak) }

    /// Nothing is done.
    var isIdle: Bool { lines.allSatisfy { $0.isEmpty || $0.trimmed == "return" } }
}
