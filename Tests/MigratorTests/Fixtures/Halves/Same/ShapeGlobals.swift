// Reducers and providers in the file itself.
// reducer: shapeGlobalsReducer
// middleware: shapeGlobalsLogger
// swift-format-ignore-file
@MainActor let shapeGlobalsReducer: Reducer<Kettle> = { state, action in
    action.actionType is KettleActionType ? state : shapeGlobalsReset(state, action)
}

@MainActor private func shapeGlobalsReset(_ state: Kettle, _ action: Action) -> Kettle {
    guard action.windowUUID == state.windowUUID else { return state }
    return .defaultState(from: state)
}

@MainActor var shapeGlobalsLogger: Middleware<Kettle> = { state, action in
    if let cup = action as? CupAction { say("\(cup)") }
    say("\(state.degrees)")
}
