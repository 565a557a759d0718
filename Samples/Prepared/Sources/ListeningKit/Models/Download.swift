/// An episode that is kept on the device.
public struct Download: Sendable, Equatable {
    public let episodeID: String
    public let megabytes: Int

    public init(episodeID: String, megabytes: Int) {
        self.episodeID = episodeID
        self.megabytes = megabytes
    }
}

/// Why the list of downloads could not be refreshed.
public enum DownloadFailure: String, Sendable {
    case notSignedIn
    case pausedByUser
    case serverUnreachable
}
