// Types are named through aliases, and the struct conforms in an extension.

typealias AnyAction = Action
typealias Kind = LampActionType

struct LampAction {
    let windowUUID: WindowUUID
    let actionType: ActionType
    var level: Int?
}

extension LampAction: Action {}

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

        guard let lampAction = action as? LampAction, let kind = action.actionType as? Kind else { return state }
        switch kind {
        case .dim: return changed(lampAction, state)
        case .blink: return LampState(windowUUID: state.windowUUID, level: 0, title: "blink", isOn: !state.isOn)
        }
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }

    @MainActor
    static func changed(_ action: AnyAction, _ state: Self) -> Self {
        let level = (action as? LampAction)?.level ?? 0
        return LampState(windowUUID: state.windowUUID, level: level, title: state.title, isOn: state.isOn)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ level: Int) {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: Kind.dim, level: level))
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
            await drive(store, "\(window.name) dim(4)") { view.dim(4) }
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
