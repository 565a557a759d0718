// `windowUUID` is something in the file, in the type and in the state.
// middleware: NameWindowUUIDGlobal.provider
// middleware: nameWindowUUIDGlobalProvider
// reducer: NameWindowUUIDGlobalState.reducer from [NameWindowUUIDGlobalState(windowUUID: here, count: 1)]
// swift-format-ignore-file
private let windowUUID = "file"

@MainActor
enum NameWindowUUIDGlobal {
    static let windowUUID = "type"
    static let provider: Middleware<Kettle> = { state, action in
        if !(action is KettleAction), action.windowUUID == state.windowUUID { say(windowUUID) }
    }
}

@MainActor let nameWindowUUIDGlobalProvider: Middleware<Kettle> = { state, action in
    say(action.windowUUID == state.windowUUID ? windowUUID : "there")
}

struct NameWindowUUIDGlobalState: StateType {
    let windowUUID: WindowUUID
    var count: Int
    static func defaultState(from state: Self) -> Self { Self(windowUUID: state.windowUUID, count: 0) }
    mutating func take(_ action: Action) {
        if action.windowUUID == windowUUID { count += 1 }
        if action is KettleAction { count = 0 }
    }
    static let reducer: Reducer<Self> = { state, action in
        var next = state
        next.take(action)
        return next
    }
}
