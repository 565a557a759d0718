// A constant gets its value in every branch.
// reducer: DefiniteInitialisation.reducer
// swift-format-ignore-file
@MainActor
enum DefiniteInitialisation {
    static let reducer: Reducer<Kettle> = { state, action in
        let degrees: Int
        let tea: String?
        switch action.actionType {
        case KettleActionType.boil: (degrees, tea) = (100, nil)
        case CupActionType.fill: degrees = 1; tea = state.tea
        default:
            degrees = state.degrees + 1
            if state.tea == nil { tea = "new" } else { tea = "old" }
        }
        return Kettle(windowUUID: state.windowUUID, degrees: degrees, tea: tea)
    }
}
