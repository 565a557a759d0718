// Whether the case is one of an enum is asked, without which.

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

        guard action.actionType is LampActionType else {
            return LampState(windowUUID: state.windowUUID, level: state.level, title: "no lamp", isOn: false)
        }
        let level = (action as? LampAction)?.level ?? state.level
        return LampState(windowUUID: state.windowUUID, level: level + 1, title: "lamp", isOn: true)
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
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

    func open() {
        store.dispatch(DoorAction(windowUUID: windowUUID, actionType: DoorActionType.open))
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
            await drive(store, "\(window.name) open()") { view.open() }
            await drive(store, "\(window.name) close()") { view.close() }
        }
    }
}
