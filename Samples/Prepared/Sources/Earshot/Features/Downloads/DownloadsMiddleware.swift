import Foundation
import ListeningKit
import Redux

extension Notification.Name {
    static let accountDidChange = Notification.Name("earshot.account-did-change")
}

/// Refreshes the downloads, for the panel and for the library.
@MainActor
final class DownloadsMiddleware {
    private let services: Services
    private var observer: (any NSObjectProtocol)?

    init(services: Services = .shared, notificationCenter: NotificationCenter = .default) {
        self.services = services
        observer = notificationCenter.addObserver(
            forName: .accountDidChange,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            ensureMainThread { self?.accountDidChange() }
        }
    }

    lazy var downloadsProvider: Middleware<AppState> = (legacyDownloadsProvider, modernDownloadsProvider)

    lazy var modernDownloadsProvider: MiddlewareMethod<AppState> = { [self] state, action, windowUUID in
    }

    lazy var legacyDownloadsProvider: LegacyMiddlewareMethod<AppState> = { [self] state, action in
        if let action = action as? DownloadsAction {
            resolveDownloadsActions(action: action, state: state)
        } else {
            resolveLibraryActions(action: action, state: state)
        }
    }

    private func resolveDownloadsActions(action: DownloadsAction, state: AppState) {
        let windowUUID = action.windowUUID

        switch action.actionType {
        case DownloadsActionType.panelDidAppear:
            refresh(windowUUID: windowUUID)
            let accountAction = DownloadsAction(
                isSignedIn: services.downloads.isSignedIn,
                windowUUID: windowUUID,
                actionType: DownloadsActionType.accountDidChange
            )
            store.dispatch(accountAction)
            warnIfStorageIsLow(windowUUID: windowUUID)
        case DownloadsActionType.refresh:
            refresh(windowUUID: windowUUID)
        case DownloadsActionType.refreshWithCache:
            refresh(windowUUID: windowUUID, usingCache: true)
        case DownloadsActionType.accountDidChange:
            // There is one account for all windows.
            guard windowUUID != .unavailable else { return }
            let newAction = DownloadsAction(
                isSignedIn: action.isSignedIn,
                windowUUID: .unavailable,
                actionType: DownloadsActionType.accountDidChange
            )
            store.dispatch(newAction)
        case DownloadsMiddlewareActionType.storageIsLow:
            services.router.present("Only \(action.freeSpace ?? 0) MB left for downloads", in: windowUUID)
        case DownloadsActionType.didRemove:
            guard let download = action.download else { return }
            services.downloads.remove(download)
        default:
            break
        }
    }

    private func resolveLibraryActions(action: Action, state: AppState) {
        switch action.actionType {
        // With an empty queue there is still the newest download to go on with.
        case LibraryActionType.viewWillAppear,
            LibraryMiddlewareActionType.enteredForeground,
            QueueActionType.clear:
            fetchNewestDownload(windowUUID: action.windowUUID)
        case DownloadsMiddlewareActionType.storageIsLow:
            guard let freeSpace = (action as? DownloadsMiddlewareAction)?.freeSpace else { return }
            services.router.present("Only \(freeSpace) MB left", in: action.windowUUID)
        default:
            break
        }
    }

    private func refresh(windowUUID: WindowUUID, usingCache: Bool = false) {
        guard services.downloads.isSignedIn else {
            let action = DownloadsAction(
                reason: .notSignedIn,
                windowUUID: windowUUID,
                actionType: DownloadsActionType.refreshDidFail
            )
            store.dispatch(action)
            return
        }
        guard !services.downloads.isPaused else {
            let action = DownloadsAction(
                reason: .pausedByUser,
                windowUUID: windowUUID,
                actionType: DownloadsActionType.refreshDidFail
            )
            store.dispatch(action)
            return
        }

        store.dispatch(
            DownloadsAction(windowUUID: windowUUID, actionType: DownloadsActionType.refreshDidBegin)
        )
        fetchDownloads(windowUUID: windowUUID, usingCache: usingCache)
    }

    private func fetchDownloads(windowUUID: WindowUUID, usingCache: Bool) {
        let freeSpace = services.downloads.freeSpace
        let completion: @Sendable ([Download]?) -> Void = { result in
            guard let downloads = result else {
                ensureMainThread {
                    let action = DownloadsAction(
                        reason: .serverUnreachable,
                        windowUUID: windowUUID,
                        actionType: DownloadsActionType.refreshDidFail
                    )
                    store.dispatch(action)
                }
                return
            }
            let action: DownloadsAction

            if let freeSpace {
                action = DownloadsAction(
                    downloads: downloads,
                    freeSpace: freeSpace,
                    windowUUID: windowUUID,
                    actionType: DownloadsActionType.refreshDidSucceed
                )
            } else {
                action = DownloadsAction(
                    downloads: downloads,
                    freeSpace: nil,
                    windowUUID: windowUUID,
                    actionType: DownloadsActionType.refreshDidSucceed
                )
            }
            ensureMainThread {
                store.dispatch(action)
            }
        }
        services.downloads.refresh(usingCache: usingCache, completion: completion)
    }

    private func fetchNewestDownload(windowUUID: WindowUUID) {
        services.downloads.refresh(usingCache: true) { downloads in
            ensureMainThread { [weak self] in
                self?.dispatchNewestDownload(downloads, windowUUID: windowUUID)
            }
        }
    }

    private func dispatchNewestDownload(_ downloads: [Download]?, windowUUID: WindowUUID) {
        store.dispatch(
            DownloadsAction(
                downloads: downloads,
                windowUUID: windowUUID,
                actionType: DownloadsMiddlewareActionType.fetchedNewestDownload
            )
        )
        guard let freeSpace = services.downloads.freeSpace, freeSpace < 100 else { return }
        store.dispatch(
            DownloadsMiddlewareAction(
                freeSpace: freeSpace,
                windowUUID: windowUUID,
                actionType: DownloadsMiddlewareActionType.storageIsLow
            )
        )
    }

    private func warnIfStorageIsLow(windowUUID: WindowUUID) {
        guard let freeSpace = services.downloads.freeSpace, freeSpace < 100 else { return }
        store.dispatch(
            DownloadsAction(
                freeSpace: freeSpace,
                windowUUID: windowUUID,
                actionType: DownloadsMiddlewareActionType.storageIsLow
            )
        )
    }

    private func accountDidChange() {
        let action = DownloadsAction(
            isSignedIn: services.downloads.isSignedIn,
            windowUUID: .unavailable,
            actionType: DownloadsActionType.accountDidChange
        )
        store.dispatch(action)
    }
}
