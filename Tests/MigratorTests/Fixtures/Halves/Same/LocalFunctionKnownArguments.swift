// A local function is called with flags that are known and not known.
// middleware: LocalFunctionKnownArguments().provider
// swift-format-ignore-file
@MainActor
final class LocalFunctionKnownArguments {
    lazy var provider: Middleware<Kettle> = { state, action in
        @MainActor func show(_ flag: Bool, _ tea: String?) {
            say(flag ? "flag" : "no flag")
            guard let tea else { return }
            say(tea)
        }
        show(action is KettleAction, (action as? KettleAction)?.tea)
        show(true, state.tea)
        let each = { (flag: Bool) in if flag { say("each") } else { say("none") } }
        each(action is CupAction)
        each(state.degrees > 50)
    }
}
