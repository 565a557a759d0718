// A chain by struct with a helper for each; the `else` hands the action to a helper in which other enums are matched.

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

struct ClockAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
}

enum ClockActionType: ActionType {
    case tick
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
        case LampActionType.paint:
            var new = state
            new.title = (action as? LampAction)?.title ?? "none"
            return new
        case LampActionType.blink:
            return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: !state.isOn)
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
    lazy var lampProvider: Middleware<LampState> = { state, action in
        if let action = action as? LampAction {
            self.resolveLamp(action: action, state: state)
        } else if let action = action as? DoorAction {
            self.resolveDoor(action, state)
        } else {
            self.resolveOther(with: action, state: state)
        }
    }

    private func resolveLamp(action: LampAction, state: LampState) {
        switch action.actionType {
        case LampActionType.dim:
            say("dim \(action.level ?? -1) of \(state.level)")
        case LampActionType.blink:
            say("blink \(action.windowUUID.name)")
        default:
            say("some lamp")
        }
    }

    private func resolveDoor(_ action: DoorAction, _ state: LampState) {
        switch action.actionType {
        case DoorActionType.open:
            say("open \(action.code ?? 0)")
        default:
            break
        }
    }

    private func resolveOther(with action: Action, state: LampState) {
        switch action.actionType {
        case ClockActionType.tick:
            say("clock \(state.title)")
        case LampActionType.paint:
            say("never: it is a lamp's")
        default:
            say("unknown")
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

    func open(_ code: Int?) {
        store.dispatch(DoorAction(windowUUID: windowUUID, actionType: DoorActionType.open, code: code))
    }

    func close() {
        store.dispatch(DoorAction(windowUUID: windowUUID, actionType: DoorActionType.close))
    }

    func clock() {
        store.dispatch(ClockAction(windowUUID: windowUUID, actionType: ClockActionType.tick))
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
            await drive(store, "\(window.name) open(2)") { view.open(2) }
            await drive(store, "\(window.name) open(nil)") { view.open(nil) }
            await drive(store, "\(window.name) close()") { view.close() }
            await drive(store, "\(window.name) clock()") { view.clock() }
        }
    }
}
