// Endless loops that are left by `break` and `return`.
// middleware: LoopWithBreakOnly().provider
// swift-format-ignore-file
@MainActor
final class LoopWithBreakOnly {
    lazy var provider: Middleware<Kettle> = { state, action in
        var n = 0
        while true {
            n += 1
            if action is KettleAction { return }
            if n > 2 { break }
            say("\(n)")
        }
        outer: while true {
            repeat {
                n += 1
                guard !(action is CupAction) else { break outer }
                if n > 5 { break outer }
            } while true
        }
        say("end \(n)")
    }
}
