// The rest is bound to a name and used: the window of the action.
// middleware: CaseLetOther().provider
// swift-format-ignore-file
@MainActor
final class CaseLetOther {
    func show(_ window: WindowUUID) { say("\(window)") }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        switch action {
        case let kettle as KettleAction: show(kettle.windowUUID)
        case let other: show(other.windowUUID)
        }
        switch action {
        case let (cup as CupAction): say("\(cup)")
        case let other where other is KettleAction: say("never")
        case let other: show(other.windowUUID)
        }
    }
}
