// An enum has an `==` of its own; it is not asked where one side is `nil`.
// middleware: EqualsOfEnum().provider
// swift-format-ignore-file
enum EqualsOfEnumKind: ActionType {
    case a, b
    static func == (left: EqualsOfEnumKind, right: EqualsOfEnumKind) -> Bool { true }
}

@MainActor
final class EqualsOfEnum {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action.actionType as? EqualsOfEnumKind == .a { say("equal") } else { say("different") }
        guard action.actionType as? EqualsOfEnumKind != .b else { return }
        say("end")
    }
}
