// A member is used in front of the branch that declares its name.
// reducer: LeakBeforeUse.reducer
// swift-format-ignore-file
@MainActor
enum LeakBeforeUse {
    static let limit = 30

    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        if state.degrees > limit { next.degrees = limit }
        if action is KettleAction {
            next.degrees = 0
        } else {
            let limit = 3
            next.degrees *= limit
        }
        return next
    }
}
