// The class has an enum with the name of the action type whose members match everything.
// middleware: TypeOfCasesShadowed().provider
// swift-format-ignore-file
@MainActor
final class TypeOfCasesShadowed {
    struct Joker {}
    enum KettleActionType {
        static let boil = Joker()
    }

    lazy var provider: Middleware<Kettle> = { state, action in
        switch action.actionType {
        case KettleActionType.boil: say("anything")
        default: say("default")
        }
    }
}

private func ~= (pattern: TypeOfCasesShadowed.Joker, value: ActionType) -> Bool { true }
