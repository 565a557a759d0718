// Two middlewares and a reducer ask for different fields of one case, which two sites give differently.

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
            guard let level = (action as? LampAction)?.level else { return defaultState(from: state) }
            return LampState(windowUUID: state.windowUUID, level: level, title: state.title, isOn: state.isOn)
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
        guard let title = (action as? LampAction)?.title else { return }
        say("lamp \(title)")
    }
}

@MainActor
final class DoorMiddleware {
    lazy var doorProvider: Middleware<LampState> = { [self] state, action in
        guard let action = action as? LampAction else { return }
        say("door \(action.isOn ?? false) \(action.level.map { String($0) } ?? "no level")")
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func first(_ level: Int) {
        store.dispatch(LampAction(level: level, isOn: true, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func second(_ title: String) {
        store.dispatch(LampAction(title: title, windowUUID: windowUUID, actionType: LampActionType.dim))
    }
}

@MainActor let lampMiddleware = LampMiddleware()
@MainActor let doorMiddleware = DoorMiddleware()
@MainActor let store = Store(
    state: LampState(windowUUID: here, level: 1, title: "old", isOn: true),
    reducer: LampState.reducer,
    middlewares: [lampMiddleware.lampProvider, doorMiddleware.doorProvider]
)

@main
struct Main {
    @MainActor
    static func main() async {
        for window in [here, there, .unavailable] {
            let view = LampView(windowUUID: window)
            await drive(store, "\(window.name) first(3)") { view.first(3) }
            await drive(store, "\(window.name) second('a')") { view.second("a") }
        }
    }
}
