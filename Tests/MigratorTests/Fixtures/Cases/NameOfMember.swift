// Fields have the names of members and functions that the bodies use.

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int?
    let title: String?
    let log: Bool?

    init(
        level: Int? = nil, title: String? = nil, log: Bool? = nil, windowUUID: WindowUUID, actionType: ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.title = title
        self.log = log
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
            return title((action as? LampAction)?.title, level: (action as? LampAction)?.level ?? 0, of: state)
        default:
            return state
        }
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }

    @MainActor
    static func title(_ title: String?, level: Int, of state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: level, title: title ?? "untitled", isOn: state.isOn)
    }
}

@MainActor
final class LampMiddleware {
    lazy var lampProvider: Middleware<LampState> = { [self] state, action in
        guard let action = action as? LampAction else { return }
        switch action.actionType {
        case LampActionType.dim:
            log.append("dim \(action.level ?? 0) \(level)")
        case LampActionType.paint:
            if action.log == true { log.append("logged") }
            level += 1
            say("\(log)")
        default:
            break
        }
    }

    private var log: [String] = []
    private var level = 10
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ level: Int, _ title: String) {
        store.dispatch(
            LampAction(level: level, title: title, windowUUID: windowUUID, actionType: LampActionType.dim))
    }

    func paint(_ log: Bool) {
        store.dispatch(LampAction(log: log, windowUUID: windowUUID, actionType: LampActionType.paint))
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
            await drive(store, "\(window.name) dim(3, 'a')") { view.dim(3, "a") }
            await drive(store, "\(window.name) paint(true)") { view.paint(true) }
            await drive(store, "\(window.name) paint(false)") { view.paint(false) }
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
