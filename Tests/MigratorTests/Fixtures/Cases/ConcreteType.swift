// The initialiser takes the concrete enum, so sites write `.case`.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int?

    init(windowUUID: WindowUUID, actionType: LampActionType, level: Int? = nil) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
    }
}

enum LampActionType: ActionType {
    case dim
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

        guard let action = action as? LampAction, let type = action.actionType as? LampActionType else { return state }
        switch type {
        case LampActionType.dim:
            return LampState(windowUUID: state.windowUUID, level: action.level ?? 0, title: state.title, isOn: true)
        case LampActionType.blink:
            return LampState(windowUUID: state.windowUUID, level: 0, title: "blink", isOn: !state.isOn)
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
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: .dim, level: level))
    }

    func blink() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: .blink))
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
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
