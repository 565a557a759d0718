// What is put in keeps its place among the operators around it.
// middleware: Precedence().provider
// swift-format-ignore-file
@MainActor
final class Precedence {
    func yes(_ text: String) -> Bool { say(text); return true }
    func no(_ text: String) -> Bool { say(text); return false }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        say("\(3 * ((action as? KettleAction)?.degrees ?? 1 + 2))")
        say("\((action is KettleAction ? 1 : 2 + 3) * 2)")
        say("\(10 - (action is KettleAction ? 1 : 2 - 3))")
        say("\(-(action is KettleAction ? 1 : 2 + 3))")
        if no("a") && (action is KettleAction || yes("b") || yes("c")) { say("never") }
        if !(action is KettleAction || no("d") || yes("e")) { say("never") }
        if !(action is KettleAction) && no("f") || yes("g") { say("fg") }
        if yes("h") && (action is CupAction ? yes("i") : no("j") || yes("k")) { say("hk") }
        let both = (!(action is KettleAction) ? state.degrees > 50 : true) == (state.tea == nil)
        say("\(both)")
    }
}
