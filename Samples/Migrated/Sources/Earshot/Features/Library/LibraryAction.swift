import Redux

/// Something about the screen that the application starts with.
struct LibraryAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let columns: Int?
    let showsSearchField: Bool?
    let startsAtLibrary: Bool?
    let extras: LibraryExtras?

    init(
        showsSearchField: Bool? = nil,
        startsAtLibrary: Bool? = nil,
        extras: LibraryExtras? = nil,
        columns: Int? = nil,
        windowUUID: WindowUUID,
        actionType: any ActionType
    ) {
        self.windowUUID = windowUUID
        self.actionType = actionType
        self.showsSearchField = showsSearchField
        self.startsAtLibrary = startsAtLibrary
        self.extras = extras
        self.columns = columns
    }
}

enum LibraryActionType: ActionType {
    case didPullToRefresh
}

enum LibraryModernAction: ModernAction {
    case initialize(columns: Int)
    case viewWillAppear
    case viewDidAppear
    case viewWillTransition(columns: Int?)
    case didSelectItem(extras: LibraryExtras)
    case sectionSeen(extras: LibraryExtras)
}

enum LibraryMiddlewareActionType: ActionType {
    case configuredSearchField
    case startAtLibraryChecked
    case enteredForeground
}

/// What is counted about an item of the library.
struct LibraryExtras: Equatable, Sendable {
    let itemType: LibraryItemType?
    let position: Int?
}

enum LibraryItemType: String, Sendable {
    case continueCard
    case show
    case suggestion
    case searchField
}
