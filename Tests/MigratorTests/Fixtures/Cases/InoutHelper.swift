// A helper changes the state through `inout`, and one the fields.

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

        var new = state
        switch action.actionType {
        case LampActionType.dim:
            apply(action, to: &new)
        case LampActionType.paint:
            var title = (action as? LampAction)?.title ?? "none"
            title += "!"
            new.title = title
        default:
            break
        }
        return new
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }

    @MainActor
    private static func apply(_ action: Action, to state: inout LampState) {
        guard let action = action as? LampAction else { return }
        if let level = action.level { state.level = level }
        state.isOn.toggle()
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
            await drive(store, "\(window.name) dim(3)") { view.dim(3) }
            await drive(store, "\(window.name) paint('red')") { view.paint("red") }
            await drive(store, "\(window.name) paint(nil)") { view.paint(nil) }
            await drive(store, "\(window.name) blink()") { view.blink() }
        }
    }
}
