/// A progress report for a workflow run on GitHub: annotations, and a page for what is too much for them.
///
/// A step may show ten annotations of each kind; GitHub drops further ones without a word.
public struct GitHubAnnotations: Sendable {
    /// The name of the format.
    public static let format = "github"
    /// Annotations of one kind that a step may show.
    static let limit = 10

    /// Issues that are shown as annotations, errors first, then what matters most.
    public let shown: [ReportIssue]
    /// Issues for which there is no room.
    public let rest: [ReportIssue]

    private let report: ProgressReport
    /// Path of the scanned root in the repository, empty or with a `/` at its end.
    private let prefix: String

    /// The annotations of a report.
    ///
    /// - Parameter prefix: path of the scanned root below the folder that GitHub has checked out, empty when they are the
    ///   same: GitHub looks for the files of annotations below that folder.
    public init(_ report: ProgressReport, prefix: String = "") {
        self.report = report
        self.prefix = prefix.isEmpty || prefix.hasSuffix("/") ? prefix : prefix + "/"
        let ranks = Dictionary(
            ReportCode.codes(of: report.issues).enumerated().map { ($0.element.name, $0.offset) },
            uniquingKeysWith: { first, _ in first })
        var (shown, rest): ([ReportIssue], [ReportIssue]) = ([], [])
        for severity in [Severity.error, .warning, .note] {
            let issues = report.issues.filter { $0.severity == severity }.enumerated().sorted { left, right in
                let (first, second) = (ranks[left.element.code] ?? 0, ranks[right.element.code] ?? 0)
                return (first, left.offset) < (second, right.offset)
            }.map(\.element)
            // One notice has the sums; another one says at the end how much is not shown.
            let room = severity == .note ? Self.limit - 2 : Self.limit
            shown += issues.prefix(room)
            rest += issues.dropFirst(room)
        }
        self.shown = shown
        self.rest = rest
    }

    /// The workflow commands, one a line.
    ///
    /// - Parameter saysRest: whether a last notice says how many issues are not shown: where no summary can be written.
    public func commands(saysRest: Bool) -> String {
        var lines = [
            report.isOfAnotherForm
                ? GitHubCommand.text("notice", ["title": "Migration"], report.headline)
                : GitHubCommand.text(
                    "notice", ["title": "Migration: \(report.figures.percent)"], "\(report.figures.sentence)")
        ]
        lines += shown.map(command)
        if saysRest, !rest.isEmpty {
            let number = Quantity.count(rest.count, "more issue")
            lines.append(
                GitHubCommand.text("notice", ["title": "Not everything is shown"], "\(number) without an annotation."))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    /// The sums and what is not shown as annotations, in Markdown.
    public var summary: String {
        let figures = report.figures
        if report.isOfAnotherForm { return "## Action migration\n\n\(report.headline)\n" }
        let head = """
            ## Action migration: \(figures.percent)

            \(figures.sentence)


            """
        if rest.isEmpty { return head }
        var table = MarkdownTable(columns: ["Code", "Place", "Message"], alignment: [.left, .left, .left])
        table.rows = rest.map { issue in
            [
                MarkdownText.code(issue.code, inTable: true),
                MarkdownText.code("\(prefix)\(issue.place.file):\(issue.place.line)", inTable: true),
                MarkdownText.prose(SingleLine.shortened(issue.message, to: 400), inTable: true),
            ]
        }
        // The page may have a mebibyte.
        let lines = table.text(rows: .max, budget: 800_000) { "and \($0) more." }
        let number = Quantity.count(rest.count, "issue")
        return head + "### \(number) without an annotation\n\n" + lines + "\n"
    }

    private func command(_ issue: ReportIssue) -> String {
        let kind =
            switch issue.severity {
            case .error: "error"
            case .warning: "warning"
            case .note: "notice"
            }
        let properties: KeyValuePairs = [
            "file": prefix + issue.place.file, "line": "\(issue.place.line)", "col": "\(issue.place.column)",
            "title": issue.code,
        ]
        return GitHubCommand.text(kind, properties, issue.message)
    }
}
