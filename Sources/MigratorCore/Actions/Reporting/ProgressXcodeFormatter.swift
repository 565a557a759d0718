/// Lines that Xcode shows at their places when a build phase prints them.
public struct ProgressXcodeFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// Notes first: Xcode would take a note for a part of the warning in front of it.
    public func format(_ report: ProgressReport) -> String {
        let sum = "note: \(report.headline)\(report.isOfAnotherForm ? "" : "; \(report.figures.sentence)")\n"
        let issues = { (severity: Severity) in
            report.issues.filter { $0.severity == severity }.map { text($0, root: report.root) }.joined()
        }
        let problems = report.problems.map { text($0, root: report.root) }.joined()
        return sum + issues(.note) + problems + issues(.warning) + issues(.error)
    }

    private func text(_ issue: ReportIssue, root: String) -> String {
        let line = line(issue.place, issue.severity.rawValue, issue.message, code: issue.code, root: root)
        if issue.severity == .note { return line }
        return line + issue.evidence.map { self.line($0, "note", "see also", code: issue.code, root: root) }.joined()
    }

    private func text(_ problem: FileProblem, root: String) -> String {
        // Without a line Xcode would not see that the message is about a file.
        let place = SourcePlace(file: problem.file, line: max(problem.line, 1), column: max(problem.column, 1))
        return line(place, "warning", problem.message, code: problem.code.rawValue, root: root)
    }

    private func line(_ place: SourcePlace, _ kind: String, _ message: String, code: String, root: String) -> String {
        let path = joinedPath(root, place.file)
        return "\(path):\(place.line):\(place.column): \(kind): \(SingleLine.text(message)) [\(code)]\n"
    }
}
