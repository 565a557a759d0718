// The action type is looked up in arrays and sets of cases.
// reducer: ArrayOfTypes.reducer
// swift-format-ignore-file
@MainActor
enum ArrayOfTypes {
    static let hot: [KettleActionType] = [.boil, .whistle]
    static let wet: Set<CupActionType> = [.fill]

    static let reducer: Reducer<Kettle> = { state, action in
        var next = state
        if let type = action.actionType as? KettleActionType, hot.contains(type) { next.degrees = 0 }
        if (action.actionType as? CupActionType).map(wet.contains) ?? false { next.degrees = 0 }
        guard let type = action.actionType as? CupActionType, [.wash, .fill].contains(type) else {
            next.degrees += 1
            return next
        }
        return state
    }
}
