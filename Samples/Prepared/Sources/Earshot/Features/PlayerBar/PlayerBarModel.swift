import Redux

/// A button as the view draws it.
@MainActor
struct BarButtonModel {
    let title: String
    let isEnabled: Bool
    let onSelected: () -> Void
    let onLongPress: (() -> Void)?
    let onCustomAction: (() -> Void)?
}

/// Turns the buttons of the state into buttons that can be touched.
@MainActor
struct PlayerBarModel {
    let buttons: [BarButtonConfiguration]
    let windowUUID: WindowUUID

    func model(for type: BarButtonConfiguration.ActionType) -> BarButtonModel? {
        return buttons.first { $0.actionType == type }.map { Self.model(for: $0, windowUUID: windowUUID) }
    }

    private static func model(for action: BarButtonConfiguration, windowUUID: WindowUUID) -> BarButtonModel {
        return BarButtonModel(
            title: action.badge ?? action.actionType.rawValue,
            isEnabled: action.isEnabled,
            onSelected: onSelected(action: action, windowUUID: windowUUID),
            onLongPress: onLongPress(action: action, windowUUID: windowUUID),
            onCustomAction: onCustomAction(action: action, windowUUID: windowUUID)
        )
    }

    private static func onSelected(action: BarButtonConfiguration, windowUUID: WindowUUID) -> () -> Void {
        return {
            let action = PlayerBarMiddlewareAction(
                button: action.actionType,
                gesture: .tap,
                windowUUID: windowUUID,
                actionType: PlayerBarMiddlewareActionType.didTapButton
            )
            store.dispatch(action)
        }
    }

    private static func onLongPress(action: BarButtonConfiguration, windowUUID: WindowUUID) -> (() -> Void)? {
        return action.canBeLongPressed
            ? {
                let action = PlayerBarMiddlewareAction(
                    button: action.actionType,
                    gesture: .longPress,
                    windowUUID: windowUUID,
                    actionType: PlayerBarMiddlewareActionType.didTapButton
                )
                store.dispatch(action)
            } : nil
    }

    private static func onCustomAction(action: BarButtonConfiguration, windowUUID: WindowUUID) -> (() -> Void)? {
        return action.customActionName != nil
            ? {
                store.dispatch(
                    PlayerBarMiddlewareAction(
                        button: action.actionType,
                        windowUUID: windowUUID,
                        actionType: PlayerBarMiddlewareActionType.customAction
                    )
                )
            } : nil
    }
}
