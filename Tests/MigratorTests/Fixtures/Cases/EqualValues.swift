// Sites give a value that the consumer takes for a missing one.

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

        guard let action = action as? LampAction else { return state }
        switch action.actionType {
        case LampActionType.dim:
            let isOn = action.isOn ?? false
            return LampState(windowUUID: state.windowUUID, level: action.level ?? 0, title: state.title, isOn: isOn)
        case LampActionType.paint:
            guard action.isOn != false else { return defaultState(from: state) }
            return LampState(
                windowUUID: state.windowUUID, level: 0, title: action.title ?? "", isOn: action.isOn == nil)
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
        store.dispatch(
            LampAction(level: 0, isOn: false, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func dimWithout() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func paint(_ isOn: Bool?) {
        store.dispatch(
            LampAction(title: "", isOn: isOn, windowUUID: windowUUID, actionType: LampActionType.paint))
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
            await drive(store, "\(window.name) dimWithout()") { view.dimWithout() }
            await drive(store, "\(window.name) paint(true)") { view.paint(true) }
            await drive(store, "\(window.name) paint(false)") { view.paint(false) }
            await drive(store, "\(window.name) paint(nil)") { view.paint(nil) }
        }
    }
}
