// The reducer is in an extension of the state, its helper in another one.
// reducer: ShapeInExtension.reducer from [ShapeInExtension(windowUUID: here, count: 1)]
// swift-format-ignore-file
struct ShapeInExtension: StateType {
    let windowUUID: WindowUUID
    var count: Int
    static func defaultState(from state: Self) -> Self { Self(windowUUID: state.windowUUID, count: 0) }
}

extension ShapeInExtension {
    static let reducer: Reducer<ShapeInExtension> = { state, action in
        guard action.windowUUID == state.windowUUID else { return defaultState(from: state) }
        return handled(state, action)
    }
}

private extension ShapeInExtension {
    @MainActor static func handled(_ state: ShapeInExtension, _ action: Action) -> ShapeInExtension {
        if action is CupAction { return state }
        return Self(windowUUID: state.windowUUID, count: state.count + 1)
    }
}
