// The helper is called on a member, and on a member of that.
// middleware: HelperOnMember().provider
// swift-format-ignore-file
@MainActor
final class HelperOnMemberInner {
    func handle(_ action: Action, in state: Kettle) { if !(action is KettleAction) { say("inner \(state.degrees)") } }
}

@MainActor
final class HelperOnMember {
    let inner = HelperOnMemberInner()
    var maybe: HelperOnMemberInner?
    init() { maybe = inner }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        inner.handle(action, in: state)
        maybe?.handle(action, in: state)
        self.maybe?.handle(action, in: state)
    }
}
