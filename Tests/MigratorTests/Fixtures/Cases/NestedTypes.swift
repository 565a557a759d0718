// The struct has types inside, which are used elsewhere.

struct LampAction: Action {
    enum Mode: Equatable, Sendable {
        case soft
        case hard(Int)
    }

    struct Detail: Equatable, Sendable {
        var name = "none"
        static let usual = Detail(name: "usual")
    }

    let windowUUID: WindowUUID
    let actionType: ActionType
    var mode: Mode?
    var detail: Detail?
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

        guard let action = action as? LampAction, action.actionType as? LampActionType == .dim else { return state }
        let level: Int
        switch action.mode {
        case .hard(let force): level = force
        case .soft: level = 1
        case nil: level = state.level
        }
        return LampState(windowUUID: state.windowUUID, level: level, title: action.detail?.name ?? "", isOn: state.isOn)
    }

    static func defaultState(from state: Self) -> Self {
        return LampState(windowUUID: state.windowUUID, level: state.level, title: state.title, isOn: false)
    }
}

@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ mode: LampAction.Mode) {
        store.dispatch(
            LampAction(windowUUID: windowUUID, actionType: LampActionType.dim, mode: mode, detail: .usual))
    }

    func soft() {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.dim, mode: .soft))
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
            await drive(store, "\(window.name) hard") { view.dim(.hard(6)) }
            await drive(store, "\(window.name) soft") { view.dim(LampAction.Mode.soft) }
            await drive(store, "\(window.name) soft()") { view.soft() }
        }
    }
}
