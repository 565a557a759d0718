// One case is modern already, by hand; the others are to follow it into its enum.

enum LampModernAction: ModernAction {
    case blink(isOn: Bool)
}

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let level: Int?
    let title: String?

    init(level: Int? = nil, title: String? = nil, windowUUID: WindowUUID, actionType: ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.level = level
        self.title = title
    }
}

enum LampActionType: ActionType {
    case dim
    case paint
}

struct LampState: StateType {
    let windowUUID: WindowUUID
    var level: Int
    var title: String
    var isOn: Bool

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        guard let action = action as? LampModernAction else { return defaultState(from: state) }
        switch action {
        case .blink(let isOn):
            return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: isOn)
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case LampActionType.dim:
            return LampState(
                windowUUID: state.windowUUID, level: (action as? LampAction)?.level ?? 0, title: state.title,
                isOn: state.isOn)
        case LampActionType.paint:
            return LampState(
                windowUUID: state.windowUUID, level: state.level, title: (action as? LampAction)?.title ?? "none",
                isOn: state.isOn)
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
    lazy var lampProvider: Middleware<LampState> = (legacyLampProvider, modernLampProvider)

    lazy var modernLampProvider: MiddlewareMethod<LampState> = { [self] state, action, windowUUID in
        switch action {
        case LampModernAction.blink(let isOn): note("blink \(isOn) in \(windowUUID.name)")
        default: note("other modern")
        }
    }

    lazy var legacyLampProvider: LegacyMiddlewareMethod<LampState> = { [self] state, action in
        guard let action = action as? LampAction else { return }
        note("\(action.level ?? -1) \(action.title ?? "untitled")")
        if action.actionType as? LampActionType == .paint {
            store.dispatch(LampModernAction.blink(isOn: true), forWindowUUID: action.windowUUID)
        }
    }

    private func note(_ text: String) {
        say("lamp: \(text)")
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
        store.dispatch(LampModernAction.blink(isOn: false), forWindowUUID: windowUUID)
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
