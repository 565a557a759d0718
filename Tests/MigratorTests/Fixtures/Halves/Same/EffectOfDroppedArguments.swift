// The helper does nothing for this action; its arguments are evaluated all the same.
// middleware: EffectOfDroppedArguments().provider
// swift-format-ignore-file
@MainActor
final class EffectOfDroppedArguments {
    var n = 0
    func tick() -> Int { n += 1; say("tick \(n)"); return n }
    func skip(_ action: Action, at index: Int, label: String = "", last: Int = 0) {
        guard let kettle = action as? KettleAction else { return }
        say("\(kettle.degrees ?? 0) \(index) \(label) \(last)")
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        skip(action, at: tick(), label: "\(tick())")
        skip(action, at: 1, last: state.tea == nil ? tick() : 0)
        if state.degrees > 50 { skip(action, at: tick()) }
        say("end \(n)")
    }
}
