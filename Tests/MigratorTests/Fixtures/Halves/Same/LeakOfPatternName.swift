// A branch binds the action type to a name that the class has too.
// middleware: LeakOfPatternName().provider
// swift-format-ignore-file
@MainActor
final class LeakOfPatternName {
    let type = "member"

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch action.actionType {
        case KettleActionType.boil: say("boil")
        case let type: say(type is CupActionType ? "cup" : "other")
        }
        say(type)
    }
}
