import ListeningKit
import Redux

/// The menu that a long press on an episode brings up. It lives as long as the menu and is no part of the store.
@MainActor
struct EpisodeMenuState {
    let windowUUID: WindowUUID
    let section: EpisodeMenuSection
    let episode: Episode

    var elements: [MenuElement] {
        var elements = [playNextElement, playPrivatelyElement]
        if section == .subscriptions {
            elements.append(unsubscribeElement)
        }
        return elements + [settingsElement, shareElement]
    }

    private var playNextElement: MenuElement {
        return MenuElement(
            title: "Play next",
            action: {
                Self.dispatchEpisodeMenuAction(
                    windowUUID: windowUUID,
                    episode: episode,
                    actionType: EpisodeMenuActionType.tappedPlayNext
                )
            }
        )
    }

    private var playPrivatelyElement: MenuElement {
        return MenuElement(
            title: "Play privately",
            action: {
                Self.dispatchSectionAction(
                    windowUUID: windowUUID,
                    section: section,
                    actionType: EpisodeMenuActionType.tappedPlayPrivately
                )
            }
        )
    }

    private var unsubscribeElement: MenuElement {
        return MenuElement(
            title: "Unsubscribe",
            action: {
                store.dispatch(
                    EpisodeMenuAction(
                        episode: episode,
                        feedURL: "feed/\(episode.showID)",
                        reason: "menu",
                        windowUUID: windowUUID,
                        actionType: EpisodeMenuActionType.tappedUnsubscribe
                    )
                )
            }
        )
    }

    private var settingsElement: MenuElement {
        return MenuElement(
            title: "Settings",
            action: {
                store.dispatch(
                    NavigationAction(
                        destination: .settings,
                        windowUUID: windowUUID,
                        actionType: NavigationActionType.tapOnSettings
                    )
                )
                Self.dispatchSectionAction(
                    windowUUID: windowUUID,
                    section: section,
                    actionType: EpisodeMenuActionType.tappedSettings
                )
            }
        )
    }

    private var shareElement: MenuElement {
        return MenuElement(title: "Share", action: { Self.dispatchShare(episode, windowUUID: windowUUID) })
    }

    // MARK: - Dispatching

    private static func dispatchShare(_ episode: Episode, windowUUID: WindowUUID) {
        store.dispatch(
            NavigationAction(
                destination: .share(episode),
                windowUUID: windowUUID,
                actionType: NavigationActionType.tapOnShare
            )
        )
    }

    private static func dispatchEpisodeMenuAction(windowUUID: WindowUUID, episode: Episode, actionType: ActionType) {
        store.dispatch(
            EpisodeMenuAction(episode: episode, windowUUID: windowUUID, actionType: actionType)
        )
    }

    private static func dispatchSectionAction(
        windowUUID: WindowUUID,
        section: EpisodeMenuSection?,
        actionType: ActionType
    ) {
        store.dispatch(
            EpisodeMenuAction(section: section, windowUUID: windowUUID, actionType: actionType)
        )
    }
}
