import Redux

enum ContinueListeningAction: ModernAction {
    case toggleShowSection(isEnabled: Bool)
}
