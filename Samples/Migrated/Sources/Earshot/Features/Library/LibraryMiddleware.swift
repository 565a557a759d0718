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
        switch action {
        case LibraryModernAction.viewDidAppear:
            self.services.telemetry.record("library-shown")
        case NavigationModernAction.tapOnShowAllSuggestions:
            self.services.telemetry.record("show-all", extra: "suggestions")
        case LibraryModernAction.viewWillTransition, ShellModernAction.returnToLibrary, PlayerBarModernAction.didCancelScrubbing:
            self.dispatchSearchFieldConfiguration(windowUUID: windowUUID)
        case NavigationModernAction.tapOnShowAllSubscriptions(let destination):
            guard
                case let .subscriptions(sorting) = destination
            else { return }

            self.services.telemetry.record("show-all", extra: sorting == .byTitle ? "titles" : "dates")
        case LibraryModernAction.didSelectItem(let extras):
            guard let itemType = extras.itemType else {
                return
            }

            self.services.telemetry.record("selected-\(itemType.rawValue)", extra: extras.position.map(String.init))
        case LibraryModernAction.sectionSeen(let extras):
            self.handleSectionSeen(extras: extras)
        case LibraryModernAction.initialize:
            self.dispatchSearchFieldConfiguration(windowUUID: windowUUID)
            self.dispatchStartAtLibrary(windowUUID: windowUUID)
        default:
            break
        }
    }

    lazy var legacyLibraryProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        
    }

    private func handleSectionSeen(extras: LibraryExtras) {
        guard let itemType = extras.itemType else {
            return
        }
        services.telemetry.record("seen-\(itemType.rawValue)")
    }

    private func dispatchSearchFieldConfiguration(windowUUID: WindowUUID) {
        store.dispatch(
            LibraryAction(
                showsSearchField: services.preferences.bool(for: "library.search") ?? true,
                windowUUID: windowUUID,
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
