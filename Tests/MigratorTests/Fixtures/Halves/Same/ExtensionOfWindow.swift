// Members of an extension of the window.
// reducer: ExtensionOfWindow.reducer
// swift-format-ignore-file
extension WindowUUID {
    func extensionOfWindowIs(_ state: Kettle) -> Bool { self == .unavailable || self == state.windowUUID }
    var extensionOfWindowText: String { self == .unavailable ? "all" : "one" }
}

@MainActor
enum ExtensionOfWindow {
    static let reducer: Reducer<Kettle> = { state, action in
        guard action.windowUUID.extensionOfWindowIs(state) else { return .defaultState(from: state) }
        if action is KettleAction { return state }
        return Kettle(windowUUID: state.windowUUID, degrees: 0, tea: action.windowUUID.extensionOfWindowText)
    }
}
