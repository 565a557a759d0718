// A variable is changed in a `defer` and in a local function.
// middleware: VariableOfDefer().provider
// swift-format-ignore-file
@MainActor
final class VariableOfDefer {
    lazy var provider: Middleware<Kettle> = { state, action in
        var known = action is KettleAction
        func learn() { known = true }
        do {
            defer { if state.degrees > 50 { learn() } }
            say(known ? "known" : "unknown")
        }
        say(known ? "known" : "unknown")
        if state.tea == nil { learn() }
        if known { say("learned") }
    }
}
