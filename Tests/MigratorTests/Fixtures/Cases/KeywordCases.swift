// Cases have names that are keywords.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int?
    let `in`: String?
    let isOn: Bool?

    init(
        level: Int? = nil, `in`: String? = nil, isOn: Bool? = nil, windowUUID: WindowUUID, actionType: ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.in = `in`
        self.isOn = isOn
    }
}

enum LampActionType: ActionType {
    case `default`
    case `in`
    case `self`
    case `init`
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
        case LampActionType.default:
            return LampState(
                windowUUID: state.windowUUID, level: (action as? LampAction)?.level ?? 0, title: "default", isOn: true)
        case LampActionType.in:
            return LampState(
                windowUUID: state.windowUUID, level: 0, title: (action as? LampAction)?.in ?? "none", isOn: true)
        case LampActionType.`self`:
            return LampState(windowUUID: state.windowUUID, level: 0, title: "self", isOn: true)
        default:
            return action.actionType as? LampActionType == .`init` ? defaultState(from: state) : state
        }
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func first(_ level: Int) {
        store.dispatch(LampAction(level: level, windowUUID: windowUUID, actionType: LampActionType.default))
    }

    func second(_ title: String) {
        store.dispatch(LampAction(in: title, windowUUID: windowUUID, actionType: LampActionType.in))
    }

    func third() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.`self`))
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.`init`))
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
            await drive(store, "\(window.name) first(4)") { view.first(4) }
            await drive(store, "\(window.name) second('a')") { view.second("a") }
            await drive(store, "\(window.name) third()") { view.third() }
        }
    }
}
