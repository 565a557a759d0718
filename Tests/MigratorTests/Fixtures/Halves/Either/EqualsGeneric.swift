// A generic `==` of the program.
// middleware: EqualsGeneric().provider
// swift-format-ignore-file
enum EqualsGenericKind: ActionType { case a }

@MainActor private func === <Kind: ActionType>(left: ActionType, right: Kind) -> Bool {
    say("compared \(right)")
    return !(left is Kind)
}

@MainActor
final class EqualsGeneric {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action.actionType === EqualsGenericKind.a { say("not of that kind") }
    }
}
