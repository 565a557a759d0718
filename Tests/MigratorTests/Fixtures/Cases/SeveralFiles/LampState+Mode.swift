extension LampState {
    @MainActor
    static func handleMode(state: Self, action: Action) -> Self {
        guard let mode = (action as? LampAction)?.mode else { return defaultState(from: state) }
        switch mode {
        case .reading: return LampState(windowUUID: state.windowUUID, level: 9, mode: mode)
        case .night(let minutes): return LampState(windowUUID: state.windowUUID, level: minutes / 10, mode: mode)
        }
    }
}
