// The name of an implicit member and of a case.
// reducer: NameOfEnumCase.reducer from [NameOfEnumCase(windowUUID: here, mode: .color)]
// swift-format-ignore-file
struct NameOfEnumCase: StateType {
    enum Mode: Equatable, Sendable { case tea, color, mixed(tea: Bool) }
    let windowUUID: WindowUUID
    var mode: Mode
    static func defaultState(from state: Self) -> Self { Self(windowUUID: state.windowUUID, mode: .color) }

    static let reducer: Reducer<Self> = { state, action in
        let tea = (action as? KettleAction)?.tea
        if tea != nil { return Self(windowUUID: state.windowUUID, mode: .tea) }
        let color = action is CupAction
        guard !color, state.mode == .color else { return Self(windowUUID: state.windowUUID, mode: .mixed(tea: tea == nil)) }
        return Self(windowUUID: state.windowUUID, mode: Mode.tea)
    }
}
