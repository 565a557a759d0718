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

    static let modernReducer: ReducerMethod<Self> = { state, action, windowUUID in
        guard windowUUID == .unavailable || windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action {
        case SearchModernAction.didClear:
            return handleSearchDidClear(state: state)
        case PlayerBarModernAction.didHide, PlayerBarModernAction.didCancelScrubbing:
            return handleDidCancelScrubbing(state: state)
        case PlayerBarModernAction.bufferingDidChange(let isBuffering):
            return handleBuffering(state: state, isBuffering: isBuffering)
        case PlayerBarModernAction.artworkDidChange(let artworkName):
            return handleArtwork(state: state, artworkName: artworkName)
        case PlayerBarModernAction.progressDidUpdate(let isBuffering, let progress):
            return handleProgress(state: state, isBuffering: isBuffering, progress: progress)
        case PlayerBarModernAction.didScrub(let scrubText):
            return handleDidScrubDidScrub(state: state, scrubText: scrubText)
        case PlayerBarModernAction.chapterDidChange(let artworkName, let chapterTitle):
            return handleTitles(state: state, artworkName: artworkName, chapterTitle: chapterTitle)
        case PlayerBarModernAction.didBeginScrubbing:
            return handleDidBeginScrubbingDidBeginScrubbing(state: state)
        case PlayerBarModernAction.didEndScrubbing(let progress):
            return handleDidEndScrubbingDidEndScrubbing(state: state, progress: progress)
        case PlayerBarModernAction.episodeDidChange(let payload):
            return handleTitles(
                state: state,
                episode: payload.episode,
                artworkName: payload.artworkName,
                chapterTitle: payload.chapterTitle,
                progress: payload.progress
            )
        default:
            return defaultState(from: state)
        }
    }

    static let legacyReducer: LegacyReducerMethod<Self> = { state, action in
        guard action.windowUUID == .unavailable || action.windowUUID == state.windowUUID else {
            return defaultState(from: state)
        }

        switch action.actionType {
        case PlayerBarActionType.didLoadBar, PlayerBarActionType.borderDidChange:
            return handleBorder(state: state, action: action)
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
    private static func handleTitles(
        state: Self,
        episode: Episode,
        artworkName: String?,
        chapterTitle: String?,
        progress: Double?
    ) -> Self {
        return ScrubberState(
            windowUUID: state.windowUUID,
            episodeID: episode.id,
            title: episode.title,
            chapterTitle: chapterTitle,
            artworkName: artworkName ?? state.artworkName,
            artworkBorder: state.artworkBorder,
            showsShadow: state.showsShadow,
            progress: progress ?? ((0 as Double)),
            isBuffering: true,
            jumps: true
        )
    }

    /// A new episode has no chapter until it says so; a chapter without a title leaves the old one standing.
    private static func handleTitles(state: Self, artworkName: String?, chapterTitle: String?) -> Self {
        return ScrubberState(
            windowUUID: state.windowUUID,
            episodeID: state.episodeID,
            title: state.title,
            chapterTitle: chapterTitle ?? state.chapterTitle,
            artworkName: artworkName ?? state.artworkName,
            artworkBorder: state.artworkBorder,
            showsShadow: state.showsShadow,
            progress: (state.progress),
            isBuffering: false,
            jumps: false
        )
    }

    private static func handleArtwork(state: Self, artworkName: String?) -> Self {
        guard let artworkName else { return defaultState(from: state) }
        return state.changed(artworkName: artworkName)
    }

    private static func handleProgress(state: Self, isBuffering: Bool, progress: Double) -> Self {
        guard !state.isScrubbing else {
            return defaultState(from: state)
        }
        return state.changed(
            progress: progress,
            isBuffering: isBuffering,
            jumps: abs(progress - state.progress) > 0.1
        )
    }

    private static func handleBuffering(state: Self, isBuffering: Bool) -> Self {
        return state.changed(isBuffering: isBuffering)
    }

    private static func handleDidBeginScrubbingDidBeginScrubbing(state: Self) -> Self {
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

    private static func handleDidScrubDidScrub(state: Self, scrubText: String) -> Self {
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
            scrubText: scrubText
        )
    }

    private static func handleDidEndScrubbingDidEndScrubbing(state: Self, progress: Double) -> Self {
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

    private static func handleSearchDidClear(state: Self) -> Self {
        return handleDidCancelScrubbing(state: state)
    }
}
