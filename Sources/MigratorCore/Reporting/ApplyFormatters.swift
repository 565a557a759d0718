/// What `migrator apply` did, for people.
public struct ApplyTextFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// A paragraph for a step: files, edits, what was done, what could not be done and why.
    public func format(_ outcome: StepOutcome, written: Bool) -> String {
        let edits = outcome.changes.reduce(0) { $0 + $1.edits }
        let symbols = outcome.step.symbols
        var text = ([outcome.step.name] + (symbols.isEmpty ? [] : [symbols.joined(separator: ", ")])).joined(
            separator: " ")
        text += ": "
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

    /// What was left: a line for each step that was asked for by name, otherwise one line for all of a plan and one for what
    /// no plan has.
    public func format(_ selection: StepSelection) -> String {
        let planned = selection.left.filter { $0.noun == nil }
        let others = selection.left.compactMap { left in
            left.noun.map { "left: \(Quantity.count(left.symbols.count, $0.one, $0.many)); \(left.reason)\n" }
        }.joined()
        guard selection.isIncomplete else {
            let kinds = planned.map { "\($0.symbols.count) \($0.step)" }
            let count = planned.reduce(0) { $0 + $1.symbols.count }
            guard count > 0 else { return (selection.steps.isEmpty ? "nothing to do\n" : "") + others }
            return "left: \(count) steps of the plan (\(kinds.joined(separator: ", "))); \(planned[0].reason)\n"
                + others
        }
        return planned.map { left in
            let what =
                left.symbols.count == 1
                ? "\(left.step) \(left.symbols[0].joined(separator: ", ")): not taken"
                : "\(left.step): \(left.symbols.count) steps not taken"
            return "\(what); \(left.reason)\n"
        }.joined() + others
    }
}

/// What `migrator apply` did, for programs.
public struct ApplyJSONFormatter: Sendable {
    private struct Result: Encodable {
        let schemaVersion = 1
        let steps: [Step]
        let left: [Left]?
    }

    private struct Left: Encodable {
        let step: String
        let symbols: [String]
        let reason: String
    }

    private struct Step: Encodable {
        let step: String
        /// What the step is about; absent where there is one of its kind.
        let symbols: [String]?
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

    /// The steps with their files, counts and remaining work, and the steps that are left.
    public func format(_ outcomes: [StepOutcome], _ selection: StepSelection) throws -> String {
        let left = selection.left.flatMap { left in
            left.symbols.map { Left(step: left.step, symbols: $0, reason: left.reason) }
        }
        return try JSONLayout.text(
            of: Result(
                steps: outcomes.map { outcome in
                    Step(
                        step: outcome.step.name, symbols: outcome.step.symbols.isEmpty ? nil : outcome.step.symbols,
                        refused: outcome.isRefused,
                        files: outcome.changes.map { File(path: $0.path, edits: $0.edits) }, counts: outcome.counts,
                        remaining: outcome.remaining)
                }, left: left.isEmpty ? nil : left))
    }
}
