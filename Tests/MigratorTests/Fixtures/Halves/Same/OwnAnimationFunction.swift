// An own function takes closures in which the action is tested.
// middleware: OwnAnimationFunction().provider
// swift-format-ignore-file
@MainActor
final class OwnAnimationFunction {
    func animated<T>(_ name: String, _ body: () -> T, completion: () -> Void = {}) -> T {
        say("begin \(name)")
        defer { say("end \(name)") }
        let result = body()
        completion()
        return result
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        animated("a") { if action is KettleAction { say("kettle") } }
        let isCup = animated("b") { action is CupAction } completion: { say("done") }
        if isCup { say("never") }
        let degrees: Int = animated("c") {
            guard let kettle = action as? KettleAction else { return state.degrees }
            return kettle.degrees ?? 0
        }
        say("\(degrees)")
    }
}
