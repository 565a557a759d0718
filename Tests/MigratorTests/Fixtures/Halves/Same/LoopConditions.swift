// Loops whose conditions look at the action.
// middleware: LoopConditions().provider
// swift-format-ignore-file
@MainActor
final class LoopConditions {
    lazy var provider: Middleware<Kettle> = { state, action in
        while let kettle = action as? KettleAction, kettle.degrees != nil { say("never") }
        for n in 0..<3 where !(action is KettleAction) && n != 1 { say("\(n)") }
        for n in 0..<3 where action is CupAction || n == 2 { say("or \(n)") }
        var left = 2
        while !(action is KettleAction), left > 0 { left -= 1; say("left \(left)") }
        repeat { left += 1 } while left < 2 && !(action is CupAction)
        say("\(left)")
    }
}
