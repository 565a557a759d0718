// A case is read by another feature, which asks for other fields than its own.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int?
    let title: String?
    let isOn: Bool?

    init(
        level: Int? = nil, title: String? = nil, isOn: Bool? = nil, windowUUID: WindowUUID, actionType: ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.title = title
        self.isOn = isOn
    }
}

enum LampActionType: ActionType {
    case dim
    case paint
    case blink
}

struct LampState: StateType {
    let windowUUID: WindowUUID
    var level: Int
    var title: String
    var isOn: Bool

    static let reducer: Reducer<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case LampActionType.dim:
            var new = state
            new.level = (action as? LampAction)?.level ?? 0
            return new
        case LampActionType.paint:
            var new = state
            new.title = (action as? LampAction)?.title ?? "none"
            return new
        case LampActionType.blink:
            return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: !state.isOn)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }
}

struct HistoryState: StateType {
    var entries: [String]

    static let reducer: Reducer<Self> = { state, action in
        switch action.actionType {
        case LampActionType.paint:
            let action = action as? LampAction
            return HistoryState(entries: state.entries + ["\(action?.title ?? "untitled") \(action?.level ?? 0)"])
        case LampActionType.blink where action.windowUUID != .unavailable:
            return HistoryState(entries: [])
        default:
            return state
        }
    }

    static func defaultState(from state: Self) -> Self { state }
}

struct AppState: StateType {
    var lamp: LampState
    var history: HistoryState

    static let reducer: Reducer<Self> = { state, action in
        AppState(
            lamp: LampState.reducer(state.lamp, action),
            history: HistoryState.reducer(state.history, action)
        )
    }

    static func defaultState(from state: Self) -> Self { state }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ level: Int) {
        store.dispatch(LampAction(level: level, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func paint(_ title: String, _ level: Int?) {
        store.dispatch(
            LampAction(level: level, title: title, windowUUID: windowUUID, actionType: LampActionType.paint))
    }

    func blink() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.blink))
    }
}

@MainActor let store = Store(
    state: AppState(
        lamp: LampState(windowUUID: here, level: 1, title: "old", isOn: true), history: HistoryState(entries: [])),
    reducer: AppState.reducer
)

@main
struct Main {
    @MainActor
    static func main() async {
        for window in [here, there, .unavailable] {
            let view = LampView(windowUUID: window)
            await drive(store, "\(window.name) dim(3)") { view.dim(3) }
            await drive(store, "\(window.name) paint('red', 4)") { view.paint("red", 4) }
            await drive(store, "\(window.name) paint('blue', nil)") { view.paint("blue", nil) }
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
