// A generic function casts to its parameter.
// middleware: CastByGeneric().provider
// swift-format-ignore-file
@MainActor
final class CastByGeneric {
    func matches<T>(_ action: Action, _ type: T.Type) -> Bool { action is T }
    func found<T: Action>(_ action: Action, as type: T.Type = T.self) -> T? { action as? T }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if matches(action, KettleAction.self) { say("kettle") } else { say("no kettle") }
        if matches(action, Action.self) { say("an action") }
        if let cup: CupAction = found(action) { say("\(cup)") }
        guard found(action, as: KettleAction.self) == nil else { return }
        say("end")
    }
}
