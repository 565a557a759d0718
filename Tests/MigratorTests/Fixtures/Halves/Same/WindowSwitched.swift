// A switch over the window.
// reducer: WindowSwitched.reducer
// swift-format-ignore-file
@MainActor
enum WindowSwitched {
    static let reducer: Reducer<Kettle> = { state, action in
        switch action.windowUUID {
        case state.windowUUID:
            if let kettle = action as? KettleAction { return Kettle(windowUUID: state.windowUUID, degrees: kettle.degrees ?? 0) }
            return Kettle(windowUUID: state.windowUUID, degrees: 1)
        case .unavailable where state.tea != nil: return Kettle(windowUUID: state.windowUUID, degrees: 2)
        case let other: return Kettle(windowUUID: other, degrees: 3)
        }
    }
}
