// A field is a constant `false` at two sites and a variable at one.

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
            if action.isOn == true {
                return LampState(windowUUID: state.windowUUID, level: action.level ?? 0, title: "on", isOn: true)
            }
            return LampState(windowUUID: state.windowUUID, level: state.level, title: "off", isOn: action.isOn ?? true)
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

    func first() {
        store.dispatch(
            LampAction(level: 1, isOn: false, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func second() {
        store.dispatch(
            LampAction(level: 2, isOn: false, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func third(_ isOn: Bool) {
        store.dispatch(
            LampAction(level: 3, isOn: isOn, windowUUID: windowUUID, actionType: LampActionType.dim))
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
            await drive(store, "\(window.name) first()") { view.first() }
            await drive(store, "\(window.name) third(true)") { view.third(true) }
            await drive(store, "\(window.name) second()") { view.second() }
            await drive(store, "\(window.name) third(false)") { view.third(false) }
        }
    }
}
