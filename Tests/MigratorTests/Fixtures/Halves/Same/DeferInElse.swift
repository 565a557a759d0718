// A `defer` of an `else` runs at the end of the `else`.
// middleware: DeferInElse().provider
// swift-format-ignore-file
@MainActor
final class DeferInElse {
    lazy var provider: Middleware<Kettle> = { state, action in
        if let kettle = action as? KettleAction {
            say("\(kettle.degrees ?? 0)")
        } else {
            defer { say("closed") }
            say("opened")
        }
        say("end")
    }
}
