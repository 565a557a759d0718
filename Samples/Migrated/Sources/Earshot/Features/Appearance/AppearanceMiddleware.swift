import Foundation
import ListeningKit
import Redux

extension Notification.Name {
    static let transparencyDidChange = Notification.Name("earshot.transparency-did-change")
}

/// What can be done with the colours. A protocol, so that previews can leave the real colours alone.
@MainActor
protocol AppearanceManager {
    func currentState(windowUUID: WindowUUID) -> AppearanceState
    func switchAppearance(with action: AppearanceAction)
    func updateFollowsArtwork(with action: AppearanceAction)
    func updateTintStrength(with action: AppearanceAction)
    func updateBrightness(with action: AppearanceAction)
    func updatePrivateSession(with action: PrivateSessionAction)
}

/// Changes the colours and says that it has.
@MainActor
final class AppearanceMiddleware: AppearanceManager {
    private let services: Services
    private var observer: (any NSObjectProtocol)?

    init(services: Services = .shared, notificationCenter: NotificationCenter = .default) {
        self.services = services
        observer = notificationCenter.addObserver(
            forName: .transparencyDidChange,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            ensureMainThread { self?.transparencyDidChange() }
        }
    }

    lazy var appearanceProvider: Middleware<AppState> = (legacyAppearanceProvider, modernAppearanceProvider)

    lazy var modernAppearanceProvider: MiddlewareMethod<AppState> = { _, action, windowUUID in
        switch action {
        case AppearanceModernAction.viewDidLoad:
            self.resolveAppearanceAction(windowUUID: windowUUID)
        case AppearanceModernAction.systemBrightnessDidChange:
            self.handleSystemBrightnessDidChange(windowUUID: windowUUID)
        case AppearanceModernAction.toggleFollowsArtwork(let followsArtwork):
            self.resolveAppearanceAction(followsArtwork: followsArtwork, windowUUID: windowUUID)
        case AppearanceModernAction.tintStrengthDidChange(let tintStrength):
            self.resolveAppearanceAction(tintStrength: tintStrength, windowUUID: windowUUID)
        case AppearanceModernAction.switchAppearance(let appearance):
            self.resolveAppearanceAction(appearance: appearance, windowUUID: windowUUID)
        case MenuModernAction.tapDarkMode(let isDark):
            self.resolveMenuAction(isDark: isDark)
        case PrivateSessionModernAction.didChange(let isPrivate):
            self.resolvePrivateSessionAction(isPrivate: isPrivate, windowUUID: windowUUID)
        default:
            break
        }
    }

    lazy var legacyAppearanceProvider: LegacyMiddlewareMethod<AppState> = { _, action in
        if let action = action as? MenuAction {
        }
    }

    private func resolveAppearanceAction(appearance: Appearance, windowUUID: WindowUUID) {
        switchAppearance(appearance: appearance, windowUUID: windowUUID)
    }

    private func resolveAppearanceAction(tintStrength: Double, windowUUID: WindowUUID) {
        updateTintStrength(tintStrength: tintStrength, windowUUID: windowUUID)
    }

    private func resolveAppearanceAction(followsArtwork: Bool, windowUUID: WindowUUID) {
        updateFollowsArtwork(followsArtwork: followsArtwork, windowUUID: windowUUID)
    }

    private func handleSystemBrightnessDidChange(windowUUID: WindowUUID) {
        updateBrightness(windowUUID: windowUUID)
    }

    private func resolveAppearanceAction(windowUUID: WindowUUID) {
        dispatchMiddlewareAction(to: .didLoadSettings, windowUUID: windowUUID)
    }

    private func resolvePrivateSessionAction(isPrivate: Bool?, windowUUID: WindowUUID) {
        updatePrivateSession(isPrivate: isPrivate, windowUUID: windowUUID)
    }

    private func resolveMenuAction(isDark: Bool) {
        services.appearance.settings.appearance = isDark ? .light : .dark
        services.appearance.applyToAllWindows()
    }

    // MARK: - AppearanceManager

    func currentState(windowUUID: WindowUUID) -> AppearanceState {
        return AppearanceState(windowUUID: windowUUID, settings: services.appearance.settings)
    }

    func switchAppearance(with action: AppearanceAction) {
        guard let appearance = action.appearance else { return }
        services.appearance.settings.appearance = appearance
        services.appearance.applyToAllWindows()
        dispatchMiddlewareAction(from: action, to: .appearanceChanged)
    }

    func switchAppearance(appearance: Appearance, windowUUID: WindowUUID) {
        services.appearance.settings.appearance = appearance
        services.appearance.applyToAllWindows()
        dispatchMiddlewareAction(to: .appearanceChanged, windowUUID: windowUUID)
    }

    func updateFollowsArtwork(with action: AppearanceAction) {
        guard let followsArtwork = action.followsArtwork else { return }
        services.appearance.settings.followsArtwork = followsArtwork
        dispatchMiddlewareAction(from: action, to: .followsArtworkChanged)
    }

    func updateFollowsArtwork(followsArtwork: Bool, windowUUID: WindowUUID) {
        services.appearance.settings.followsArtwork = followsArtwork
        dispatchMiddlewareAction(to: .followsArtworkChanged, windowUUID: windowUUID)
    }

    func updateTintStrength(with action: AppearanceAction) {
        guard let tintStrength = action.tintStrength else { return }
        services.appearance.settings.tintStrength = tintStrength
        dispatchMiddlewareAction(from: action, to: AppearanceMiddlewareActionType.tintStrengthChanged)
    }

    func updateTintStrength(tintStrength: Double, windowUUID: WindowUUID) {
        services.appearance.settings.tintStrength = tintStrength
        dispatchMiddlewareAction(to: AppearanceMiddlewareActionType.tintStrengthChanged, windowUUID: windowUUID)
    }

    func updateBrightness(with action: AppearanceAction) {
        services.appearance.applyToAllWindows()
        dispatchMiddlewareAction(from: action, to: .brightnessChanged)
    }

    func updateBrightness(windowUUID: WindowUUID) {
        services.appearance.applyToAllWindows()
        dispatchMiddlewareAction(to: .brightnessChanged, windowUUID: windowUUID)
    }

    func updatePrivateSession(with action: PrivateSessionAction) {
        guard let isPrivate = action.isPrivate else { return }
        services.appearance.setPrivateColours(isPrivate, in: action.windowUUID)
        let barAction = PlayerBarModernAction.privateSessionDidChange(isPrivateSession: isPrivate)
        store.dispatch(barAction, forWindowUUID: action.windowUUID)
    }

    func updatePrivateSession(isPrivate: Bool?, windowUUID: WindowUUID) {
        guard let isPrivate else { return }
        services.appearance.setPrivateColours(isPrivate, in: windowUUID)
        let barAction = PlayerBarModernAction.privateSessionDidChange(isPrivateSession: isPrivate)
        store.dispatch(barAction, forWindowUUID: windowUUID)
    }

    // MARK: - Dispatching

    private func dispatchMiddlewareAction(
        from oldAction: AppearanceAction,
        to newActionType: AppearanceMiddlewareActionType
    ) {
        let state = currentState(windowUUID: oldAction.windowUUID)
        let action = AppearanceMiddlewareAction(
            appearanceState: state,
            windowUUID: oldAction.windowUUID,
            actionType: newActionType
        )
        store.dispatch(action)
    }

    private func dispatchMiddlewareAction(to newActionType: AppearanceMiddlewareActionType, windowUUID: WindowUUID) {
        let state = currentState(windowUUID: windowUUID)
        let action = AppearanceMiddlewareAction(
            appearanceState: state,
            windowUUID: windowUUID,
            actionType: newActionType
        )
        store.dispatch(action)
    }

    private func transparencyDidChange() {
        store.dispatch(
            PlayerBarModernAction.translucencyDidChange(
                isTranslucent: services.appearance.settings.tintStrength < 1
            ), forWindowUUID: .unavailable
        )
    }
}
