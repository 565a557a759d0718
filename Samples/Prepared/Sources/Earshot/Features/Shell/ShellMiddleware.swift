import ListeningKit
import Redux

/// Records what happens to the window as a whole.
@MainActor
final class ShellMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var shellProvider: Middleware<AppState> = (legacyShellProvider, modernShellProvider)

    lazy var modernShellProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
    }

    lazy var legacyShellProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        switch action.actionType {
        case ShellActionType.toggleDrivingMode:
            self.recordDrivingMode(state: state, action: action)
        case ShellActionType.showToast:
            guard let toast = (action as? ShellAction)?.toast else { return }
            self.services.telemetry.record("toast", extra: toast.text)
        case ShellActionType.showOverlay:
            self.recordOverlay(action)
        case NavigationActionType.tapOnHelp:
            self.services.telemetry.record("help")
        case WelcomeActionType.didFinish:
            self.services.preferences.set(true, for: "welcome.finished")
            store.dispatch(
                ShellAction(windowUUID: action.windowUUID, actionType: ShellActionType.returnToLibrary)
            )
        default:
            break
        }
    }

    private func recordDrivingMode(state: AppState, action: Action) {
        let shell = state.screenState(ShellState.self, for: .shell, window: action.windowUUID)
        services.telemetry.record("driving-mode", extra: shell?.isDrivingMode == true ? "on" : "off")
    }

    private func recordOverlay(_ action: Action) {
        guard let shellAction = action as? ShellAction, shellAction.showsOverlay == true else { return }
        services.telemetry.record("overlay")
    }
}
