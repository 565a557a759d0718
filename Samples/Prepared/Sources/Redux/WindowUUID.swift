import Foundation

/// Identifies the window that an action comes from and that a state belongs to.
public typealias WindowUUID = UUID

extension WindowUUID {
    /// The window of an action that concerns every window, such as a change of the account or of the network.
    public static let unavailable = WindowUUID(uuid: (0xEA, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
}
