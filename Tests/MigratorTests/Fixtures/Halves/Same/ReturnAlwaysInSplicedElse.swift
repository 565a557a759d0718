// The spliced `else` always returns; what is behind it is not reached.
// reducer: ReturnAlwaysInSplicedElse.reducer
// swift-format-ignore-file
@MainActor
enum ReturnAlwaysInSplicedElse {
    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        if let kettle = action as? KettleAction {
            next.degrees = kettle.degrees ?? 0
        } else {
            next.tea = "none"
            return next
        }
        next.degrees += 1
        return next
    }
}
