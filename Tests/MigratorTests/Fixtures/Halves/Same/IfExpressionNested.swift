// `if` expressions in `if` expressions, with `let`s of their own type.
// middleware: IfExpressionNested().provider
// swift-format-ignore-file
@MainActor
final class IfExpressionNested {
    func word(_ state: Kettle) -> String { say("asked"); return state.tea ?? "no tea" }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let text: String =
            if action is KettleAction {
                "kettle"
            } else {
                if state.degrees > 50 {
                    word(state)
                } else {
                    if action is CupAction { "cup" } else { "cold" }
                }
            }
        say(text)
        let number: Int? = if action is CupAction { 1 } else { nil }
        say("\(number ?? -1)")
    }
}
