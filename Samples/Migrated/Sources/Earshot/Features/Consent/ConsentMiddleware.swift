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
        switch action {
        case ConsentModernAction.termsShown:
            self.handleTermsShown()
        case ConsentModernAction.laterTapped:
            self.handleConsentAction()
        case LibraryModernAction.viewDidAppear:
            self.handleLibraryAction()
        case ConsentModernAction.gestureDismissed:
            self.handleConsentActionGestureDismissed()
        case ConsentModernAction.termsAccepted:
            self.handleConsentActionTermsAccepted()
        default:
            break
        }
    }

    lazy var legacyConsentProvider: LegacyMiddlewareMethod<AppState> = { _, action in
        if let action = action as? ConsentAction {
            self.handleConsentAction(action)
        } else if let action = action as? LibraryAction {
        }
    }

    private func handleConsentAction(_ action: Action) {
        guard let action = action as? ConsentAction,
            let type = action.actionType as? ConsentActionType
        else { return }

        switch type {
        case ConsentActionType.termsLinkTapped:
            services.router.open("terms", in: action.windowUUID)
        case ConsentActionType.privacyLinkTapped:
            services.router.open("privacy", in: action.windowUUID)
        }
    }

    private func handleConsentActionTermsAccepted() {
        keep(.accepted)
    }

    private func handleConsentActionGestureDismissed() {
        keep(.dismissed)
    }

    private func handleConsentAction() {
        keep(.postponed)
    }

    private func handleTermsShown() {
        services.telemetry.record("terms-shown")
    }

    private func handleLibraryAction() {
        guard services.preferences.string(for: "consent") == nil else { return }
        services.telemetry.record("terms-due")
    }

    private func keep(_ answer: ListeningKit.ConsentAction) {
        services.preferences.set(answer.rawValue, for: "consent")
        services.telemetry.record("terms-\(answer.rawValue)")
    }
}
