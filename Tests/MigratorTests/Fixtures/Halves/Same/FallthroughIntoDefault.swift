// The branch of a case falls through into `default`; only `default` is left.
// reducer: FallthroughIntoDefault.reducer
// swift-format-ignore-file
@MainActor
enum FallthroughIntoDefault {
    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        switch action.actionType {
        case KettleActionType.boil:
            next.degrees = 100
            fallthrough
        case KettleActionType.whistle:
            next.tea = "loud"
            fallthrough
        default:
            next.degrees += 1
            if next.degrees > 50 { break }
            next.tea = "low"
        }
        return next
    }
}
