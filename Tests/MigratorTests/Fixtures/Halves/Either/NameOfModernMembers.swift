// Members that have the names the halves would get.
// middleware: NameOfModernMembers().provider
// reducer: NameOfModernMembersState.reducer from [NameOfModernMembersState(windowUUID: here, count: 0)]
// swift-format-ignore-file
@MainActor
final class NameOfModernMembers {
    let modernProvider = "modern"
    func legacyProvider() -> String { "legacy" }

    lazy var provider: Middleware<Kettle> = { [self] state, action in
        say(action is KettleAction ? modernProvider : legacyProvider())
    }
}

struct NameOfModernMembersState: StateType {
    let windowUUID: WindowUUID
    var count: Int
    static let modernReducer = 5
    enum legacyReducer {}
    static func defaultState(from state: Self) -> Self { Self(windowUUID: state.windowUUID, count: -1) }

    static let reducer: Reducer<Self> = { state, action in
        if action is KettleAction { return state }
        return Self(windowUUID: action.windowUUID, count: modernReducer)
    }
}
