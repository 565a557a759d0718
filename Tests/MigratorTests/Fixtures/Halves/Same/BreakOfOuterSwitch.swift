// The switch over the state is outside, the one over the action inside; its `break` must not leave the outer one.
// reducer: BreakOfOuterSwitch.reducer
// swift-format-ignore-file
@MainActor
enum BreakOfOuterSwitch {
    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        switch state.degrees {
        case 0..<90:
            switch action.actionType {
            case KettleActionType.boil: next.degrees = 100
            default:
                if state.tea == nil { break }
                next.degrees += 1
            }
            next.degrees += 10
        default: next.tea = "too hot"
        }
        next.degrees += 100
        return next
    }
}
