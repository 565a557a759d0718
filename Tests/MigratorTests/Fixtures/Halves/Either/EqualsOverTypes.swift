// `==` of the program between any action type and its own enum.
// middleware: EqualsOverTypes().provider
// swift-format-ignore-file
enum EqualsOverTypesKind: ActionType { case a }

@MainActor private func == (left: ActionType, right: EqualsOverTypesKind) -> Bool {
    say("compared")
    return true
}

@MainActor
final class EqualsOverTypes {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action.actionType == EqualsOverTypesKind.a { say("equal") }
        say("end")
    }
}
