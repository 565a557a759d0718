import Redux

enum WelcomeAction: ModernAction {
    case didFinish
}
