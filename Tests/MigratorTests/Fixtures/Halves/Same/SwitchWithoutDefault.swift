// Switches that are exhaustive without a `default`.
// reducer: SwitchWithoutDefault.reducer
// swift-format-ignore-file
@MainActor
enum SwitchWithoutDefault {
    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        switch action.actionType as? KettleActionType {
        case .boil?: next.degrees = 100
        case .whistle?, .pour?: next.degrees = 50
        case nil: next.degrees += 1
        }
        switch (action is CupAction, state.tea) {
        case (true, _): next.tea = "cup"
        case (false, nil): next.tea = "new"
        case (false, "green"): break
        case (false, .some(let tea)): next.tea = tea + "!"
        }
        switch action.actionType {
        case let type as KettleActionType: next.tea = "\(type)"
        case _: next.degrees *= 2
        }
        return next
    }
}
