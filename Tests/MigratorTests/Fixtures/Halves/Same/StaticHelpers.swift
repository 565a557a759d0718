// Static helpers of the type, of another type, and by `Self`.
// reducer: StaticHelpers.reducer
// swift-format-ignore-file
@MainActor
enum StaticHelpers {
    enum Other {
        @MainActor static func degrees(_ action: Action, or degrees: Int) -> Int {
            guard let kettle = action as? KettleAction else { return degrees * 2 }
            return kettle.degrees ?? degrees
        }
    }
    static func isMine(_ action: Action) -> Bool { action is KettleAction }
    static func passed(_ state: Kettle, _ action: Action) -> Kettle {
        var next = state
        next.degrees = Other.degrees(action, or: next.degrees)
        return next
    }
    static let reducer: Reducer<Kettle> = { state, action in
        if StaticHelpers.isMine(action) { return state }
        let next = passed(state, action)
        return next.degrees > 100 ? StaticHelpers.passed(next, action) : next
    }
}
