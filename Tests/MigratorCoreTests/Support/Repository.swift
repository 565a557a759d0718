import Foundation

/// The package that is tested, as it lies on the disk.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The sample application in the legacy form.
    static var sample: String { root.appendingPathComponent("Samples/Legacy").path }
}
