// A folded local in a branch has the name of an outer local that stays.
// middleware: LeakOfFoldedLocal().provider
// swift-format-ignore-file
@MainActor
final class LeakOfFoldedLocal {
    lazy var provider: Middleware<Kettle> = { state, action in
        let degrees: Int? = state.degrees
        if state.tea != nil {
            let degrees = (action as? KettleAction)?.degrees
            say("\(degrees == nil)")
        }
        say("\(degrees == nil) \(degrees ?? -1)")
    }
}
