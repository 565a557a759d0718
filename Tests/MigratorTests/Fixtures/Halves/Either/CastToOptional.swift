// Casts to optional types.
// middleware: CastToOptional().provider
// swift-format-ignore-file
@MainActor
final class CastToOptional {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction? { say("kettle") } else { say("no kettle") }
        if let maybe = action as? KettleAction? { say("\(maybe == nil)") } else { say("none") }
        if let some = action as Action? { say("\(some.windowUUID)") }
        guard let same = Optional(action), !(same is CupAction) else { return }
        switch Optional.some(action) {
        case let one? where one is KettleAction: say("kettle")
        case .some: say("some")
        case nil: say("never")
        }
    }
}
