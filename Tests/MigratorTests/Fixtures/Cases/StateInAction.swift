// A field holds a whole state: what is returned is the field, or the default.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    var lampState: LampState?
}

enum LampActionType: ActionType {
    case replace
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
        return action.lampState ?? defaultState(from: state)
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func replace(_ state: LampState?) {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.replace, lampState: state))
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
            await drive(store, "\(window.name) replace") {
                view.replace(LampState(windowUUID: here, level: 8, title: "new", isOn: true))
            }
            await drive(store, "\(window.name) replace(nil)") { view.replace(nil) }
        }
    }
}
