import Foundation
import Redux

/// The bar, standing in for its view controller.
@MainActor
final class PlayerBarView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.playerBar
    private(set) var model: PlayerBarModel

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
        self.model = PlayerBarModel(buttons: [], windowUUID: windowUUID)
    }

    func newState(state: PlayerBarState) {
        model = PlayerBarModel(buttons: state.transport.buttons, windowUUID: windowUUID)
    }

    // MARK: - Scrubbing

    func beginScrubbing() {
        let action = PlayerBarAction(windowUUID: windowUUID, actionType: PlayerBarActionType.didBeginScrubbing)
        store.dispatch(action)
    }

    func scrub(to text: String) {
        let action = PlayerBarAction(
            scrubText: text,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.didScrub
        )
        store.dispatch(action)
    }

    func endScrubbing(at progress: Double) {
        store.dispatch(
            PlayerBarAction(
                progress: progress,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.didEndScrubbing
            )
        )
    }

    func cancelScrubbing() {
        store.dispatch(
            PlayerBarAction(windowUUID: windowUUID, actionType: PlayerBarActionType.didCancelScrubbing)
        )
    }

    // MARK: - The look of the bar

    func setExpanded(_ isExpanded: Bool, animated: Bool) {
        dispatchExpansion(isExpanded)
        store.dispatch(
            PlayerBarAction(
                shouldAnimate: animated,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.animationDidChange
            )
        )
    }

    func swipeUp() {
        store.dispatch(
            PlayerBarMiddlewareAction(
                windowUUID: windowUUID,
                actionType: PlayerBarMiddlewareActionType.didSwipeUp
            )
        )
    }

    func rotate(toLandscape isLandscape: Bool) {
        let action = PlayerBarAction(
            layout: isLandscape ? .regular : .compact,
            isTranslucent: false,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.traitsDidChange
        )
        store.dispatch(action)
    }

    private func dispatchExpansion(_ isExpanded: Bool) {
        let barAction = PlayerBarAction(
            isExpanded: isExpanded,
            windowUUID: windowUUID,
            actionType: PlayerBarActionType.expansionDidChange
        )
        store.dispatch(barAction)
    }

    // MARK: - Sheets

    func chooseSpeed(_ speed: Double) {
        store.dispatch(
            PlayerBarAction(
                speed: speed,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.speedDidChange
            )
        )
    }

    /// The sheet has to be gone before the bar moves, hence the detour.
    func chooseSleepTime(minutes: Int?) {
        let windowUUID = windowUUID
        DispatchQueue.main.async {
            store.dispatch(
                PlayerBarAction(
                    sleepMinutes: minutes,
                    windowUUID: windowUUID,
                    actionType: PlayerBarActionType.sleepTimerDidChange
                )
            )
        }
    }

    func pickDevice(_ device: String) {
        store.dispatch(
            CastingAction(device: device, windowUUID: windowUUID, actionType: CastingActionType.didPickDevice)
        )
    }

    func disconnect() {
        store.dispatch(
            CastingAction(windowUUID: windowUUID, actionType: CastingActionType.didDisconnect)
        )
    }
}
