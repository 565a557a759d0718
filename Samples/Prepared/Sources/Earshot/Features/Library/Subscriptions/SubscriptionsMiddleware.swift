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
    }

    lazy var legacySubscriptionsProvider: LegacyMiddlewareMethod<AppState> = { state, action in
        switch action.actionType {
        case LibraryActionType.initialize,
            SubscriptionsActionType.toggleShowSection,
            MenuActionType.tapSubscribe,
            MenuActionType.tapUnsubscribe,
            EpisodeMenuActionType.tappedUnsubscribe,
            ConsentActionType.termsAccepted:
            Task { @MainActor in
                await self.loadShows(for: action)
            }
        case SubscriptionsActionType.tapOnShow:
            self.recordTap(action)
        default:
            break
        }
    }

    private func loadShows(for action: Action) async {
        let shows = await services.catalog.subscriptions()
        store.dispatch(
            SubscriptionsAction(
                shows: shows,
                windowUUID: action.windowUUID,
                actionType: SubscriptionsMiddlewareActionType.retrievedShows
            )
        )
        store.dispatch(
            PlayerBarAction(
                showsUnheardBadge: !shows.isEmpty,
                windowUUID: action.windowUUID,
                actionType: PlayerBarActionType.unheardBadgeDidChange
            )
        )
    }

    private func recordTap(_ action: Action) {
        guard let action = action as? SubscriptionsAction, let show = action.show else { return }
        services.telemetry.record(show.isSponsored ? "sponsored-show" : "show", extra: action.position.map(String.init))
    }
}
