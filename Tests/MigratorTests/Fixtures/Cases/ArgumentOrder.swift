// The window comes first, and the labels are in another order than the properties; all arguments have effects.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let title: String?
    let level: Int?

    init(windowUUID: WindowUUID, actionType: ActionType, level: Int? = nil, title: String? = nil) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.title = title
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

        switch action.actionType {
        case LampActionType.dim:
            var new = state
            new.level = (action as? LampAction)?.level ?? 0
            return new
        case LampActionType.paint:
            var new = state
            new.title = (action as? LampAction)?.title ?? "none"
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

    func dim(_ level: Int) {
        store.dispatch(
            LampAction(
                windowUUID: tick("window", windowUUID), actionType: LampActionType.dim, level: tick("level", level),
                title: tick("title", "a")))
    }

    func paint(_ title: String) {
        let action = LampAction(
            windowUUID: tick("window", windowUUID), actionType: LampActionType.paint,
            title: tick("title", title))
        store.dispatch(action)
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
        }
    }
}
