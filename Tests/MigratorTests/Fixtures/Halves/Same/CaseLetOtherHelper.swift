// The rest is bound to a name and given to a helper.
// middleware: CaseLetOtherHelper().provider
// swift-format-ignore-file
@MainActor
final class CaseLetOtherHelper {
    func handle(_ action: Action, in state: Kettle) {
        if action is CupAction { say("cup") } else { say("\(state.degrees)") }
    }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch action {
        case is KettleAction: say("kettle")
        case let other: handle(other, in: state)
        }
    }
}
