// Closures that are kept, returned and given away dispatch when they are called.

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
struct Button {
    let title: String
    let action: @MainActor () -> Void
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func kept(_ level: Int) {
        let button = Button(title: "dim") {
            store.dispatch(LampAction(level: level, windowUUID: windowUUID, actionType: LampActionType.dim))
        }
        button.action()
        button.action()
    }

    func made(_ title: String) {
        handler(for: title)()
    }

    private func handler(for title: String) -> @MainActor () -> Void {
        return {
            let action = LampAction(title: title, windowUUID: windowUUID, actionType: LampActionType.paint)
            store.dispatch(action)
        }
    }

    func many() {
        [1, 2].forEach { _ in
            store.dispatch(LampAction(isOn: true, windowUUID: windowUUID, actionType: LampActionType.blink))
        }
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
            await drive(store, "\(window.name) kept(3)") { view.kept(3) }
            await drive(store, "\(window.name) made('red')") { view.made("red") }
            await drive(store, "\(window.name) many()") { view.many() }
        }
    }
}
