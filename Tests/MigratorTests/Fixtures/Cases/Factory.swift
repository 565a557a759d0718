// Static functions of the struct make the actions.

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
    lazy var lampProvider: Middleware<LampState> = { [self] state, action in
        switch action.actionType {
        case LampActionType.dim:
            say("dim \((action as? LampAction)?.level ?? -1) \((action as? LampAction)?.title ?? "none")")
        case LampActionType.paint:
            say("paint \((action as? LampAction)?.title ?? "none") \((action as? LampAction)?.level ?? -1)")
        case LampActionType.blink:
            say("blink \((action as? LampAction)?.isOn == true)")
        default:
            say("other")
        }
    }
}

extension LampAction {
    static func dimming(to level: Int, in windowUUID: WindowUUID) -> LampAction {
        return LampAction(level: level, windowUUID: windowUUID, actionType: LampActionType.dim)
    }

    static func painting(_ title: String, _ windowUUID: WindowUUID) -> Self {
        .init(title: title, windowUUID: windowUUID, actionType: LampActionType.paint)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ level: Int) {
        store.dispatch(LampAction.dimming(to: level, in: windowUUID))
    }

    func paint(_ title: String) {
        let action = LampAction.painting(title, windowUUID)
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
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
