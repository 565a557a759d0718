// The sequence of a loop that does nothing, and the condition of one that never runs.
// middleware: EffectOfLoopSequence().provider
// swift-format-ignore-file
@MainActor
final class EffectOfLoopSequence {
    func numbers() -> [Int] { say("numbers"); return [1, 2] }
    func isHot() -> Bool { say("hot"); return true }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        for n in numbers() where action is KettleAction { say("\(n)") }
        while isHot(), action is KettleAction { say("never") }
        for _ in numbers() {
            if action is KettleAction { say("never") }
        }
        say("end")
    }
}
