// `==` of the program takes the optional itself, and says yes to `nil`.
// middleware: EqualsOverNil().provider
// swift-format-ignore-file
enum EqualsOverNilKind: ActionType { case a, b }

private func == (left: EqualsOverNilKind?, right: EqualsOverNilKind) -> Bool { left == nil || left! as EqualsOverNilKind != .b }

@MainActor
final class EqualsOverNil {
    lazy var provider: Middleware<Kettle> = { state, action in
        if (action.actionType as? EqualsOverNilKind) == EqualsOverNilKind.a { say("equal") } else { say("different") }
    }
}
