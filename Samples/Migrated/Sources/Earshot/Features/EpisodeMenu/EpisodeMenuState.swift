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
                    windowUUID: windowUUID, actionType: EpisodeMenuAction.tappedPlayNext(episode: episode)
                )
            }
        )
    }

    private var playPrivatelyElement: MenuElement {
        return MenuElement(
            title: "Play privately",
            action: {
                Self.dispatchSectionAction(
                    windowUUID: windowUUID, actionType: EpisodeMenuAction.tappedPlayPrivately(section: section)
                )
            }
        )
    }

    private var unsubscribeElement: MenuElement {
        return MenuElement(
            title: "Unsubscribe",
            action: {
                store.dispatch(EpisodeMenuAction.tappedUnsubscribe, forWindowUUID: windowUUID)
            }
        )
    }

    private var settingsElement: MenuElement {
        return MenuElement(
            title: "Settings",
            action: {
                store.dispatch(NavigationModernAction.tapOnSettings(destination: .settings), forWindowUUID: windowUUID)
                Self.dispatchSectionAction(windowUUID: windowUUID, actionType: EpisodeMenuAction.tappedSettings)
            }
        )
    }

    private var shareElement: MenuElement {
        return MenuElement(title: "Share", action: { Self.dispatchShare(episode, windowUUID: windowUUID) })
    }

    // MARK: - Dispatching

    private static func dispatchShare(_ episode: Episode, windowUUID: WindowUUID) {
        store.dispatch(NavigationModernAction.tapOnShare(destination: .share(episode)), forWindowUUID: windowUUID)
    }

    private static func dispatchEpisodeMenuAction(windowUUID: WindowUUID, actionType action: EpisodeMenuAction) {
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    private static func dispatchSectionAction(
        windowUUID: WindowUUID, actionType action: EpisodeMenuAction
    ) {
        store.dispatch(action, forWindowUUID: windowUUID)
    }
}
