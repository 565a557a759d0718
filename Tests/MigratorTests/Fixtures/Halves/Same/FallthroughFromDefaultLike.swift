// A branch for any action falls through into the branch of a case.
// middleware: FallthroughFromDefaultLike().provider
// swift-format-ignore-file
@MainActor
final class FallthroughFromDefaultLike {
    lazy var provider: Middleware<Kettle> = { state, action in
        switch action.actionType {
        case CupActionType.fill: say("fill")
        case _ where state.degrees > 50:
            say("hot")
            fallthrough
        case KettleActionType.boil:
            say("boil or hot")
        default:
            say("default")
        }
        say("end")
    }
}
