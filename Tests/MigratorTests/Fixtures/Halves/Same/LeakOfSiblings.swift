// Two branches that are spliced one behind the other declare the same names.
// reducer: LeakOfSiblings.reducer
// swift-format-ignore-file
@MainActor
enum LeakOfSiblings {
    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        if !(action is KettleAction) {
            let (low, high) = (1, 2)
            next.degrees += low * high
        }
        if !(action is CupAction) {
            let (low, high) = (10, 20)
            next.degrees += low + high
        }
        switch action {
        case is CupAction: break
        default:
            let low = "low"
            next.tea = low
        }
        return next
    }
}
