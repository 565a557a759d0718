// A function that dispatches is given the case as `ActionType`, and cases of two enums.

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

enum LampPanelActionType: ActionType {
    case blinked
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
        case LampActionType.dim, LampPanelActionType.blinked:
            var new = state
            new.level = (action as? LampAction)?.level ?? 0
            return new
        case LampActionType.paint:
            var new = state
            new.title = "painted"
            return new
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    private func send(_ type: ActionType, level: Int? = nil) {
        let action = LampAction(level: level, windowUUID: windowUUID, actionType: type)
        store.dispatch(action)
    }

    func dim(_ level: Int) {
        send(LampActionType.dim, level: level)
    }

    func paint() {
        send(LampActionType.paint)
    }

    func blink() {
        send(LampPanelActionType.blinked)
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
            await drive(store, "\(window.name) dim(3)") { view.dim(3) }
            await drive(store, "\(window.name) paint()") { view.paint() }
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
