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
    }

    lazy var legacyCastingProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        switch action.actionType {
        case CastingActionType.didPickDevice, CastingActionType.didTapRetry:
            self.connect(for: action)
        case CastingActionType.didDisconnect:
            self.disconnect(for: action, state: state)
        default:
            break
        }
    }

    private func connect(for action: Action) {
        guard let device = (action as? CastingAction)?.device else { return }

        Task { @MainActor in
            do {
                try await services.audio.connect(to: device, in: action.windowUUID)
                dispatchAction(for: .castDeviceDidChange, with: device, and: action.windowUUID)
                services.telemetry.recordCast(actionType: .connect, device: device)
            } catch {
                services.telemetry.recordCast(actionType: .fail, device: device)
                self.showFailure(device: device, action: action)
            }
        }
    }

    private func disconnect(for action: Action, state: AppState) {
        let bar = state.screenState(PlayerBarState.self, for: .playerBar, window: action.windowUUID)
        services.telemetry.recordCast(actionType: .disconnect, device: bar?.transport.castDevice ?? "none")
        dispatchAction(for: PlayerBarActionType.castDeviceDidChange, with: nil, and: action.windowUUID)
    }

    private func showFailure(device: String, action: Action) {
        let toastAction = ShellAction(
            toast: .castFailed(device: device),
            windowUUID: action.windowUUID,
            actionType: ShellActionType.showToast
        )
        store.dispatch(toastAction)
    }

    private func dispatchAction(
        for actionType: PlayerBarActionType,
        with device: String?,
        and windowUUID: WindowUUID
    ) {
        let barAction = PlayerBarAction(castDevice: device, windowUUID: windowUUID, actionType: actionType)
        store.dispatch(barAction)
    }
}
