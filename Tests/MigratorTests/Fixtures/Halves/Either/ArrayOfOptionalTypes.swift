// An array of optional cases: `nil` may be in it.
// reducer: ArrayOfOptionalTypes.reducer
// swift-format-ignore-file
@MainActor
enum ArrayOfOptionalTypes {
    static func types(_ state: Kettle) -> [KettleActionType?] { state.tea == nil ? [.boil, nil] : [.boil] }

    static let reducer: Reducer<Kettle> = { state, action in
        if types(state).contains(action.actionType as? KettleActionType) { return .defaultState(from: state) }
        if [KettleActionType.boil, nil].contains(action.actionType as? KettleActionType) {
            return Kettle(windowUUID: state.windowUUID, degrees: 1)
        }
        return state
    }
}
