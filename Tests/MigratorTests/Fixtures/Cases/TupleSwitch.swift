// A switch over the action type together with the state.

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

        switch (action.actionType, state.isOn) {
        case (LampActionType.dim, true):
            return LampState(
                windowUUID: state.windowUUID, level: (action as? LampAction)?.level ?? 0, title: "on", isOn: false)
        case (LampActionType.dim, false):
            return LampState(windowUUID: state.windowUUID, level: 0, title: "off", isOn: true)
        case (LampActionType.paint, let isOn):
            return LampState(windowUUID: state.windowUUID, level: isOn ? 1 : 2, title: "painted", isOn: !isOn)
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
        store.dispatch(LampAction(level: level, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func paint(_ title: String?) {
        let action = LampAction(title: title, windowUUID: windowUUID, actionType: LampActionType.paint)
        store.dispatch(action)
    }

    func blink() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.blink))
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
            await drive(store, "\(window.name) paint('red')") { view.paint("red") }
            await drive(store, "\(window.name) paint(nil)") { view.paint(nil) }
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
