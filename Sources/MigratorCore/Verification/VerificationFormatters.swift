/// A comparison of two trees for people.
public struct VerificationTextFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// A line for each new error, and the numbers.
    public func format(_ report: VerificationReport) -> String {
        let summary = report.summary
        var text = report.new.map { "\($0.file):\($0.line):\($0.column): error: \(SingleLine.text($0.message))\n" }
            .joined()
        text += "\(Quantity.count(summary.new, "new error"))"
        text += "; \(summary.errorsBefore) before, \(summary.errorsAfter) after"
        let told = [
            (summary.reworded, "in other words"), (summary.missingNames, "of names that were missing"),
            (summary.gone, "gone"),
        ]
        let parts = told.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        if !parts.isEmpty { text += " (\(parts.joined(separator: ", ")))" }
        text += "; checked \(summary.modulesChecked) of \(Quantity.count(summary.modules, "module"))"
        text += " with \(summary.filesChecked) of \(Quantity.count(summary.files, "file")).\n"
        return text
    }
}

/// A comparison of two trees for programs.
public struct VerificationJSONFormatter: Sendable {
    private struct Result: Encodable {
        let schemaVersion = 1
        let tool = ToolIdentity.current
        let before: String
        let after: String
        let summary: VerificationSummary
        let new: [CompilerError]
        let unchecked: [String]
        let problems: [FileProblem]
    }

    /// A formatter.
    public init() {}

    /// An object with the numbers and the new errors.
    public func format(_ report: VerificationReport) throws -> String {
        try JSONLayout.text(
            of: Result(
                before: report.before, after: report.after, summary: report.summary, new: report.new,
                unchecked: report.unchecked, problems: report.problems))
    }
}
