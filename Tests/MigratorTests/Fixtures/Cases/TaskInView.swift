// A view dispatches in a `Task`, in front of and behind an `await`.

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

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ level: Int) {
        tasks.append(
            Task {
                let loaded = await load(level)
                let action = LampAction(level: loaded, windowUUID: windowUUID, actionType: LampActionType.dim)
                store.dispatch(action)
            })
        store.dispatch(LampAction(title: "loading", windowUUID: windowUUID, actionType: LampActionType.paint))
    }

    private func load(_ level: Int) async -> Int {
        await Task.yield()
        return level + 1
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
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
