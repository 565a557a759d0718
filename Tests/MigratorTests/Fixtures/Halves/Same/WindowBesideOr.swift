// The window in `||` with a cast: who asks first.
// reducer: WindowBesideOr.reducer
// swift-format-ignore-file
@MainActor
enum WindowBesideOr {
    static func asked(_ name: String) -> Bool { say(name); return false }

    static let reducer: Reducer<Kettle> = { state, action in
        guard action is KettleAction || action.windowUUID == state.windowUUID || asked("a") else {
            return Kettle(windowUUID: state.windowUUID, degrees: 1)
        }
        guard action.windowUUID == .unavailable && action is KettleAction || asked("b") || state.degrees < 50 else {
            return Kettle(windowUUID: state.windowUUID, degrees: 2)
        }
        return Kettle(windowUUID: state.windowUUID, degrees: 3)
    }
}
