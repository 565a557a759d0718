// A helper whose parameters have the names of the caller's, the other way round.
// reducer: LeakOfSwappedParameters.reducer
// swift-format-ignore-file
@MainActor
enum LeakOfSwappedParameters {
    static let reducer: Reducer<Kettle> = { state, action in
        let old = Kettle(windowUUID: state.windowUUID, degrees: 7, tea: "old")
        return merge(state: old, old: state, action)
    }
    static func merge(state: Kettle, old: Kettle, _ action: Action) -> Kettle {
        if let kettle = action as? KettleAction { return Kettle(windowUUID: state.windowUUID, degrees: kettle.degrees ?? 0) }
        return Kettle(windowUUID: state.windowUUID, degrees: state.degrees * 100 + old.degrees, tea: old.tea)
    }
}
