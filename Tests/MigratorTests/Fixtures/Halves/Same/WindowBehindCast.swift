// The window guard stands behind the cast in one condition.
// reducer: WindowBehindCast.reducer
// swift-format-ignore-file
@MainActor
enum WindowBehindCast {
    static let reducer: Reducer<Kettle> = { state, action in
        guard let kettle = action as? KettleAction,
            kettle.windowUUID == .unavailable || kettle.windowUUID == state.windowUUID
        else { return Kettle.defaultState(from: state) }
        return Kettle(windowUUID: state.windowUUID, degrees: kettle.degrees ?? 0, tea: kettle.tea)
    }
}
