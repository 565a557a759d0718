// A type of a branch has the name of one that is used in front of it.
// middleware: LeakOfTypeUsedBefore().provider
// swift-format-ignore-file
struct LeakOfTypeUsedBeforeLeaf { let name = "outer" }

@MainActor
final class LeakOfTypeUsedBefore {
    lazy var provider: Middleware<Kettle> = { state, action in
        say(LeakOfTypeUsedBeforeLeaf().name)
        switch action.actionType {
        case KettleActionType.boil: say("boil")
        default:
            struct LeakOfTypeUsedBeforeLeaf { let name = "inner" }
            say(LeakOfTypeUsedBeforeLeaf().name)
        }
    }
}
