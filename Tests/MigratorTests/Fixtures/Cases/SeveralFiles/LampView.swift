@MainActor
struct LampView {
    let windowUUID: WindowUUID

    func dim(_ level: Int) {
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.dim, level: level))
    }

    func switchTo(_ mode: LampMode?) {
        let action = LampAction(windowUUID: windowUUID, actionType: LampActionType.switchMode, mode: mode)
        store.dispatch(action)
    }
}
