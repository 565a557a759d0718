// Branches and helpers with nothing in them.
// middleware: LayoutEmptyBranches().provider
// middleware: LayoutEmptyBranches().nothing
// swift-format-ignore-file
@MainActor
final class LayoutEmptyBranches {
    func handle(_ action: Action) {}
    lazy var nothing: Middleware<Kettle> = { _, _ in }
    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action is KettleAction {} else {}
        if action is KettleAction { } else if state.degrees > 50 { } else { say("cold") }
        switch action.actionType { default: break }
        handle(action)
        guard !(action is CupAction) else { return }
        do {}
        say("end")
    }
}
