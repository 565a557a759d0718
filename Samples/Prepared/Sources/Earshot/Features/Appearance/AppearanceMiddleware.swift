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
    }

    lazy var legacyAppearanceProvider: LegacyMiddlewareMethod<AppState> = { _, action in
        if let action = action as? AppearanceAction {
            self.resolveAppearanceAction(action: action)
        } else if let action = action as? PrivateSessionAction {
            self.resolvePrivateSessionAction(action: action)
        } else if let action = action as? MenuAction {
            self.resolveMenuAction(action: action)
        }
    }

    private func resolveAppearanceAction(action: AppearanceAction) {
        switch action.actionType {
        case AppearanceActionType.viewDidLoad:
            dispatchMiddlewareAction(from: action, to: .didLoadSettings)
        case AppearanceActionType.switchAppearance:
            switchAppearance(with: action)
        case AppearanceActionType.toggleFollowsArtwork:
            updateFollowsArtwork(with: action)
        case AppearanceActionType.tintStrengthDidChange:
            updateTintStrength(with: action)
        case AppearanceActionType.systemBrightnessDidChange:
            updateBrightness(with: action)
        default:
            break
        }
    }

    private func resolvePrivateSessionAction(action: PrivateSessionAction) {
        switch action.actionType {
        case PrivateSessionActionType.didChange:
            updatePrivateSession(with: action)
        default:
            break
        }
    }

    private func resolveMenuAction(action: MenuAction) {
        switch action.actionType {
        case MenuActionType.tapDarkMode:
            services.appearance.settings.appearance = action.isDark ? .light : .dark
            services.appearance.applyToAllWindows()
        default:
            break
        }
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

    func updateFollowsArtwork(with action: AppearanceAction) {
        guard let followsArtwork = action.followsArtwork else { return }
        services.appearance.settings.followsArtwork = followsArtwork
        dispatchMiddlewareAction(from: action, to: .followsArtworkChanged)
    }

    func updateTintStrength(with action: AppearanceAction) {
        guard let tintStrength = action.tintStrength else { return }
        services.appearance.settings.tintStrength = tintStrength
        dispatchMiddlewareAction(from: action, to: AppearanceMiddlewareActionType.tintStrengthChanged)
    }

    func updateBrightness(with action: AppearanceAction) {
        services.appearance.applyToAllWindows()
        dispatchMiddlewareAction(from: action, to: .brightnessChanged)
    }

    func updatePrivateSession(with action: PrivateSessionAction) {
        guard let isPrivate = action.isPrivate else { return }
        services.appearance.setPrivateColours(isPrivate, in: action.windowUUID)
        let barAction = PlayerBarAction(
            isPrivateSession: isPrivate,
            windowUUID: action.windowUUID,
            actionType: PlayerBarActionType.privateSessionDidChange
        )
        store.dispatch(barAction)
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

    private func transparencyDidChange() {
        store.dispatch(
            PlayerBarAction(
                isTranslucent: services.appearance.settings.tintStrength < 1,
                windowUUID: .unavailable,
                actionType: PlayerBarActionType.translucencyDidChange
            )
        )
    }
}
