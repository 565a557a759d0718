// The other way round: the outer local is folded, the inner one stays.
// middleware: LeakOfKeptLocal().provider
// swift-format-ignore-file
@MainActor
final class LeakOfKeptLocal {
    lazy var provider: Middleware<Kettle> = { state, action in
        let degrees = (action as? KettleAction)?.degrees
        if state.tea != nil {
            let degrees = Optional(state.degrees)
            say("\(degrees ?? -1)")
            if let degrees { say("inner \(degrees)") }
        }
        for degrees in [1, 2] { say("loop \(degrees)") }
        [3].forEach { degrees in say("closure \(degrees)") }
        if let degrees { say("never \(degrees)") } else { say("none") }
    }
}
