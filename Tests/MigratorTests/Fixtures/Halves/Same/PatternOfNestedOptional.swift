// Optionals in optionals.
// middleware: PatternOfNestedOptional().provider
// swift-format-ignore-file
struct PatternOfNestedOptionalAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    var tea: String??
}

@MainActor
final class PatternOfNestedOptional {
    lazy var provider: Middleware<Kettle> = { state, action in
        let tea = (action as? PatternOfNestedOptionalAction)?.tea
        switch tea {
        case .some(.some(let tea)): say(tea)
        case .some(nil): say("cleared")
        case nil: say("kept")
        }
        if let inner = tea { say("\(inner == nil)") } else { say("none") }
        if case .some(.none) = tea { say("never") }
        say(((action as? PatternOfNestedOptionalAction)?.tea ?? state.tea) ?? "nothing")
    }
}
