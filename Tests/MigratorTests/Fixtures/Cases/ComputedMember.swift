// The struct has computed properties and a method, which consumers ask.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    var level: Int?

    var isBright: Bool { (level ?? 0) > 3 }

    func scaled(by factor: Int) -> Int { (level ?? 1) * factor }
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
            windowUUID: state.windowUUID, level: action.scaled(by: 10), title: action.isBright ? "bright" : "dark",
            isOn: action.isBright)
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
            await drive(store, "\(window.name) dim(2)") { view.dim(2) }
            await drive(store, "\(window.name) dim(5)") { view.dim(5) }
        }
    }
}
