/// What `migrator apply` did, for people.
public struct ApplyTextFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// A paragraph for a step: files, edits, what was done, what could not be done and why.
    public func format(_ outcome: Migration.Outcome, written: Bool) -> String {
        let edits = outcome.changes.reduce(0) { $0 + $1.edits }
        var text = "\(outcome.step.rawValue): "
        if outcome.isRefused {
            text += "not taken; nothing was changed\n"
        } else if outcome.changes.isEmpty {
            text += "nothing to do\n"
        } else {
            let what = outcome.counts.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }.joined(separator: ", ")
            text += "\(outcome.changes.count) files, \(edits) edits\(written ? "" : " (not written)"): \(what)\n"
        }
        for entry in outcome.remaining {
            text += "  \(entry.file):\(entry.line):\(entry.column): \(entry.message) [\(entry.code)]\n"
        }
        return text
    }
}

/// What `migrator apply` did, for programs.
public struct ApplyJSONFormatter: Sendable {
    private struct Result: Encodable {
        let schemaVersion = 1
        let steps: [Step]
    }

    private struct Step: Encodable {
        let step: String
        let refused: Bool
        let files: [File]
        let counts: [String: Int]
        let remaining: [RemainingWork]
    }

    private struct File: Encodable {
        let path: String
        let edits: Int
    }

    /// A formatter.
    public init() {}

    /// The steps with their files, counts and remaining work.
    public func format(_ outcomes: [Migration.Outcome]) throws -> String {
        try JSONLayout.text(
            of: Result(
                steps: outcomes.map { outcome in
                    Step(
                        step: outcome.step.rawValue, refused: outcome.isRefused,
                        files: outcome.changes.map { File(path: $0.path, edits: $0.edits) }, counts: outcome.counts,
                        remaining: outcome.remaining)
                }))
    }
}
