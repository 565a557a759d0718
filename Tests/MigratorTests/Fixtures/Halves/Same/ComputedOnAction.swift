// Computed properties in an extension of the action protocol.
// middleware: ComputedOnAction().provider
// swift-format-ignore-file
extension Action {
    var computedOnActionIsMine: Bool { self is KettleAction || actionType is CupActionType }
    var computedOnActionWindow: WindowUUID { windowUUID }
    func computedOnActionIsIn(_ window: WindowUUID) -> Bool { windowUUID == .unavailable || windowUUID == window }
}

@MainActor
final class ComputedOnAction {
    lazy var provider: Middleware<Kettle> = { state, action in
        guard action.computedOnActionIsIn(state.windowUUID) else { say("elsewhere"); return }
        if action.computedOnActionIsMine { say("mine") } else { say("not mine") }
        say("\(action.computedOnActionWindow)")
    }
}
