import ListeningKit
import Redux

/// Keeps the list of subscriptions up to date.
@MainActor
final class SubscriptionsMiddleware {
    private let services: Services

    init(services: Services = .shared) {
        self.services = services
    }

    lazy var subscriptionsProvider: Middleware<AppState> = (legacySubscriptionsProvider, modernSubscriptionsProvider)

    lazy var modernSubscriptionsProvider: MiddlewareMethod<AppState> = { state, action, windowUUID in
        switch action {
        case EpisodeMenuAction.tappedUnsubscribe, SubscriptionsAction.toggleShowSection, ConsentModernAction.termsAccepted, LibraryModernAction.initialize:
            Task { @MainActor in
                await self.loadShows(windowUUID: windowUUID)
            }
        case SubscriptionsAction.tapOnShow(let show, let position):
            self.recordTap(show: show, position: position)
        default:
            break
        }
    }

    lazy var legacySubscriptionsProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        switch action.actionType {
        case MenuActionType.tapSubscribe,
            MenuActionType.tapUnsubscribe:
            Task { @MainActor in
                await self.loadShows(for: action)
            }
        default:
            break
        }
    }

    private func loadShows(for action: Action) async {
        let shows = await services.catalog.subscriptions()
        store.dispatch(
            SubscriptionsMiddlewareModernAction.retrievedShows(shows: shows), forWindowUUID: action.windowUUID
        )
        store.dispatch(
            PlayerBarAction(
                showsUnheardBadge: !shows.isEmpty,
                windowUUID: action.windowUUID,
                actionType: PlayerBarActionType.unheardBadgeDidChange
            )
        )
    }

    private func loadShows(windowUUID: WindowUUID) async {
        let shows = await services.catalog.subscriptions()
        store.dispatch(SubscriptionsMiddlewareModernAction.retrievedShows(shows: shows), forWindowUUID: windowUUID)
        store.dispatch(
            PlayerBarAction(
                showsUnheardBadge: !shows.isEmpty,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.unheardBadgeDidChange
            )
        )
    }

    private func recordTap(show: Show, position: Int) {
        services.telemetry.record(
            show.isSponsored ? "sponsored-show" : "show",
            extra: Optional(position).map(String.init)
        )
    }
}
