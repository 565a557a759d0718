// Casts to what the action is anyway.
// middleware: CastAsAction().provider
// swift-format-ignore-file
@MainActor
final class CastAsAction {
    func handle(_ action: Action) { say(action is KettleAction ? "kettle" : "other") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(action as Action)
        handle(action as any Action)
        if (action as Action) is KettleAction { say("never") }
        if (action as Any) is KettleAction { say("never") } else { say("any") }
        if ((action as Any) as? CupAction)?.windowUUID != nil { say("never") }
    }
}
