// A lazy local is made where it is read first.
// middleware: LazyLocal().provider
// swift-format-ignore-file
@MainActor
final class LazyLocal {
    func tick() -> Int { say("tick"); return 1 }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        lazy var ticked = tick()
        say("start")
        if action is KettleAction { say("\(ticked)") }
        say("middle")
        if !(action is CupAction), state.tea != nil { say("\(ticked)") }
    }
}
