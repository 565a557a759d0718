// A name that a guard of the branch binds, and a member of that name.
// middleware: LeakOfGuardLet().provider
// swift-format-ignore-file
@MainActor
final class LeakOfGuardLet {
    let tea = "member"

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        if action is KettleAction {
            say("kettle")
        } else {
            guard let tea = state.tea else { return }
            say(tea)
        }
        say(tea)
    }
}
