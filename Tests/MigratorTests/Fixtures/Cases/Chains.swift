// Optional chains and several `??` behind each other.

struct Bulb: Sendable {
    let watts: Int?
    let name: String

    func doubled() -> Int { (watts ?? 1) * 2 }
}

struct LampAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    var bulb: Bulb?
    var spare: Int?
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

    static let reducer: Reducer<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case LampActionType.dim:
            let action = action as? LampAction
            return LampState(
                windowUUID: state.windowUUID, level: action?.bulb?.watts ?? action?.spare ?? state.level,
                title: action?.bulb?.name ?? "none", isOn: action?.bulb?.name.isEmpty == false)
        case LampActionType.paint:
            let doubled = (action as? LampAction)?.bulb?.doubled()
            return LampState(
                windowUUID: state.windowUUID, level: doubled.map { $0 + 1 } ?? 0, title: state.title,
                isOn: doubled != nil)
        default:
            return state
        }
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ bulb: Bulb, _ spare: Int) {
        store.dispatch(
            LampAction(windowUUID: windowUUID, actionType: LampActionType.dim, bulb: bulb, spare: spare))
    }

    func paint(_ bulb: Bulb?) {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.paint, bulb: bulb))
    }
}

@MainActor let store = Store(
    state: LampState(windowUUID: here, level: 1, title: "old", isOn: true),
    reducer: LampState.reducer
)

@main
struct Main {
    @MainActor
    static func main() async {
        for window in [here, there, .unavailable] {
            let view = LampView(windowUUID: window)
            await drive(store, "\(window.name) dim watts") { view.dim(Bulb(watts: 4, name: "a"), 2) }
            await drive(store, "\(window.name) dim none") { view.dim(Bulb(watts: nil, name: ""), 2) }
            await drive(store, "\(window.name) paint") { view.paint(Bulb(watts: 3, name: "b")) }
            await drive(store, "\(window.name) paint(nil)") { view.paint(nil) }
        }
    }
}
