// A loop over what a cast gives.
// middleware: LoopOverCast().provider
// swift-format-ignore-file
@MainActor
final class LoopOverCast {
    lazy var provider: Middleware<Kettle> = { state, action in
        for case let kettle? in [action as? KettleAction] { say("\(kettle)") }
        for kettle in [action as? KettleAction].compactMap({ $0 }) { say("\(kettle)") }
        say("\([action as? KettleAction, nil].count)")
    }
}
