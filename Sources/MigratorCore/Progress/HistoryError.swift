/// Why a history file cannot be used.
public enum HistoryError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The system does not let us read it.
    case unreadable(file: String, reason: String)
    /// A line is no run.
    case invalid(file: String, line: Int, message: String)
    /// The system does not let us write it.
    case unwritable(file: String, reason: String)

    /// What is wrong and what to do about it.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file): error: the history could not be read: \(reason)"
        case .invalid(let file, let line, let message):
            "\(file):\(line):1: error: \(message); mend or delete the line"
        case .unwritable(let file, let reason): "\(file): error: the history could not be written: \(reason)"
        }
    }
}
