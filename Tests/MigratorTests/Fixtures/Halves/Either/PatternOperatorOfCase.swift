// A match operator of the program for its own enum: the case matches more than itself.
// middleware: PatternOperatorOfCase().provider
// swift-format-ignore-file
enum PatternOperatorOfCaseType: ActionType { case any, one }

private func ~= (pattern: PatternOperatorOfCaseType, value: ActionType) -> Bool { pattern == .any }

@MainActor
final class PatternOperatorOfCase {
    let wanted = PatternOperatorOfCaseType.any
    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch action.actionType {
        case wanted: say("any")
        default: say("default")
        }
    }
}
