// A struct without an initialiser, with fields that must be given and one that has a value.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int
    var title: String?
    var isOn = true
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
            return LampState(windowUUID: state.windowUUID, level: action.level, title: state.title, isOn: action.isOn)
        case LampActionType.paint:
            return LampState(
                windowUUID: state.windowUUID, level: state.level, title: action.title ?? "none", isOn: action.isOn)
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
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.dim, level: level))
    }

    func paint(_ title: String, _ isOn: Bool) {
        store.dispatch(
            LampAction(
                windowUUID: windowUUID, actionType: LampActionType.paint, level: 0, title: title, isOn: isOn))
    }

    func bare() {
        var action = LampAction(windowUUID: windowUUID, actionType: LampActionType.paint, level: 1)
        action.title = "set later"
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
            await drive(store, "\(window.name) dim(4)") { view.dim(4) }
            await drive(store, "\(window.name) paint('red', false)") { view.paint("red", false) }
            await drive(store, "\(window.name) bare()") { view.bare() }
        }
    }
}
