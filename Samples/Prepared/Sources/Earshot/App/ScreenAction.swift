import Redux

/// A screen comes up or goes away.
struct ScreenAction: Action {
    let windowUUID: WindowUUID
    let actionType: ActionType
    let screen: AppScreen
}

enum ScreenActionType: ActionType {
    case showScreen
    case closeScreen
}

enum AppScreen: Equatable {
    case shell
    case playerBar
    case library
    case episodePeek
    case queue
    case downloads
    case appearance
    case welcome
    case consent
    case menu
    case survey
    case search
}
