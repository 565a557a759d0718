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
        let action = PlayerBarModernAction.didBeginScrubbing
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func scrub(to text: String) {
        let action = PlayerBarModernAction.didScrub(scrubText: text)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func endScrubbing(at progress: Double) {
        store.dispatch(PlayerBarModernAction.didEndScrubbing(progress: progress), forWindowUUID: windowUUID)
    }

    func cancelScrubbing() {
        store.dispatch(PlayerBarModernAction.didCancelScrubbing, forWindowUUID: windowUUID)
    }

    // MARK: - The look of the bar

    func setExpanded(_ isExpanded: Bool, animated: Bool) {
        dispatchExpansion(isExpanded)
        store.dispatch(PlayerBarModernAction.animationDidChange(shouldAnimate: animated), forWindowUUID: windowUUID)
    }

    func swipeUp() {
        store.dispatch(PlayerBarMiddlewareModernAction.didSwipeUp, forWindowUUID: windowUUID)
    }

    func rotate(toLandscape isLandscape: Bool) {
        let action = PlayerBarModernAction.traitsDidChange(layout: isLandscape ? .regular : .compact)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    private func dispatchExpansion(_ isExpanded: Bool) {
        let barAction = PlayerBarModernAction.expansionDidChange(isExpanded: isExpanded)
        store.dispatch(barAction, forWindowUUID: windowUUID)
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
            store.dispatch(PlayerBarModernAction.sleepTimerDidChange(sleepMinutes: minutes), forWindowUUID: windowUUID)
        }
    }

    func pickDevice(_ device: String) {
        store.dispatch(CastingModernAction.didPickDevice(device: device), forWindowUUID: windowUUID)
    }

    func disconnect() {
        store.dispatch(CastingModernAction.didDisconnect, forWindowUUID: windowUUID)
    }
}
