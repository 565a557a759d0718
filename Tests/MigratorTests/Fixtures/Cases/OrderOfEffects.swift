// Middlewares dispatch while an action is processed; the queue decides the order.

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

        switch action.actionType {
        case LampActionType.dim:
            var new = state
            new.level = (action as? LampAction)?.level ?? 0
            return new
        case DoorActionType.open:
            var new = state
            new.level = (action as? DoorAction)?.code ?? -1
            return new
        case DoorActionType.close:
            return LampState(windowUUID: state.windowUUID, level: state.level, title: "closed", isOn: state.isOn)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }
}

@MainActor
final class LampMiddleware {
    lazy var lampProvider: Middleware<LampState> = { [self] state, action in
        switch action.actionType {
        case LampActionType.dim:
            say("first dim")
            store.dispatch(
                LampAction(title: "from dim", windowUUID: action.windowUUID, actionType: LampActionType.paint))
            store.dispatch(DoorAction(windowUUID: action.windowUUID, actionType: DoorActionType.open, code: 1))
            say("end of dim")
        case LampActionType.paint:
            say("paint \((action as? LampAction)?.title ?? "none")")
            store.dispatch(LampAction(isOn: true, windowUUID: action.windowUUID, actionType: LampActionType.blink))
        case LampActionType.blink:
            say("blink at \(state.level)")
        case DoorActionType.open:
            say("open at \(state.level)")
            store.dispatch(DoorAction(windowUUID: action.windowUUID, actionType: DoorActionType.close))
        case DoorActionType.close:
            say("close")
        default:
            break
        }
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
}

@MainActor let lampMiddleware = LampMiddleware()
@MainActor let store = Store(
    state: LampState(windowUUID: here, level: 1, title: "old", isOn: true),
    reducer: LampState.reducer,
    middlewares: [lampMiddleware.lampProvider]
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
        }
    }
}
