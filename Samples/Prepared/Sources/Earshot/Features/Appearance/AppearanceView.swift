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
        store.dispatch(AppearanceAction(windowUUID: windowUUID, actionType: AppearanceActionType.viewDidLoad))
    }

    // MARK: - Colours

    func choose(_ appearance: Appearance) {
        store.dispatch(
            AppearanceAction(
                windowUUID: windowUUID,
                actionType: AppearanceActionType.switchAppearance,
                appearance: appearance
            )
        )
    }

    func toggleFollowsArtwork() {
        store.dispatch(
            AppearanceAction(
                windowUUID: windowUUID,
                actionType: AppearanceActionType.toggleFollowsArtwork,
                followsArtwork: !settings.followsArtwork
            )
        )
    }

    func slideTint(to strength: Double) {
        let action = AppearanceAction(
            windowUUID: windowUUID,
            actionType: AppearanceActionType.tintStrengthDidChange,
            tintStrength: strength
        )
        store.dispatch(action)
    }

    func systemBrightnessDidChange() {
        let action = AppearanceAction(
            windowUUID: windowUUID,
            actionType: AppearanceActionType.systemBrightnessDidChange
        )
        store.dispatch(action)
    }

    // MARK: - The bar

    func choose(_ button: MiddleButton) {
        store.dispatch(
            PlayerBarAction(
                middleButton: button,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.middleButtonDidChange
            )
        )
    }

    func choose(_ placement: BarPlacement) {
        store.dispatch(
            PlayerBarAction(
                placement: placement,
                windowUUID: windowUUID,
                actionType: PlayerBarActionType.placementDidChange
            )
        )
    }
}
