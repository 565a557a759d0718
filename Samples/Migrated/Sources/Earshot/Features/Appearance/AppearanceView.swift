import ListeningKit
import Redux

/// The settings about colours and about the bar, standing in for their view controller.
@MainActor
final class AppearanceView: Screen {
    let windowUUID: WindowUUID
    let screen = AppScreen.appearance
    private(set) var settings = AppearanceSettings()

    init(windowUUID: WindowUUID) {
        self.windowUUID = windowUUID
    }

    func newState(state: AppearanceState) {
        settings = state.settings
    }

    func viewDidLoad() {
        appear()
        store.dispatch(AppearanceModernAction.viewDidLoad, forWindowUUID: windowUUID)
    }

    // MARK: - Colours

    func choose(_ appearance: Appearance) {
        store.dispatch(AppearanceModernAction.switchAppearance(appearance: appearance), forWindowUUID: windowUUID)
    }

    func toggleFollowsArtwork() {
        store.dispatch(
            AppearanceModernAction.toggleFollowsArtwork(
                followsArtwork: !settings.followsArtwork
            ), forWindowUUID: windowUUID
        )
    }

    func slideTint(to strength: Double) {
        let action = AppearanceModernAction.tintStrengthDidChange(tintStrength: strength)
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    func systemBrightnessDidChange() {
        let action = AppearanceModernAction.systemBrightnessDidChange
        store.dispatch(action, forWindowUUID: windowUUID)
    }

    // MARK: - The bar

    func choose(_ button: MiddleButton) {
        store.dispatch(PlayerBarModernAction.middleButtonDidChange(middleButton: button), forWindowUUID: windowUUID)
    }

    func choose(_ placement: BarPlacement) {
        store.dispatch(PlayerBarModernAction.placementDidChange(placement: placement), forWindowUUID: windowUUID)
    }
}
