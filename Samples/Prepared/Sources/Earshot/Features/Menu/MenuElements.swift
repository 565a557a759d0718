import Redux

/// Puts together the lines of the menu.
@MainActor
struct MenuElements {
    let windowUUID: WindowUUID
    let isPlaying: Bool

    func elements(for state: MenuState) -> [MenuElement] {
        var elements = [moreElement(isExpanded: state.isExpanded), darkModeElement, privateSessionElement]
        if let info = state.info {
            elements += [subscribeElement(info), pinElement(info)]
        }
        if state.isExpanded {
            elements += [suggestionElement, helpElement]
        }
        return elements + [closeElement]
    }

    private func moreElement(isExpanded: Bool) -> MenuElement {
        return MenuElement(
            title: isExpanded ? "Less" : "More",
            action: {
                store.dispatch(
                    MenuAction(
                        windowUUID: windowUUID,
                        actionType: MenuActionType.tapMore,
                        isExpanded: !isExpanded
                    )
                )
            }
        )
    }

    private var darkModeElement: MenuElement {
        return MenuElement(
            title: "Dark mode",
            action: {
                store.dispatch(MenuAction(windowUUID: windowUUID, actionType: MenuActionType.tapDarkMode))
            }
        )
    }

    private var privateSessionElement: MenuElement {
        return MenuElement(
            title: "Private session",
            action: {
                store.dispatch(MenuAction(windowUUID: windowUUID, actionType: MenuActionType.tapPrivateSession))
            }
        )
    }

    private func subscribeElement(_ info: MenuEpisodeInfo) -> MenuElement {
        let actionType: MenuActionType = info.isSubscribed ? .tapUnsubscribe : .tapSubscribe

        return MenuElement(
            title: info.isSubscribed ? "Unsubscribe" : "Subscribe",
            action: {
                store.dispatch(
                    MenuAction(
                        windowUUID: windowUUID,
                        actionType: actionType,
                        show: info.show,
                        extras: MenuExtras(isPlaying: isPlaying)
                    )
                )
            }
        )
    }

    private func pinElement(_ info: MenuEpisodeInfo) -> MenuElement {
        let actionType: MenuActionType = info.isPinned ? .tapUnpin : .tapPin

        return MenuElement(
            title: info.isPinned ? "Unpin" : "Pin",
            action: {
                store.dispatch(
                    MenuAction(windowUUID: windowUUID, actionType: actionType, show: info.show)
                )
            }
        )
    }

    private var suggestionElement: MenuElement {
        return MenuElement(
            title: "Surprise me",
            action: {
                let action = MenuAction(
                    windowUUID: windowUUID,
                    actionType: MenuActionType.tapPlaySuggestion,
                    opensInNewWindow: false
                )
                store.dispatch(action)
            }
        )
    }

    private var helpElement: MenuElement {
        return MenuElement(
            title: "Help",
            action: {
                store.dispatch(
                    MenuAction(
                        windowUUID: windowUUID,
                        actionType: MenuActionType.tapHelp,
                        extras: MenuExtras(isPlaying: isPlaying)
                    )
                )
            }
        )
    }

    private var closeElement: MenuElement {
        return MenuElement(
            title: "Close",
            action: {
                store.dispatch(
                    MenuAction(
                        windowUUID: windowUUID,
                        actionType: MenuActionType.tapClose,
                        extras: MenuExtras(isPlaying: isPlaying)
                    )
                )
            }
        )
    }
}
