enum BarPlacement: String, Sendable {
    case top
    case bottom
}

enum BarLayout: String, Sendable {
    case compact
    case regular

    static func layout(for placement: BarPlacement) -> BarLayout {
        return placement == .top ? .regular : .compact
    }
}

/// Where the artwork is set off against the bar.
enum ArtworkBorder: String, Sendable {
    case leading
    case allAround
    case none
}

/// What the button in the middle of the bar does besides playing.
enum MiddleButton: String, Sendable {
    case none
    case bookmark
    case share
}
