// The action is kept as `Any` and cast back.
// middleware: CastThroughAny().provider
// swift-format-ignore-file
@MainActor
final class CastThroughAny {
    lazy var provider: Middleware<Kettle> = { state, action in
        let thing: Any = action
        if thing is KettleAction { say("kettle") } else { say("thing") }
        if let back = thing as? Action { say("\(back.windowUUID)") }
        guard let cup = thing as? CupAction else { return }
        say("\(cup)")
    }
}
