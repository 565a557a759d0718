/// One recording of a show.
public struct Episode: Sendable, Equatable {
    public let id: String
    public let title: String
    public let showID: String
    /// In seconds.
    public let duration: Int
    public let artworkName: String?

    public init(id: String, title: String, showID: String, duration: Int, artworkName: String? = nil) {
        self.id = id
        self.title = title
        self.showID = showID
        self.duration = duration
        self.artworkName = artworkName
    }
}
