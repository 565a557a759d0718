// Fields have the names `state` and `action`.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let state: Int?
    let action: String?
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
            return LampState(
                windowUUID: state.windowUUID, level: (action as? LampAction)?.state ?? state.level, title: state.title,
                isOn: state.isOn)
        case LampActionType.paint:
            guard let action = action as? LampAction, let text = action.action else { return state }
            return LampState(windowUUID: state.windowUUID, level: action.state ?? 0, title: text, isOn: state.isOn)
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
        store.dispatch(
            LampAction(windowUUID: windowUUID, actionType: LampActionType.dim, state: level, action: nil))
    }

    func paint(_ text: String, _ level: Int?) {
        store.dispatch(
            LampAction(windowUUID: windowUUID, actionType: LampActionType.paint, state: level, action: text))
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
            await drive(store, "\(window.name) paint('red', 6)") { view.paint("red", 6) }
            await drive(store, "\(window.name) paint('blue', nil)") { view.paint("blue", nil) }
        }
    }
}
