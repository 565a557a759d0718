// The default of a field of the initialiser has an effect, and another one is not a literal.

@MainActor let usualLevel = 6

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int
    let title: String?

    @MainActor
    init(
        level: Int = tick("default level", usualLevel), title: String? = nil, windowUUID: WindowUUID,
        actionType: ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.title = title
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

        guard let action = action as? LampAction, action.actionType as? LampActionType == .dim else { return state }
        return LampState(
            windowUUID: state.windowUUID, level: action.level, title: action.title ?? state.title, isOn: state.isOn)
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
            LampAction(title: tick("title", "a"), windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func dimTo(_ level: Int) {
        store.dispatch(LampAction(level: level, windowUUID: windowUUID, actionType: LampActionType.dim))
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
            await drive(store, "\(window.name) dimTo(2)") { view.dimTo(2) }
        }
    }
}
