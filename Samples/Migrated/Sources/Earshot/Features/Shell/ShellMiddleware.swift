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
        switch action {
        case WelcomeAction.didFinish:
            self.services.preferences.set(true, for: "welcome.finished")
            store.dispatch(ShellModernAction.returnToLibrary, forWindowUUID: windowUUID)
        case ShellModernAction.toggleDrivingMode:
            self.recordDrivingMode(state: state, windowUUID: windowUUID)
        case ShellModernAction.showOverlay(let showsOverlay):
            self.recordOverlay(showsOverlay: showsOverlay)
        default:
            break
        }
    }

    lazy var legacyShellProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        switch action.actionType {
        case ShellActionType.showToast:
            guard let toast = (action as? ShellAction)?.toast else { return }
            self.services.telemetry.record("toast", extra: toast.text)
        case NavigationActionType.tapOnHelp:
            self.services.telemetry.record("help")
        default:
            break
        }
    }

    private func recordDrivingMode(state: AppState, windowUUID: WindowUUID) {
        let shell = state.screenState(ShellState.self, for: .shell, window: windowUUID)
        services.telemetry.record("driving-mode", extra: shell?.isDrivingMode == true ? "on" : "off")
    }

    private func recordOverlay(showsOverlay: Bool) {
        guard showsOverlay == true else {
            return
        }
        services.telemetry.record("overlay")
    }
}
