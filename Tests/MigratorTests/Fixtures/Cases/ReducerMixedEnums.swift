// One switch with the cases of three enums, several of them in one branch.

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

enum LampMiddlewareActionType: ActionType {
    case didDim
    case didBlink
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
        case LampActionType.dim, LampMiddlewareActionType.didDim, DoorActionType.open:
            var new = state
            new.level = (action as? LampAction)?.level ?? (action as? DoorAction)?.code ?? -1
            return new
        case LampMiddlewareActionType.didBlink, LampActionType.blink:
            return LampState(windowUUID: state.windowUUID, level: 0, title: "blink", isOn: !state.isOn)
        case DoorActionType.close, LampActionType.paint:
            var new = state
            new.title = (action as? LampAction)?.title ?? "closed"
            return new
        default:
            return defaultState(from: state)
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
        store.dispatch(LampAction(level: level, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func paint(_ title: String?) {
        let action = LampAction(title: title, windowUUID: windowUUID, actionType: LampActionType.paint)
        store.dispatch(action)
    }

    func blink() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.blink))
    }

    func didDim(_ level: Int) {
        store.dispatch(LampAction(level: level, windowUUID: windowUUID, actionType: LampMiddlewareActionType.didDim))
    }

    func didBlink() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampMiddlewareActionType.didBlink))
    }

    func open(_ code: Int?) {
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
            await drive(store, "\(window.name) didDim(5)") { view.didDim(5) }
            await drive(store, "\(window.name) didBlink()") { view.didBlink() }
            await drive(store, "\(window.name) open(7)") { view.open(7) }
            await drive(store, "\(window.name) open(nil)") { view.open(nil) }
            await drive(store, "\(window.name) close()") { view.close() }
        }
    }
}
