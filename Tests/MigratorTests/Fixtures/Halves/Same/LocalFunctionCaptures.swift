// Local functions that use the action of the closure.
// reducer: LocalFunctionCaptures.reducer
// swift-format-ignore-file
@MainActor
enum LocalFunctionCaptures {
    static let reducer: Reducer<Kettle> = { state, action in
        func isKettle() -> Bool { action is KettleAction }
        func degrees() -> Int { (action as? KettleAction)?.degrees ?? state.degrees + 1 }
        var next = state
        if isKettle() { next.tea = "kettle" }
        next.degrees = degrees()
        return next
    }
}
