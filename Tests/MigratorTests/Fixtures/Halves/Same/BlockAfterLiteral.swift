// Spliced blocks begin with things that could belong to the line in front of them.
// middleware: BlockAfterLiteral().provider
// swift-format-ignore-file
@MainActor
final class BlockAfterLiteral {
    var list = [1, 2]

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        var n = state.degrees
        if !(action is KettleAction) {
            (n, list) = (n + 1, [n])
        }
        let text = "a"
        if !(action is CupAction) {
            [text, "b"].forEach { say($0) }
        }
        let last = list
        if action is KettleAction { say("never") } else {
            -n == 0 ? say("zero") : say("\(last)")
        }
        _ = n
        switch action.actionType {
        case KettleActionType.boil: say("boil")
        default: "x".forEach { say("\($0)") }
        }
    }
}
