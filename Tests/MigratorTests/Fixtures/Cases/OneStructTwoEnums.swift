// One struct serves two enums that have a case of one name.

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
    case initialize
}

enum LampMiddlewareActionType: ActionType {
    case initialize
    case didDim
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
        case LampActionType.initialize:
            return LampState(windowUUID: state.windowUUID, level: 0, title: "initialized", isOn: false)
        case LampMiddlewareActionType.initialize:
            return LampState(windowUUID: state.windowUUID, level: 1, title: "middleware", isOn: true)
        case LampMiddlewareActionType.didDim, LampActionType.dim:
            return LampState(
                windowUUID: state.windowUUID, level: (action as? LampAction)?.level ?? 0, title: state.title, isOn: true
            )
        default:
            return state
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
            let level = (action as? LampAction)?.level
            store.dispatch(
                LampAction(
                    level: level.map { $0 * 2 }, windowUUID: action.windowUUID,
                    actionType: LampMiddlewareActionType.didDim))
        case LampActionType.initialize:
            store.dispatch(
                LampAction(windowUUID: action.windowUUID, actionType: LampMiddlewareActionType.initialize))
        default:
            say("lamp")
        }
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ level: Int) {
        store.dispatch(LampAction(level: level, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func initialize() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.initialize))
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
            await drive(store, "\(window.name) initialize()") { view.initialize() }
            await drive(store, "\(window.name) dim(4)") { view.dim(4) }
        }
    }
}
