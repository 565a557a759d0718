import Foundation

/// Brings things to the screen that are not part of the application's state.
@MainActor
public protocol Router: AnyObject {
    func open(_ destination: String, in window: UUID)
    func present(_ message: String, in window: UUID)
}
