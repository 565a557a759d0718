// Initialisers take the action.
// middleware: HelperInitialiser().provider
// swift-format-ignore-file
struct HelperInitialiserSummary {
    let text: String
    init(_ action: Action, in state: Kettle) { text = action is KettleAction ? "kettle" : "other \(state.degrees)" }
    init?(cup action: Action) {
        guard action is CupAction else { return nil }
        text = "cup"
    }
}

@MainActor
final class HelperInitialiser {
    lazy var provider: Middleware<Kettle> = { state, action in
        say(HelperInitialiserSummary(action, in: state).text)
        if let cup = HelperInitialiserSummary(cup: action) { say(cup.text) } else { say("no cup") }
    }
}
