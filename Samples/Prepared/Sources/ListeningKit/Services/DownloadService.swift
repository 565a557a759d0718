/// Keeps episodes on the device.
@MainActor
public protocol DownloadService: AnyObject {
    var isSignedIn: Bool { get }
    var isPaused: Bool { get }
    /// In megabytes; nil when the device does not tell.
    var freeSpace: Int? { get }

    /// The completion may come on any thread; it gets nil when the server cannot be reached.
    func refresh(usingCache: Bool, completion: @escaping @Sendable ([Download]?) -> Void)
    func remove(_ download: Download)
}
