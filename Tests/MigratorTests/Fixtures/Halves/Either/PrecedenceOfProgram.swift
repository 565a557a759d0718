// Operators with precedences of the program.
// middleware: PrecedenceOfProgram().provider
// swift-format-ignore-file
precedencegroup PrecedenceOfProgramLoose {
    lowerThan: LogicalDisjunctionPrecedence
    higherThan: TernaryPrecedence
    associativity: left
}
precedencegroup PrecedenceOfProgramTight {
    higherThan: MultiplicationPrecedence
    associativity: right
}
infix operator |&|: PrecedenceOfProgramLoose
infix operator **|: PrecedenceOfProgramTight

private func |&| (a: Bool, b: Bool) -> Bool { a && b }
private func **| (a: Int, b: Int) -> Int { a * 10 + b }

@MainActor
final class PrecedenceOfProgram {
    lazy var provider: Middleware<Kettle> = { state, action in
        if state.degrees > 50 || state.tea == nil |&| !(action is KettleAction) || state.degrees < 0 { say("a") }
        let n = (action as? KettleAction)?.degrees ?? 1 + 2 **| 3 * 4
        say("\(n)")
        say(action is KettleAction || state.degrees > 50 |&| state.tea != nil ? "b" : "c")
    }
}
