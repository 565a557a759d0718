/// A podcast that can be subscribed to.
public struct Show: Sendable, Equatable {
    public let id: String
    public let title: String
    public let isSponsored: Bool

    public init(id: String, title: String, isSponsored: Bool = false) {
        self.id = id
        self.title = title
        self.isSponsored = isSponsored
    }
}
