// `if let` behind a folded condition keeps its names to itself.
// middleware: LeakOfIfLet().provider
// swift-format-ignore-file
@MainActor
final class LeakOfIfLet {
    let tea = "member"

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action is KettleAction {
            say("kettle")
        } else if let tea = state.tea {
            say(tea)
        } else {
            say("none")
        }
        if !(action is CupAction), let tea = state.tea, tea.count > 4 { say("long \(tea)") }
        say(tea)
    }
}
