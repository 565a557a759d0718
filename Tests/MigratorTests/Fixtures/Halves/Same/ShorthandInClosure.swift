// The shorthand stands in a closure in a closure.
// middleware: ShorthandInClosure().provider
// swift-format-ignore-file
@MainActor
final class ShorthandInClosure {
    let degrees: Int? = 5
    func run(_ body: () -> Void) { body() }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let degrees = (action as? KettleAction)?.degrees
        run {
            run {
                guard let degrees else { say("none"); return }
                say("\(degrees)")
            }
            say("\(self.degrees ?? 0)")
        }
    }
}
