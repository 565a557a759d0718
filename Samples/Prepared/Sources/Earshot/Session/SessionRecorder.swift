import Redux

/// Writes down what the application does: its effects in the order in which they happen, and after every action what
/// has changed in the state.
@MainActor
final class SessionRecorder: StoreSubscriber {
    private(set) var lines: [String] = []
    private let printer: StatePrinter
    private var lastState: [String] = []

    init(printer: StatePrinter) {
        self.printer = printer
    }

    var transcript: String {
        return lines.map { $0 + "\n" }.joined()
    }

    /// Begins a new step of the session.
    func begin(_ title: String) {
        lines += lines.isEmpty ? ["# \(title)"] : ["", "# \(title)"]
    }

    func effect(_ description: String, window: WindowUUID? = nil) {
        let suffix = window.map { " in \(printer.name(of: $0))" } ?? ""
        lines.append("! \(description)\(suffix)")
    }

    func note(_ text: String) {
        lines.append("= \(text)")
    }

    func newState(state: AppState) {
        let newLines = printer.lines(of: state)
        let gone = Set(lastState).subtracting(newLines)
        let added = Set(newLines).subtracting(lastState)
        lines += lastState.filter(gone.contains).map { "- \($0)" }
        lines += newLines.filter(added.contains).map { "+ \($0)" }
        lastState = newLines
    }
}
