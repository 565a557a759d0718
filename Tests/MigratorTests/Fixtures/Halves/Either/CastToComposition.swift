// Casts to compositions of protocols.
// middleware: CastToComposition().provider
// swift-format-ignore-file
protocol CastToCompositionHot {}
protocol CastToCompositionSweet {}

struct CastToCompositionAction: Action, CastToCompositionHot, CastToCompositionSweet {
    let windowUUID: WindowUUID
    let actionType: ActionType
}

@MainActor
final class CastToComposition {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is any Action & CastToCompositionHot { say("hot") } else { say("not hot") }
        guard let both = action as? any CastToCompositionHot & CastToCompositionSweet else { say("not both"); return }
        say("\(both)")
    }
}
