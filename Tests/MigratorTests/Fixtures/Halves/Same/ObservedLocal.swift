// A local variable with observers, and a computed one.
// middleware: ObservedLocal().provider
// swift-format-ignore-file
@MainActor
final class ObservedLocal {
    lazy var provider: Middleware<Kettle> = { state, action in
        var degrees = 0 { didSet { say("\(oldValue) to \(degrees)") } }
        degrees = (action as? KettleAction)?.degrees ?? degrees
        if action is KettleAction { degrees = 100 } else { degrees = state.degrees }
        var isKettle: Bool { say("computed"); return action is KettleAction }
        if isKettle { say("never") }
        if isKettle || state.degrees > 50 { say("hot") }
    }
}
