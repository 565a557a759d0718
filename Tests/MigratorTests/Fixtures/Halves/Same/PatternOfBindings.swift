// Patterns that bind several things, one of them folded.
// middleware: PatternOfBindings().provider
// swift-format-ignore-file
@MainActor
final class PatternOfBindings {
    lazy var provider: Middleware<Kettle> = { state, action in
        if case let (kettle?, tea?) = (action as? KettleAction, state.tea) { say("\(kettle) \(tea)") } else { say("not both") }
        if case (nil, let tea?) = (action as? KettleAction, state.tea) { say(tea) }
        guard case let (nil, degrees) = (action as? CupAction, state.degrees), degrees > 10 else { say("cold"); return }
        say("\(degrees)")
        if let kettle = action as? KettleAction, let tea = kettle.tea ?? state.tea { say(tea) }
        if let tea = (action as? KettleAction)?.tea ?? state.tea, tea.count > 4 { say("long \(tea)") }
    }
}
