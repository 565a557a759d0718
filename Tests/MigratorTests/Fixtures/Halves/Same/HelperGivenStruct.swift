// Helpers that take the struct are given it behind a cast only.
// reducer: HelperGivenStruct.reducer
// swift-format-ignore-file
@MainActor
enum HelperGivenStruct {
    static func heated(_ state: Kettle, _ kettle: KettleAction) -> Kettle {
        Kettle(windowUUID: state.windowUUID, degrees: kettle.degrees ?? state.degrees)
    }
    static func maybe(_ state: Kettle, _ kettle: KettleAction?) -> Kettle {
        guard let kettle else { return Kettle(windowUUID: state.windowUUID, degrees: -1) }
        return heated(state, kettle)
    }
    static let reducer: Reducer<Kettle> = { state, action in
        if let kettle = action as? KettleAction { return heated(state, kettle) }
        if state.tea == nil { return maybe(state, action as? KettleAction) }
        let kettle = action as? KettleAction
        return maybe(state, kettle)
    }
}
