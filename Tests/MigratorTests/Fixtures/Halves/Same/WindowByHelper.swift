// Helpers ask for the window: one is given the action, one the window.
// reducer: WindowByHelper.reducer
// swift-format-ignore-file
@MainActor
enum WindowByHelper {
    static func isHere(_ action: Action, _ state: Kettle) -> Bool {
        action.windowUUID == .unavailable || action.windowUUID == state.windowUUID
    }
    static func isExactly(_ window: WindowUUID, _ state: Kettle) -> Bool { window == state.windowUUID }

    static let reducer: Reducer<Kettle> = { state, action in
        guard isHere(action, state) else { return Kettle(windowUUID: state.windowUUID, degrees: -1) }
        guard let kettle = action as? KettleAction else {
            return isExactly(action.windowUUID, state) ? Kettle.defaultState(from: state) : state
        }
        return Kettle(windowUUID: state.windowUUID, degrees: kettle.degrees ?? 0)
    }
}
