import ListeningKit
import Redux

/// The settings about colours.
struct AppearanceState: ScreenState {
    let windowUUID: WindowUUID
    let settings: AppearanceSettings

    init(windowUUID: WindowUUID) {
        self.init(windowUUID: windowUUID, settings: AppearanceSettings())
    }

    init(windowUUID: WindowUUID, settings: AppearanceSettings) {
        self.windowUUID = windowUUID
        self.settings = settings
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }
        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID,
            let action = action as? AppearanceMiddlewareAction
        else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case AppearanceMiddlewareActionType.didLoadSettings,
            AppearanceMiddlewareActionType.appearanceChanged,
            AppearanceMiddlewareActionType.followsArtworkChanged,
            AppearanceMiddlewareActionType.tintStrengthChanged,
            AppearanceMiddlewareActionType.brightnessChanged:
            return action.appearanceState ?? defaultState(from: state)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: AppearanceState) -> AppearanceState {
        return AppearanceState(windowUUID: state.windowUUID, settings: state.settings)
    }
}
