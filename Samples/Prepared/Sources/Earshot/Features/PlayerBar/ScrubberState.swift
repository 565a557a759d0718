import ListeningKit
import Redux

/// The part of the bar that shows what plays and where in it the listener is.
struct ScrubberState: StateType {
    let windowUUID: WindowUUID
    let episodeID: String?
    let title: String?
    let chapterTitle: String?
    let artworkName: String?
    let artworkBorder: ArtworkBorder
    let showsShadow: Bool
    let progress: Double
    let isBuffering: Bool
    let isScrubbing: Bool
    let scrubText: String?
    /// Seen once: the thumb jumps instead of moving.
    let jumps: Bool

    init(
        windowUUID: WindowUUID,
        episodeID: String? = nil,
        title: String? = nil,
        chapterTitle: String? = nil,
        artworkName: String? = nil,
        artworkBorder: ArtworkBorder = .none,
        showsShadow: Bool = false,
        progress: Double = 0,
        isBuffering: Bool = false,
        isScrubbing: Bool = false,
        scrubText: String? = nil,
        jumps: Bool = false
    ) {
        self.windowUUID = windowUUID
        self.episodeID = episodeID
        self.title = title
        self.chapterTitle = chapterTitle
        self.artworkName = artworkName
        self.artworkBorder = artworkBorder
        self.showsShadow = showsShadow
        self.progress = progress
        self.isBuffering = isBuffering
        self.isScrubbing = isScrubbing
        self.scrubText = scrubText
        self.jumps = jumps
    }

    static let reducer: Reducer<Self> = (legacyReducer, modernReducer)

    static let modernReducer: ReducerMethod<Self> = { state, _, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        return defaultState(from: state)
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case PlayerBarActionType.didLoadBar, PlayerBarActionType.borderDidChange:
            return handleBorder(state: state, action: action)
        case PlayerBarActionType.episodeDidChange, PlayerBarActionType.chapterDidChange:
            return handleTitles(state: state, action: action)
        case PlayerBarActionType.artworkDidChange:
            return handleArtwork(state: state, action: action)
        case PlayerBarActionType.progressDidUpdate:
            return handleProgress(state: state, action: action)
        case PlayerBarActionType.bufferingDidChange:
            return handleBuffering(state: state, action: action)
        case PlayerBarActionType.didBeginScrubbing:
            return handleDidBeginScrubbing(state: state, action: action)
        case PlayerBarActionType.didScrub:
            return handleDidScrub(state: state, action: action)
        case PlayerBarActionType.didEndScrubbing:
            return handleDidEndScrubbing(state: state, action: action)
        case PlayerBarActionType.didCancelScrubbing, PlayerBarActionType.didHide:
            return handleDidCancelScrubbing(state: state)
        case SearchActionType.didClear:
            return handleSearchDidClear(state: state, action: action)
        default:
            return defaultState(from: state)
        }
    }

    static func defaultState(from state: ScrubberState) -> ScrubberState {
        return state.changed()
    }

    /// The same state with `jumps` gone and what is given replaced. A nil keeps the value; what can be cleared is set
    /// by the initialiser instead.
    private func changed(
        artworkName: String? = nil,
        artworkBorder: ArtworkBorder? = nil,
        showsShadow: Bool? = nil,
        progress: Double? = nil,
        isBuffering: Bool? = nil,
        jumps: Bool = false
    ) -> ScrubberState {
        return ScrubberState(
            windowUUID: windowUUID,
            episodeID: episodeID,
            title: title,
            chapterTitle: chapterTitle,
            artworkName: artworkName ?? self.artworkName,
            artworkBorder: artworkBorder ?? self.artworkBorder,
            showsShadow: showsShadow ?? self.showsShadow,
            progress: progress ?? self.progress,
            isBuffering: isBuffering ?? self.isBuffering,
            isScrubbing: isScrubbing,
            scrubText: scrubText,
            jumps: jumps
        )
    }
}

// MARK: - Handlers

extension ScrubberState {
    private static func handleBorder(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction,
            let artworkBorder = playerBarAction.artworkBorder,
            let showsShadow = playerBarAction.showsShadow
        else {
            return defaultState(from: state)
        }
        return state.changed(artworkBorder: artworkBorder, showsShadow: showsShadow)
    }

    /// A new episode has no chapter until it says so; a chapter without a title leaves the old one standing.
    private static func handleTitles(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction else { return defaultState(from: state) }
        let isEpisodeChange = playerBarAction.actionType as? PlayerBarActionType == .episodeDidChange
        let episode = playerBarAction.episode

        return ScrubberState(
            windowUUID: state.windowUUID,
            episodeID: isEpisodeChange ? episode?.id : state.episodeID,
            title: isEpisodeChange ? episode?.title : state.title,
            chapterTitle: isEpisodeChange
                ? playerBarAction.chapterTitle : playerBarAction.chapterTitle ?? state.chapterTitle,
            artworkName: playerBarAction.artworkName ?? state.artworkName,
            artworkBorder: state.artworkBorder,
            showsShadow: state.showsShadow,
            progress: playerBarAction.progress ?? (isEpisodeChange ? 0 : state.progress),
            isBuffering: isEpisodeChange,
            jumps: isEpisodeChange
        )
    }

    private static func handleArtwork(state: Self, action: Action) -> Self {
        guard let artworkName = (action as? PlayerBarAction)?.artworkName else { return defaultState(from: state) }
        return state.changed(artworkName: artworkName)
    }

    private static func handleProgress(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction,
            let progress = playerBarAction.progress,
            !state.isScrubbing
        else {
            return defaultState(from: state)
        }
        return state.changed(
            progress: progress,
            isBuffering: playerBarAction.isBuffering,
            jumps: abs(progress - state.progress) > 0.1
        )
    }

    private static func handleBuffering(state: Self, action: Action) -> Self {
        guard let action = action as? PlayerBarAction else { return defaultState(from: state) }
        return state.changed(isBuffering: action.isBuffering ?? false)
    }

    private static func handleDidBeginScrubbing(state: Self, action: Action) -> Self {
        guard action is PlayerBarAction else { return defaultState(from: state) }

        return ScrubberState(
            windowUUID: state.windowUUID,
            episodeID: state.episodeID,
            title: state.title,
            chapterTitle: state.chapterTitle,
            artworkName: state.artworkName,
            artworkBorder: state.artworkBorder,
            showsShadow: state.showsShadow,
            progress: state.progress,
            isBuffering: state.isBuffering,
            isScrubbing: true
        )
    }

    private static func handleDidScrub(state: Self, action: Action) -> Self {
        guard let playerBarAction = action as? PlayerBarAction else { return defaultState(from: state) }

        return ScrubberState(
            windowUUID: state.windowUUID,
            episodeID: state.episodeID,
            title: state.title,
            chapterTitle: state.chapterTitle,
            artworkName: state.artworkName,
            artworkBorder: state.artworkBorder,
            showsShadow: state.showsShadow,
            progress: state.progress,
            isBuffering: state.isBuffering,
            isScrubbing: true,
            scrubText: playerBarAction.scrubText
        )
    }

    private static func handleDidEndScrubbing(state: Self, action: Action) -> Self {
        guard let progress = (action as? PlayerBarAction)?.progress else { return defaultState(from: state) }

        return ScrubberState(
            windowUUID: state.windowUUID,
            episodeID: state.episodeID,
            title: state.title,
            chapterTitle: state.chapterTitle,
            artworkName: state.artworkName,
            artworkBorder: state.artworkBorder,
            showsShadow: state.showsShadow,
            progress: progress,
            isBuffering: state.isBuffering,
            jumps: true
        )
    }

    private static func handleDidCancelScrubbing(state: Self) -> Self {
        return ScrubberState(
            windowUUID: state.windowUUID,
            episodeID: state.episodeID,
            title: state.title,
            chapterTitle: state.chapterTitle,
            artworkName: state.artworkName,
            artworkBorder: state.artworkBorder,
            showsShadow: state.showsShadow,
            progress: state.progress,
            isBuffering: state.isBuffering
        )
    }

    private static func handleSearchDidClear(state: Self, action: Action) -> Self {
        guard action is SearchAction else { return defaultState(from: state) }
        return handleDidCancelScrubbing(state: state)
    }
}
