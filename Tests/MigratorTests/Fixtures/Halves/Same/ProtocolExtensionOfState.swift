// A helper in an extension of the state protocol.
// reducer: ProtocolExtensionOfState.reducer from [ProtocolExtensionOfState(windowUUID: here, count: 1)]
// swift-format-ignore-file
extension StateType {
    @MainActor static func protocolExtensionPassed(_ state: Self, _ action: Action) -> Self {
        if action is KettleAction { return state }
        say("passed \(Self.self)")
        return defaultState(from: state)
    }
}

struct ProtocolExtensionOfState: StateType {
    let windowUUID: WindowUUID
    var count: Int
    static func defaultState(from state: Self) -> Self { Self(windowUUID: state.windowUUID, count: 0) }

    static let reducer: Reducer<Self> = { state, action in
        guard action.windowUUID == state.windowUUID else { return state }
        if action is CupAction { return state }
        return protocolExtensionPassed(state, action)
    }
}
