// An overridden question decides what the base class does.
// middleware: OverrideOfQuestion().provider
// middleware: OverrideOfQuestionSub().provider
// swift-format-ignore-file
@MainActor
class OverrideOfQuestion {
    func isMine(_ action: Action) -> Bool { action is KettleAction }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        guard isMine(action) else { say("not mine"); return }
        say("mine")
    }
}

@MainActor
final class OverrideOfQuestionSub: OverrideOfQuestion {
    override func isMine(_ action: Action) -> Bool { true }
}
