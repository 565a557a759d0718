import Foundation

/// Runs `work` now when this is the main thread already, and as soon as the main thread is free otherwise.
func ensureMainThread(_ work: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
        MainActor.assumeIsolated { work() }
    } else {
        DispatchQueue.main.async { work() }
    }
}
