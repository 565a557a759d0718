import ListeningKit
import Redux

/// The panel with the episodes that are kept on the device.
struct DownloadsState: ScreenState {
    let windowUUID: WindowUUID
    let downloads: [Download]
    let freeSpace: Int?
    let isRefreshing: Bool
    let failure: DownloadFailure?
    let isSignedIn: Bool

    init(
        windowUUID: WindowUUID,
        downloads: [Download] = [],
        freeSpace: Int? = nil,
        isRefreshing: Bool = false,
        failure: DownloadFailure? = nil,
        isSignedIn: Bool = false
    ) {
        self.windowUUID = windowUUID
        self.downloads = downloads
        self.freeSpace = freeSpace
        self.isRefreshing = isRefreshing
        self.failure = failure
        self.isSignedIn = isSignedIn
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }
        switch action {
        case DownloadsModernAction.panelDidAppear, DownloadsModernAction.refresh, DownloadsModernAction.refreshWithCache:
            return reduceDownloadsAction(state: state)
        case DownloadsModernAction.didRemove(let download):
            return reduceDownloadsAction(download: download, state: state)
        default:
            return defaultState(from: state)
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        if let action = action as? DownloadsAction {
            return reduceDownloadsAction(action: action, state: state)
        }
        return defaultState(from: state)
    }

    static func defaultState(from state: DownloadsState) -> DownloadsState {
        return DownloadsState(
            windowUUID: state.windowUUID,
            downloads: state.downloads,
            freeSpace: state.freeSpace,
            isRefreshing: state.isRefreshing,
            failure: state.failure,
            isSignedIn: state.isSignedIn
        )
    }

    private static func reduceDownloadsAction(action: DownloadsAction, state: DownloadsState) -> DownloadsState {
        switch action.actionType {
        case DownloadsActionType.refreshDidBegin:
            return DownloadsState(
                windowUUID: state.windowUUID,
                downloads: state.downloads,
                freeSpace: state.freeSpace,
                isRefreshing: true,
                isSignedIn: state.isSignedIn
            )
        case DownloadsActionType.refreshDidFail:
            guard let reason = action.reason else { return defaultState(from: state) }
            return failedState(state, reason: reason)
        case DownloadsActionType.refreshDidSucceed:
            guard let downloads = action.downloads else { return defaultState(from: state) }
            return refreshedState(from: state, downloads: downloads, freeSpace: action.freeSpace)
        case DownloadsActionType.accountDidChange:
            guard let isSignedIn = action.isSignedIn else { return defaultState(from: state) }
            return DownloadsState(
                windowUUID: state.windowUUID,
                downloads: isSignedIn ? state.downloads : [],
                freeSpace: state.freeSpace,
                failure: isSignedIn ? nil : state.failure,
                isSignedIn: isSignedIn
            )
        default:
            return defaultState(from: state)
        }
    }

    private static func reduceDownloadsAction(download: Download, state: DownloadsState) -> DownloadsState {
        return removedState(from: state, download: download)
    }

    private static func reduceDownloadsAction(state: DownloadsState) -> DownloadsState {
        return defaultState(from: state)
    }

    private static func failedState(_ state: DownloadsState, reason: DownloadFailure) -> DownloadsState {
        return DownloadsState(
            windowUUID: state.windowUUID,
            downloads: state.downloads,
            freeSpace: state.freeSpace,
            failure: reason,
            isSignedIn: state.isSignedIn
        )
    }

    private static func refreshedState(
        from state: DownloadsState,
        downloads: [Download],
        freeSpace: Int?
    ) -> DownloadsState {
        return DownloadsState(
            windowUUID: state.windowUUID,
            downloads: downloads,
            freeSpace: freeSpace,
            isSignedIn: state.isSignedIn
        )
    }

    private static func removedState(from state: DownloadsState, download: Download?) -> DownloadsState {
        return DownloadsState(
            windowUUID: state.windowUUID,
            downloads: state.downloads.filter { $0 != download },
            freeSpace: state.freeSpace,
            isSignedIn: state.isSignedIn
        )
    }
}
