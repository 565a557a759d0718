// `nil` keeps the old value for one case and clears it for another, in one handler.

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
        case LampActionType.dim, LampActionType.paint:
            return handleChange(state: state, action: action)
        default:
            return state
        }
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }

    @MainActor
    private static func handleChange(state: Self, action: Action) -> Self {
        guard let lampAction = action as? LampAction else { return defaultState(from: state) }
        let title: String
        if lampAction.actionType as? LampActionType == .paint {
            title = lampAction.title ?? ""
        } else {
            title = lampAction.title ?? state.title
        }
        return LampState(windowUUID: state.windowUUID, level: lampAction.level ?? 0, title: title, isOn: state.isOn)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ title: String?) {
        store.dispatch(LampAction(title: title, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func paint(_ title: String?) {
        store.dispatch(LampAction(title: title, windowUUID: windowUUID, actionType: LampActionType.paint))
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
            await drive(store, "\(window.name) dim('a')") { view.dim("a") }
            await drive(store, "\(window.name) dim(nil)") { view.dim(nil) }
            await drive(store, "\(window.name) paint('b')") { view.paint("b") }
            await drive(store, "\(window.name) paint(nil)") { view.paint(nil) }
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
