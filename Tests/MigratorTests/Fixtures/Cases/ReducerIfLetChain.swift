// A chain by struct with a helper for each that holds the switch; the rest is passed on.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int?
    let title: String?
    let isOn: Bool?

    init(
        level: Int? = nil, title: String? = nil, isOn: Bool? = nil, windowUUID: WindowUUID, actionType: ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.title = title
        self.isOn = isOn
    }
}

enum LampActionType: ActionType {
    case dim
    case paint
    case blink
}

struct DoorAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    var code: Int?
}

enum DoorActionType: ActionType {
    case open
    case close
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

        if let action = action as? LampAction {
            return reduceLamp(action: action, state: state)
        } else if let action = action as? DoorAction {
            return reduceDoor(action: action, state: state)
        }
        return passthrough(from: state, action: action)
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }

    @MainActor
    static func reduceLamp(action: LampAction, state: Self) -> Self {
        switch action.actionType {
        case LampActionType.dim:
            return LampState(windowUUID: state.windowUUID, level: action.level ?? 0, title: state.title, isOn: true)
        case LampActionType.paint:
            return LampState(windowUUID: state.windowUUID, level: state.level, title: action.title ?? "", isOn: true)
        default:
            return passthrough(from: state, action: action)
        }
    }

    @MainActor
    static func reduceDoor(action: DoorAction, state: Self) -> Self {
        switch action.actionType {
        case DoorActionType.open:
            return LampState(windowUUID: state.windowUUID, level: action.code ?? 9, title: "door", isOn: true)
        default:
            return defaultState(from: state)
        }
    }

    @MainActor
    static func passthrough(from state: Self, action: Action) -> Self {
        return LampState(
            windowUUID: state.windowUUID, level: state.level, title: state.title,
            isOn: action.actionType as? LampActionType == .blink)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ level: Int) {
        store.dispatch(LampAction(level: level, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func paint(_ title: String?) {
        let action = LampAction(title: title, windowUUID: windowUUID, actionType: LampActionType.paint)
        store.dispatch(action)
    }

    func blink() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.blink))
    }

    func open(_ code: Int) {
        store.dispatch(DoorAction(windowUUID: windowUUID, actionType: DoorActionType.open, code: code))
    }

    func close() {
        store.dispatch(DoorAction(windowUUID: windowUUID, actionType: DoorActionType.close))
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
            await drive(store, "\(window.name) paint(nil)") { view.paint(nil) }
            await drive(store, "\(window.name) blink()") { view.blink() }
            await drive(store, "\(window.name) open(4)") { view.open(4) }
            await drive(store, "\(window.name) close()") { view.close() }
        }
    }
}
