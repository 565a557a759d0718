// Helpers with default arguments; arguments of different names, in order.
// middleware: HelperDefaultsAndOrder().provider
// swift-format-ignore-file
@MainActor
final class HelperDefaultsAndOrder {
    func tick(_ n: Int) -> Int { say("tick \(n)"); return n }
    func handle(_ a: Int, with action: Action, b: Int = 5, isLast: Bool = false) {
        if action is KettleAction { say("never") } else { say("\(a) \(b) \(isLast)") }
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        handle(tick(1), with: action)
        handle(tick(2), with: action, b: tick(3))
        handle(tick(4), with: action, isLast: action is KettleAction || state.tea == nil)
    }
}
