// A computed property that does not look at the action is just that.
// reducer: ComputedOnActionOfConstant.reducer
// swift-format-ignore-file
extension Action {
    var computedOnActionOfConstantCost: Int { 3 }
}

@MainActor
enum ComputedOnActionOfConstant {
    static let reducer: Reducer<Kettle> = { state, action in
        guard !(action is KettleAction) else { return state }
        return Kettle(windowUUID: action.windowUUID, degrees: state.degrees + action.computedOnActionOfConstantCost)
    }
}
