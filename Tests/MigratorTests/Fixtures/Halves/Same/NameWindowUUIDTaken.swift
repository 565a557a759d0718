// `windowUUID` is a member, a local and a parameter already.
// middleware: NameWindowUUIDTaken().provider
// middleware: NameWindowUUIDTaken().local
// swift-format-ignore-file
@MainActor
final class NameWindowUUIDTaken {
    let windowUUID = "member"

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        say(windowUUID)
        if action.windowUUID == state.windowUUID, !(action is KettleAction) { say("here \(windowUUID)") }
        show(windowUUID: action.windowUUID, for: action)
    }
    lazy var local: Middleware<Kettle> = { state, action in
        let windowUUID = state.windowUUID
        guard action.windowUUID == windowUUID else { say("there"); return }
        [action.windowUUID].forEach { windowUUID in say("\(windowUUID == action.windowUUID)") }
        if !(action is CupAction) {
            let windowUUID = 5
            say("\(windowUUID)")
        }
    }
    func show(windowUUID: WindowUUID, for action: Action) {
        say("\(windowUUID == action.windowUUID) \(self.windowUUID)")
        guard let kettle = action as? KettleAction else { return }
        say("\(kettle)")
    }
}
