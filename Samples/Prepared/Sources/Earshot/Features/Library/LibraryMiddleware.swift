import Foundation
import ListeningKit
import Redux

extension Notification.Name {
    static let applicationWillEnterForeground = Notification.Name("earshot.will-enter-foreground")
}

/// Counts what is done in the library and decides what it offers.
@MainActor
final class LibraryMiddleware {
    private let services: Services
    private var observer: (any NSObjectProtocol)?

    init(services: Services = .shared, notificationCenter: NotificationCenter = .default) {
        self.services = services
        observer = notificationCenter.addObserver(
            forName: .applicationWillEnterForeground,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            ensureMainThread { self?.applicationWillEnterForeground() }
        }
    }

    lazy var libraryProvider: Middleware<AppState> = (legacyLibraryProvider, modernLibraryProvider)

    lazy var modernLibraryProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
    }

    lazy var legacyLibraryProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        switch action.actionType {
        case LibraryActionType.viewDidAppear:
            self.services.telemetry.record("library-shown")

        case NavigationActionType.tapOnShowAllSuggestions:
            self.services.telemetry.record("show-all", extra: "suggestions")

        case NavigationActionType.tapOnShowAllSubscriptions:
            guard
                case let .subscriptions(sorting) = (action as? NavigationAction)?
                    .destination
            else { return }

            self.services.telemetry.record("show-all", extra: sorting == .byTitle ? "titles" : "dates")

        case LibraryActionType.didSelectItem:
            guard let extras = (action as? LibraryAction)?.extras,
                let itemType = extras.itemType
            else { return }

            self.services.telemetry.record("selected-\(itemType.rawValue)", extra: extras.position.map(String.init))

        case LibraryActionType.sectionSeen:
            self.handleSectionSeen(action: action)

        case LibraryActionType.initialize:
            self.dispatchSearchFieldConfiguration(action: action)
            self.dispatchStartAtLibrary(windowUUID: action.windowUUID)

        case LibraryActionType.viewWillTransition, PlayerBarActionType.didCancelScrubbing,
            ShellActionType.returnToLibrary:
            self.dispatchSearchFieldConfiguration(action: action)

        default:
            break
        }
    }

    private func handleSectionSeen(action: Action) {
        guard let extras = (action as? LibraryAction)?.extras, let itemType = extras.itemType else { return }
        services.telemetry.record("seen-\(itemType.rawValue)")
    }

    private func dispatchSearchFieldConfiguration(action: Action) {
        store.dispatch(
            LibraryAction(
                showsSearchField: services.preferences.bool(for: "library.search") ?? true,
                windowUUID: action.windowUUID,
                actionType: LibraryMiddlewareActionType.configuredSearchField
            )
        )
    }

    private func dispatchStartAtLibrary(windowUUID: WindowUUID) {
        let action = LibraryAction(
            startsAtLibrary: services.preferences.bool(for: "library.start"),
            windowUUID: windowUUID,
            actionType: LibraryMiddlewareActionType.startAtLibraryChecked
        )
        store.dispatch(action)
    }

    private func applicationWillEnterForeground() {
        store.dispatch(
            LibraryAction(windowUUID: .unavailable, actionType: LibraryMiddlewareActionType.enteredForeground)
        )
    }
}
