// Labels of the initialiser differ from the properties: another order, another name, one that is thrown away.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int?
    let text: String?

    init(
        title: String? = nil, brightness level: Int? = nil, url: String? = nil, windowUUID: WindowUUID,
        actionType: ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.text = title
    }
}

enum LampActionType: ActionType {
    case dim
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
            guard let action = action as? LampAction else { return state }
            return LampState(
                windowUUID: state.windowUUID, level: action.level ?? -1, title: action.text ?? "none", isOn: state.isOn)
        default:
            return state
        }
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ level: Int) {
        store.dispatch(
            LampAction(
                title: tick("title", "a"), brightness: tick("level", level), url: tick("url", "b"),
                windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func plain() {
        store.dispatch(LampAction(url: "c", windowUUID: windowUUID, actionType: LampActionType.dim))
    }
}

@MainActor let store = Store(
    state: LampState(windowUUID: here, level: 1, title: "old", isOn: true),
    reducer: LampState.reducer
)

@main
struct Main {
    @MainActor
    static func main() async {
        for window in [here, there, .unavailable] {
            let view = LampView(windowUUID: window)
            await drive(store, "\(window.name) dim(4)") { view.dim(4) }
            await drive(store, "\(window.name) plain()") { view.plain() }
        }
    }
}
