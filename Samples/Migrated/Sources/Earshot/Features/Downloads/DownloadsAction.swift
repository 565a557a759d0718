import ListeningKit
import Redux

/// Something about the episodes that are kept on the device.
struct DownloadsAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let downloads: [Download]?
    let freeSpace: Int?
    let download: Download?
    let reason: DownloadFailure?
    let isSignedIn: Bool?

    init(
        downloads: [Download]? = nil,
        freeSpace: Int? = nil,
        download: Download? = nil,
        reason: DownloadFailure? = nil,
        isSignedIn: Bool? = nil,
        windowUUID: WindowUUID,
        actionType: any ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.downloads = downloads
        self.freeSpace = freeSpace
        self.download = download
        self.reason = reason
        self.isSignedIn = isSignedIn
    }
}

enum DownloadsActionType: ActionType {
    case refreshDidBegin
    case refreshDidFail
    case refreshDidSucceed
    case accountDidChange
    case didRename
}

enum DownloadsModernAction: ModernAction {
    case panelDidAppear
    case refresh
    case refreshWithCache
    case didRemove(download: Download)
}

/// Carries what the service has found out by itself.
struct DownloadsMiddlewareAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let freeSpace: Int?

    init(freeSpace: Int? = nil, windowUUID: WindowUUID, actionType: any ActionType) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.freeSpace = freeSpace
    }
}

enum DownloadsMiddlewareActionType: ActionType {
    case fetchedNewestDownload
    case storageIsLow
}
