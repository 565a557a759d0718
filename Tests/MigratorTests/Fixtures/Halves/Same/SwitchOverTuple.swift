// The action type and a part of the state in one tuple.
// reducer: SwitchOverTuple.reducer
// swift-format-ignore-file
@MainActor
enum SwitchOverTuple {
    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        switch (action.actionType, state.degrees) {
        case (KettleActionType.boil, _): next.degrees = 100
        case (CupActionType.fill, 50...): next.degrees = 50
        case (let type, 0..<10) where type is KettleActionType: next.degrees = 10
        case (_, 90...): next.tea = "hot"
        case (_, let degrees) where degrees > 30: next.degrees = degrees * 2
        default: next.tea = "default"
        }
        return next
    }
}
