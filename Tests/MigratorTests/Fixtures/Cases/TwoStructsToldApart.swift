// One case is dispatched with two structs, and a consumer tells them apart.

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

struct LampPanelAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    var level: Int?
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
            guard let action = action as? LampAction else {
                return LampState(windowUUID: state.windowUUID, level: -1, title: "panel", isOn: true)
            }
            return LampState(windowUUID: state.windowUUID, level: action.level ?? 0, title: "lamp", isOn: state.isOn)
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

    func dim() {
        store.dispatch(LampAction(level: 3, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func panel() {
        store.dispatch(LampPanelAction(windowUUID: windowUUID, actionType: LampActionType.dim, level: 8))
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
            await drive(store, "\(window.name) dim()") { view.dim() }
            await drive(store, "\(window.name) panel()") { view.panel() }
        }
    }
}
