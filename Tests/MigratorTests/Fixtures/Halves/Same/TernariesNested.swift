// Ternaries in ternaries, in arguments and in interpolations.
// reducer: TernariesNested.reducer
// swift-format-ignore-file
@MainActor
enum TernariesNested {
    static let reducer: Reducer<Kettle> = { state, action in
        let isKettle = action is KettleAction
        return Kettle(
            windowUUID: isKettle ? action.windowUUID : state.windowUUID,
            degrees: isKettle ? 1 : state.degrees > 50 ? action is CupAction ? 2 : 3 : isKettle ? 4 : 5,
            tea: "\(isKettle ? "a" : "b")\(!isKettle && state.tea != nil ? "c" : "d")")
    }
}
