// Fields that are not optional have defaults, which some sites leave and others override.

enum Border: Equatable, Sendable {
    case none
    case top
}

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int
    let canDim: Bool
    let border: Border?

    init(
        level: Int = 7, canDim: Bool = false, border: Border? = .none, windowUUID: WindowUUID,
        actionType: any ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.canDim = canDim
        self.border = border
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

        guard let action = action as? LampAction else { return state }
        switch action.actionType {
        case LampActionType.dim:
            return LampState(windowUUID: state.windowUUID, level: action.level, title: state.title, isOn: action.canDim)
        case LampActionType.paint:
            return LampState(
                windowUUID: state.windowUUID, level: action.level,
                title: action.border == .top ? "top" : action.border == Border.none ? "plain" : "unknown",
                isOn: action.canDim)
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

    func dim(_ canDim: Bool) {
        store.dispatch(LampAction(canDim: canDim, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func dimTo(_ level: Int) {
        store.dispatch(LampAction(level: level, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func paint() {
        store.dispatch(LampAction(border: .top, windowUUID: windowUUID, actionType: LampActionType.paint))
    }

    func bare() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.paint))
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
            await drive(store, "\(window.name) dim(true)") { view.dim(true) }
            await drive(store, "\(window.name) dim(false)") { view.dim(false) }
            await drive(store, "\(window.name) dimTo(2)") { view.dimTo(2) }
            await drive(store, "\(window.name) paint()") { view.paint() }
            await drive(store, "\(window.name) bare()") { view.bare() }
        }
    }
}
