/// Sources that the tests of several commands are about.
enum LampTree {
    static let redux = """
        protocol StateType {}
        protocol ActionType {}
        protocol Action {
            var windowUUID: WindowUUID { get }
            var actionType: ActionType { get }
        }
        typealias Reducer<State> = (State, Action) -> State
        struct WindowUUID: Equatable {}
        class Store { func dispatch(_ action: Action) {} }
        let store = Store()
        let window = WindowUUID()

        """

    static let action = """
        enum LampActionType: ActionType {
            case glow
            case dim
            case flash
        }

        struct LampAction: Action {
            let windowUUID: WindowUUID
            let actionType: ActionType
            let level: Int?
            let note: String?

            init(level: Int? = nil, note: String? = nil, windowUUID: WindowUUID, actionType: ActionType) {
                self.windowUUID = windowUUID
                self.actionType = actionType
                self.level = level
                self.note = note
            }
        }

        """

    static let state = """
        struct LampState: StateType {
            var level = 0

            static let reducer: Reducer<Self> = { state, action in
                guard let action = action as? LampAction else { return state }
                switch action.actionType {
                case LampActionType.glow: return LampState(level: action.level ?? 0)
                case LampActionType.dim: return LampState(level: 0)
                default: return state
                }
            }
        }

        """

    static let view = """
        struct LampView {
            func glow() {
                store.dispatch(LampAction(level: 1, note: "n", windowUUID: window, actionType: LampActionType.glow))
            }

            func dim() {
                store.dispatch(LampAction(windowUUID: window, actionType: LampActionType.dim))
            }
        }

        """

    /// Writes the tree.
    static func write(to program: BuiltProgram, folder: String = "x") throws {
        try program.write(redux, to: "\(folder)/Redux.swift")
        try program.write(action, to: "\(folder)/LampAction.swift")
        try program.write(state, to: "\(folder)/LampState.swift")
        try program.write(view, to: "\(folder)/LampView.swift")
    }
}
