// A helper has the name of a local, of a parameter, of a label.
// middleware: HelperShadowsLocal().provider
// swift-format-ignore-file
@MainActor
final class HelperShadowsLocal {
    func tea(_ action: Action) -> String { action is KettleAction ? "kettle" : "method" }
    func state(_ action: Action, tea: String) { if !(action is CupAction) { say(tea) } }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        let tea = self.tea(action)
        self.state(action, tea: tea)
        let degrees = { (n: Int) in n + state.degrees }
        say("\(degrees(1)) \(tea)")
    }
}
