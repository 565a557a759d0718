// A helper that takes the action and never looks at it.
// reducer: HelperWithoutUse.reducer
// swift-format-ignore-file
@MainActor
enum HelperWithoutUse {
    static func reset(_ state: Kettle, _: Action) -> Kettle { Kettle.defaultState(from: state) }
    static func grown(_ state: Kettle, after action: Action) -> Kettle {
        var next = state
        next.degrees += 1
        return next
    }
    static let reducer: Reducer<Kettle> = { state, action in
        if action is CupAction { return state }
        return state.degrees > 50 ? reset(state, action) : grown(state, after: action)
    }
}
