// Guards whose pattern matches `nil`, with and without more conditions.
// reducer: GuardCaseNone.reducer
// swift-format-ignore-file
@MainActor
enum GuardCaseNone {
    static let reducer: Reducer<Kettle> = { state, action in
        guard case .none = action as? CupAction else { return state }
        guard case nil = (action as? KettleAction)?.degrees, state.degrees > 10 else {
            return Kettle(windowUUID: state.windowUUID, degrees: -1, tea: "cold")
        }
        guard case Optional<String>.none = (action as? KettleAction)?.tea else { return state }
        return Kettle(windowUUID: state.windowUUID, degrees: 1, tea: state.tea)
    }
}
