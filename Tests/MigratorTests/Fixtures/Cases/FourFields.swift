// Above three fields the payload is a struct.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int?
    let title: String?
    let isOn: Bool?
    let mark: Int?

    init(
        level: Int? = nil, title: String? = nil, isOn: Bool? = nil, mark: Int? = nil, windowUUID: WindowUUID,
        actionType: ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.title = title
        self.isOn = isOn
        self.mark = mark
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

        guard let action = action as? LampAction, let level = action.level, let mark = action.mark else { return state }
        return LampState(
            windowUUID: state.windowUUID, level: level + mark, title: action.title ?? "none", isOn: action.isOn ?? false
        )
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ level: Int, _ mark: Int) {
        store.dispatch(
            LampAction(
                level: level, title: "titled", isOn: mark > 3, mark: mark, windowUUID: windowUUID,
                actionType: LampActionType.dim))
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
            await drive(store, "\(window.name) dim(4, 2)") { view.dim(4, 2) }
            await drive(store, "\(window.name) dim(5, 9)") { view.dim(5, 9) }
        }
    }
}
