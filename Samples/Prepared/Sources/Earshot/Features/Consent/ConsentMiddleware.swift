import ListeningKit
import Redux

/// Remembers how the listener answered the terms.
@MainActor
final class ConsentMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var consentProvider: Middleware<AppState> = (legacyConsentProvider, modernConsentProvider)

    lazy var modernConsentProvider: MiddlewareMethod<AppState> = { _, action, windowUUID in
    }

    lazy var legacyConsentProvider: LegacyMiddlewareMethod<AppState> = { _, action in
        if let action = action as? ConsentAction {
            self.handleConsentAction(action)
        } else if let action = action as? LibraryAction {
            self.handleLibraryAction(action)
        }
    }

    private func handleConsentAction(_ action: Action) {
        guard let action = action as? ConsentAction,
            let type = action.actionType as? ConsentActionType
        else { return }

        switch type {
        case ConsentActionType.termsShown:
            services.telemetry.record("terms-shown")
        case ConsentActionType.termsAccepted:
            keep(.accepted)
        case ConsentActionType.laterTapped:
            keep(.postponed)
        case ConsentActionType.gestureDismissed:
            keep(.dismissed)
        case ConsentActionType.termsLinkTapped:
            services.router.open("terms", in: action.windowUUID)
        case ConsentActionType.privacyLinkTapped:
            services.router.open("privacy", in: action.windowUUID)
        }
    }

    private func handleLibraryAction(_ action: Action) {
        guard let action = action as? LibraryAction else { return }

        switch action.actionType {
        case LibraryActionType.viewDidAppear:
            guard services.preferences.string(for: "consent") == nil else { return }
            services.telemetry.record("terms-due")
        default:
            break
        }
    }

    private func keep(_ answer: ListeningKit.ConsentAction) {
        services.preferences.set(answer.rawValue, for: "consent")
        services.telemetry.record("terms-\(answer.rawValue)")
    }
}
