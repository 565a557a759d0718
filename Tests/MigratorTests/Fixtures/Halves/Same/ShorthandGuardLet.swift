// `guard let x = x`, with other conditions around it.
// reducer: ShorthandGuardLet.reducer
// swift-format-ignore-file
@MainActor
enum ShorthandGuardLet {
    static let tea: String? = "static"

    static let reducer: Reducer<Kettle> = { state, action in
        let tea = (action as? KettleAction)?.tea
        guard state.degrees < 90, let tea = tea else {
            return Kettle(windowUUID: state.windowUUID, degrees: state.degrees, tea: ShorthandGuardLet.tea)
        }
        return Kettle(windowUUID: state.windowUUID, degrees: 0, tea: tea)
    }
}
