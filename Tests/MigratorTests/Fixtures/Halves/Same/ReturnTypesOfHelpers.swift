// Helpers that give optionals, tuples, closures and enums.
// middleware: ReturnTypesOfHelpers().provider
// swift-format-ignore-file
@MainActor
final class ReturnTypesOfHelpers {
    enum Answer { case kettle(Int), other(String) }
    func degrees(_ action: Action) -> Int? { (action as? KettleAction)?.degrees }
    func answer(_ action: Action, _ state: Kettle) -> Answer {
        guard let kettle = action as? KettleAction else { return .other(state.tea ?? "none") }
        return .kettle(kettle.degrees ?? 0)
    }
    func pair(_ action: Action) -> (Bool, WindowUUID) { (action is CupAction, action.windowUUID) }
    func maker(_ action: Action) -> () -> String {
        if action is KettleAction { return { "kettle" } }
        return { "other" }
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if let degrees = degrees(action) { say("\(degrees)") } else { say("none") }
        switch answer(action, state) {
        case .kettle(let degrees): say("\(degrees)")
        case .other(let text): say(text)
        }
        let (isCup, window) = pair(action)
        say("\(isCup) \(window) \(maker(action)())")
    }
}
