// Closures that are called where they are written.
// reducer: ClosureCalledAtOnce.reducer
// swift-format-ignore-file
@MainActor
enum ClosureCalledAtOnce {
    static let reducer: Reducer<Kettle> = { state, action in
        let degrees: Int = {
            guard let kettle = action as? KettleAction else { return state.degrees + 1 }
            return kettle.degrees ?? 0
        }()
        let tea = { (tea: String?) -> String? in action is CupAction ? nil : tea }(state.tea)
        return Kettle(windowUUID: state.windowUUID, degrees: degrees, tea: tea)
    }
}
