// A reducer asks itself and another one for a legacy action that it makes.
// reducer: OwnReducerWithOther.reducer
// swift-format-ignore-file
@MainActor
enum OwnReducerWithOther {
    static let child: Reducer<Kettle> = { state, action in
        if action is CupAction { return Kettle(windowUUID: action.windowUUID, degrees: 1, tea: "cup") }
        return .defaultState(from: state)
    }
    static let reducer: Reducer<Kettle> = { state, action in
        if action is CupAction { return Kettle(windowUUID: state.windowUUID, degrees: 2, tea: "own cup") }
        let cup = CupAction(windowUUID: action.windowUUID, actionType: CupActionType.fill)
        if state.degrees > 50 { return reducer(state, cup) }
        return state.tea == nil ? child(state, action) : child(state, cup)
    }
}
