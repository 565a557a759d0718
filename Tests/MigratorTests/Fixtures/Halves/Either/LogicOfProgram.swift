// `&&` and `??` of the program evaluate both sides.
// middleware: LogicOfProgram().provider
// swift-format-ignore-file
struct LogicOfProgramFlag { let name: String }

@MainActor private func && (left: Bool, right: LogicOfProgramFlag) -> Bool {
    say("and \(right.name)")
    return true
}

@MainActor private func ?? (left: Int?, right: LogicOfProgramFlag) -> Int {
    say("or \(right.name)")
    return left ?? 17
}

@MainActor
final class LogicOfProgram {
    lazy var provider: Middleware<Kettle> = { state, action in
        if action is KettleAction && LogicOfProgramFlag(name: "a") { say("yes") }
        let degrees = (action as? KettleAction)?.degrees ?? LogicOfProgramFlag(name: "b")
        say("\(degrees)")
    }
}
