/// Why a JSON file that a person writes or edits cannot be used.
public enum DocumentError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What the file is for.
    public enum Kind: String, Equatable, Sendable {
        /// `.migrator.json`
        case configuration
        /// What `migrator plan` writes.
        case plan
        /// What `migrator check --update` writes.
        case baseline
    }

    /// One fault in a file.
    public struct Issue: Equatable, Sendable {
        /// Where in the text.
        public var position: TextPosition
        /// The JSON path of the value, for example `$.include[0]`; nil for faults of the syntax.
        public var path: String?
        /// What is wrong.
        public var message: String

        /// A fault.
        public init(position: TextPosition, path: String?, message: String) {
            self.position = position
            self.path = path
            self.message = message
        }
    }

    /// The file is not there.
    case notFound(Kind, file: String)
    /// The system does not let us read it.
    case unreadable(Kind, file: String, reason: String)
    /// It is no JSON, or not the JSON that is expected.
    case invalid(file: String, [Issue])

    /// One line for each fault: `file:line:column: error: $.path: what is wrong`.
    public var description: String {
        switch self {
        case .notFound(let kind, let file):
            "\(file): error: there is no such \(kind.rawValue) file; \(Self.advice(kind))"
        case .unreadable(let kind, let file, let reason):
            "\(file): error: the \(kind.rawValue) could not be read: \(reason)"
        case .invalid(let file, let issues):
            issues.map { issue in
                let path = issue.path.map { "\($0): " } ?? ""
                return "\(file):\(issue.position.line):\(issue.position.column): error: \(path)\(issue.message)"
            }.joined(separator: "\n")
        }
    }

    private static func advice(_ kind: Kind) -> String {
        switch kind {
        case .configuration: "give --config an existing one"
        case .plan: "write one with 'migrator plan PATH -o FILE'"
        case .baseline: "write one with 'migrator check PATH --baseline FILE --update'"
        }
    }
}
