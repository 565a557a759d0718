@MainActor
final class ClockMiddleware {
    private enum Mode { case reading }

    lazy var clockProvider: Middleware<AppState> = { [self] state, action in
        switch action.actionType {
        case LampActionType.switchMode:
            guard case .night(let minutes)? = (action as? LampAction)?.mode else { return }
            wake(after: minutes, in: action.windowUUID)
        case ClockActionType.wake:
            say("woken \(Mode.reading)")
        default:
            break
        }
    }

    private func wake(after minutes: Int, in windowUUID: WindowUUID) {
        say("waking after \(minutes)")
        store.dispatch(ClockAction(windowUUID: windowUUID, actionType: ClockActionType.wake))
        store.dispatch(LampAction(windowUUID: windowUUID, actionType: LampActionType.dim, level: minutes))
    }
}

struct ClockAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
}

enum ClockActionType: ActionType { case wake }
