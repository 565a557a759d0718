// Values come from optional chains, `try?` and `as?`.

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

struct Item {
    let level: Int?
    let name: String
}

struct Failure: Error {}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ item: Item?) {
        store.dispatch(
            LampAction(
                level: item?.level, title: item?.name.first.map { String($0) }, windowUUID: windowUUID,
                actionType: LampActionType.dim))
    }

    func paint(_ value: Any) {
        store.dispatch(
            LampAction(
                level: try? parsed(value), title: value as? String, windowUUID: windowUUID,
                actionType: LampActionType.paint))
    }

    private func parsed(_ value: Any) throws -> Int {
        guard let number = value as? Int else { throw Failure() }
        return number
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
            await drive(store, "\(window.name) dim item") { view.dim(Item(level: 4, name: "xy")) }
            await drive(store, "\(window.name) dim empty") { view.dim(Item(level: nil, name: "")) }
            await drive(store, "\(window.name) dim(nil)") { view.dim(nil) }
            await drive(store, "\(window.name) paint text") { view.paint("red") }
            await drive(store, "\(window.name) paint number") { view.paint(7) }
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
