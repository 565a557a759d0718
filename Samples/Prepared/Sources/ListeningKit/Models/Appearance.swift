/// The colours of the application.
public enum Appearance: String, Sendable {
    case system
    case light
    case dark
}

/// What the listener has chosen about the colours.
public struct AppearanceSettings: Sendable, Equatable {
    public var appearance: Appearance
    public var followsArtwork: Bool
    /// Between 0 and 1.
    public var tintStrength: Double

    public init(appearance: Appearance = .system, followsArtwork: Bool = false, tintStrength: Double = 0.5) {
        self.appearance = appearance
        self.followsArtwork = followsArtwork
        self.tintStrength = tintStrength
    }
}
