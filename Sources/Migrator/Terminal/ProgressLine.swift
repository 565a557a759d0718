import Foundation

/// One line on the terminal that says what is being done, and vanishes.
final class ProgressLine: @unchecked Sendable {
    private static let clearLine = "\r\u{1B}[K"

    private let isShown: Bool
    private let lock = NSLock()
    // Guarded by `lock`.
    private var isVisible = false
    private var lastShown = Date.distantPast

    init(isShown: Bool) {
        self.isShown = isShown
    }

    /// A line that is only shown where somebody can see it and where it can be removed again: never in a file, in a pipe
    /// or on a terminal that knows no control sequences.
    convenience init(quiet: Bool, environment: [String: String] = ProcessInfo.processInfo.environment) {
        self.init(isShown: !quiet && StandardStream.error.isTerminal && environment["TERM"] != "dumb")
    }

    /// Shows a message, from any thread. Most of a quick succession are dropped: nobody could read them.
    func show(_ message: String) {
        guard isShown else { return }
        lock.lock()
        defer { lock.unlock() }
        let now = Date()
        guard now.timeIntervalSince(lastShown) > 0.05 else { return }
        lastShown = now
        isVisible = true
        let width = StandardStream.error.terminalWidth ?? 80
        StandardStream.error.writeIgnoringErrors(Self.clearLine + message.prefix(max(width - 1, 1)))
    }

    /// Removes the line.
    func clear() {
        lock.lock()
        defer { lock.unlock() }
        if isVisible {
            StandardStream.error.writeIgnoringErrors(Self.clearLine)
            isVisible = false
        }
    }
}
