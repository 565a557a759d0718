// A match operator of the program for action types.
// middleware: PatternOperatorOfProgram().provider
// swift-format-ignore-file
struct PatternOperatorOfProgramGroup { let name: String }

@MainActor private func ~= (pattern: PatternOperatorOfProgramGroup, value: ActionType) -> Bool {
    say("asked \(pattern.name)")
    return pattern.name == "all"
}

@MainActor
final class PatternOperatorOfProgram {
    let none = PatternOperatorOfProgramGroup(name: "none")

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch action.actionType {
        case KettleActionType.boil: say("boil")
        case none: say("none")
        case PatternOperatorOfProgramGroup(name: "all") where state.degrees > 10: say("all")
        default: say("default")
        }
        if case none = action.actionType { say("never") } else { say("end") }
    }
}
