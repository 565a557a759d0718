import Redux

enum ScreenAction: ModernAction {
    case showScreen(screen: AppScreen)
    case closeScreen(screen: AppScreen)
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
