import ListeningKit
import Redux

/// Connects the player of a window with a device.
@MainActor
final class CastingMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var castingProvider: Middleware<AppState> = (legacyCastingProvider, modernCastingProvider)

    lazy var modernCastingProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
        switch action {
        case CastingModernAction.didDisconnect:
            self.disconnect(state: state, windowUUID: windowUUID)
        case CastingModernAction.didPickDevice(let device):
            self.connect(device: device, windowUUID: windowUUID)
        default:
            break
        }
    }

    lazy var legacyCastingProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        switch action.actionType {
        case CastingActionType.didTapRetry:
            self.connect(for: action)
        default:
            break
        }
    }

    private func connect(for action: Action) {
        guard let device = (action as? CastingAction)?.device else { return }

        Task { @MainActor in
            do {
                try await services.audio.connect(to: device, in: action.windowUUID)
                dispatchAction(
                    for: PlayerBarModernAction.castDeviceDidChange(castDevice: device),
                    and: action.windowUUID
                )
                services.telemetry.recordCast(actionType: .connect, device: device)
            } catch {
                services.telemetry.recordCast(actionType: .fail, device: device)
                self.showFailure(device: device, action: action)
            }
        }
    }

    private func connect(device: String, windowUUID: WindowUUID) {
        Task { @MainActor in
            do {
                try await services.audio.connect(to: device, in: windowUUID)
                dispatchAction(for: PlayerBarModernAction.castDeviceDidChange(castDevice: device), and: windowUUID)
                services.telemetry.recordCast(actionType: .connect, device: device)
            } catch {
                services.telemetry.recordCast(actionType: .fail, device: device)
                self.showFailure(device: device, windowUUID: windowUUID)
            }
        }
    }

    private func disconnect(for action: Action, state: AppState) {
        let bar = state.screenState(PlayerBarState.self, for: .playerBar, window: action.windowUUID)
        services.telemetry.recordCast(actionType: .disconnect, device: bar?.transport.castDevice ?? "none")
        dispatchAction(for: PlayerBarModernAction.castDeviceDidChange(castDevice: nil), and: action.windowUUID)
    }

    private func disconnect(state: AppState, windowUUID: WindowUUID) {
        let bar = state.screenState(PlayerBarState.self, for: .playerBar, window: windowUUID)
        services.telemetry.recordCast(actionType: .disconnect, device: bar?.transport.castDevice ?? "none")
        dispatchAction(for: PlayerBarModernAction.castDeviceDidChange(castDevice: nil), and: windowUUID)
    }

    private func showFailure(device: String, action: Action) {
        let toastAction = ShellAction(
            toast: .castFailed(device: device),
            windowUUID: action.windowUUID,
            actionType: ShellActionType.showToast
        )
        store.dispatch(toastAction)
    }

    private func showFailure(device: String, windowUUID: WindowUUID) {
        let toastAction = ShellAction(
            toast: .castFailed(device: device),
            windowUUID: windowUUID,
            actionType: ShellActionType.showToast
        )
        store.dispatch(toastAction)
    }

    private func dispatchAction(
        for action: PlayerBarModernAction, and windowUUID: WindowUUID
    ) {
        store.dispatch(action, forWindowUUID: windowUUID)
    }
}
