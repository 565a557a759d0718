/// A progress report as a comment on a pull request.
///
/// GitHub takes 65,536 characters. Each table has a share of them and says what it leaves out.
public struct ProgressMarkdownFormatter: Sendable {
    /// The first line, invisible on the page: a bot finds its earlier comment by it and replaces it.
    public static let marker = "<!-- migrator-report -->"

    /// Characters that a single cell may have.
    private static let cellLimit = 300
    private static let openRows = 12

    /// A formatter.
    public init() {}

    /// The report as Markdown.
    public func format(_ report: ProgressReport) -> String {
        let sections = [
            head(report), totals(report), history(report), blocked(report), actionTypes(report), ready(report),
            findings(report), problems(report), foot(report),
        ]
        return Self.marker + "\n" + sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    // MARK: How far

    private func head(_ report: ProgressReport) -> String {
        if report.isOfAnotherForm { return "## Action migration\n\n\(report.headline)\n" }
        let needed = report.totals.cases - report.totals.casesDead
        let filled = ProgressBar.filled(report.totals.casesMigrated, of: needed, width: 30)
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        let restriction = report.restriction.map { "\n" + prose($0) + "\n" } ?? ""
        return """
            ## Action migration: \(report.figures.percent)

            `\(bar)` \(report.figures.sentence)
            \(restriction)
            """
    }

    private func totals(_ report: ProgressReport) -> String {
        if report.isOfAnotherForm { return "" }
        let needed = report.totals.cases - report.totals.casesDead
        var table = MarkdownTable(columns: ["", "Done", "Total"], alignment: [.left, .right, .right])
        table.rows =
            [["Cases, without dead ones", "\(report.totals.casesMigrated)", "\(needed)"]]
            + report.figures.work.map { [$0.title, "\($0.done)", "\($0.total)"] }
        return text(table, rows: 10, budget: 2_000)
    }

    private func history(_ report: ProgressReport) -> String {
        if report.history.isEmpty { return "" }
        let history = HistoryText(report: report)
        let sentences = [history.change, history.forecast].compactMap { $0 }.joined(separator: " ")
        var table = MarkdownTable(
            columns: ["Run", "Commit", "Cases", "Migrated", "Ready", "Blocked", "Dead", "Left"],
            alignment: [.left, .left] + [MarkdownTable.Alignment](repeating: .right, count: 6))
        table.rows = history.recent.map { entry in
            let totals = entry.totals
            let numbers = [
                totals.cases, totals.casesMigrated, totals.casesReady, totals.casesBlocked, totals.casesDead,
                totals.casesLeft,
            ]
            return [prose(String(entry.time.prefix(10))), code(entry.commit.map { String($0.prefix(7)) } ?? "-")]
                + numbers.map { "\($0)" }
        }
        let runs = Quantity.count(table.rows.count, "run")
        return prose(sentences) + "\n\n" + details("Burn-down, last \(runs)", text(table, rows: 10, budget: 3_000))
    }

    // MARK: Where

    private func actionTypes(_ report: ProgressReport) -> String {
        if report.actionTypes.isEmpty { return "" }
        let hasOwners = report.hasOwners
        var table = MarkdownTable(
            columns: ["Action type", "Done", "Cases", "Ready", "Blocked", "Dead", "Sites", "Tests"]
                + (hasOwners ? ["Owners"] : []),
            alignment: [.left] + [MarkdownTable.Alignment](repeating: .right, count: 7) + (hasOwners ? [.left] : []))
        table.rows = report.actionTypesBySize.map { type in
            let numbers = [
                type.casesMigrated, type.cases, type.casesReady, type.casesBlocked, type.casesDead, type.sites,
                type.testSites,
            ]
            return [code(type.name)] + numbers.map { "\($0)" } + (hasOwners ? [owners(type.owners)] : [])
        }
        return details(
            "Action types (\(table.rows.count))", text(table, rows: 80, budget: 12_000),
            isOpen: table.rows.count <= Self.openRows)
    }

    private func blocked(_ report: ProgressReport) -> String {
        let cases = report.cases.filter { $0.status == .blocked }
        let issues = report.issues.filter { !$0.isFinding && $0.severity == .error }
        if cases.isEmpty && issues.isEmpty { return "" }
        var result = "### Blocked cases (\(cases.count))\n\n"
        if !cases.isEmpty {
            var table = MarkdownTable(columns: ["Case", "Blocked by", "Owners"], alignment: [.left, .left, .left])
            table.rows = cases.map { record in
                [
                    code(record.symbol), record.blockedBy.map(code).joined(separator: ", "),
                    owners(record.owners),
                ]
            }
            result += text(table, rows: 25, budget: 6_000) + "\n"
        }
        return issues.isEmpty ? result : result + details("What blocks them (\(issues.count))", places(issues))
    }

    private func ready(_ report: ProgressReport) -> String {
        let ready = report.readyCases
        if ready.isEmpty { return "" }
        var table = MarkdownTable(
            columns: ["Case", "Sites", "Tests", "Consumers", "Payload", "Look at"],
            alignment: [.left, .right, .right, .right, .left, .left])
        table.rows = ready.map { record in
            [
                code(record.symbol), "\(record.productionSites)", "\(record.testSites)", "\(record.handledBy.count)",
                record.payload.isEmpty ? "" : code(record.payloadText),
                record.doubts.map(code).joined(separator: ", "),
            ]
        }
        return details("Ready to migrate (\(ready.count)), the simplest first", text(table, rows: 20, budget: 7_000))
    }

    // MARK: What to look at

    private func findings(_ report: ProgressReport) -> String {
        var parts: [String] = []
        let work = report.issues.filter { !$0.isFinding && $0.severity != .error }
        if !work.isEmpty {
            parts.append(details("Could not be followed, but blocks no case (\(work.count))", places(work)))
        }
        for code in Finding.Code.byImportance {
            let issues = report.issues(code)
            if issues.isEmpty { continue }
            let title = "\(code.reportCode.title) (\(issues.count))"
            let list =
                switch code {
                case .unused, .neverProvided: fields(issues)
                case .dead, .handledNeverDispatched: symbols(issues)
                default: places(issues)
                }
            parts.append(details(title, list))
        }
        return parts.isEmpty ? "" : "### Findings\n\n" + parts.joined(separator: "\n")
    }

    private func places(_ issues: [ReportIssue]) -> String {
        let hasOwners = issues.contains { !$0.owners.isEmpty }
        var table = MarkdownTable(
            columns: ["Place", "Message"] + (hasOwners ? ["Owners"] : []),
            alignment: [.left, .left] + (hasOwners ? [.left] : []))
        table.rows = issues.map { issue in
            [code("\(issue.place.file):\(issue.place.line)"), prose(issue.message)]
                + (hasOwners ? [owners(issue.owners)] : [])
        }
        return text(table, rows: 15, budget: 4_000)
    }

    private func symbols(_ issues: [ReportIssue]) -> String {
        var table = MarkdownTable(columns: ["Case", "Place"], alignment: [.left, .left])
        table.rows = issues.map { [code($0.symbol), code("\($0.place.file):\($0.place.line)")] }
        return text(table, rows: 15, budget: 4_000)
    }

    /// Each case once, with the number of its fields.
    private func fields(_ issues: [ReportIssue]) -> String {
        var numbers: [String: Int] = [:]
        var order: [String] = []
        for issue in issues {
            if numbers[issue.symbol] == nil { order.append(issue.symbol) }
            numbers[issue.symbol, default: 0] += 1
        }
        var table = MarkdownTable(columns: ["Case", "Fields"], alignment: [.left, .right])
        table.rows = order.map { [code($0), "\(numbers[$0] ?? 0)"] }
        return text(table, rows: 15, budget: 3_000)
    }

    private func problems(_ report: ProgressReport) -> String {
        if report.problems.isEmpty { return "" }
        var table = MarkdownTable(columns: ["File", "Message"], alignment: [.left, .left])
        table.rows = report.problems.map { problem in
            [code(problem.line > 0 ? "\(problem.file):\(problem.line)" : problem.file), prose(problem.message)]
        }
        return details("Files that could not be used (\(table.rows.count))", text(table, rows: 15, budget: 3_000))
    }

    private func foot(_ report: ProgressReport) -> String {
        let commit = report.shortCommit.map { " at \(MarkdownText.code($0, inTable: false))" } ?? ""
        return
            "<sub>\(report.tool.name) \(report.tool.version)\(commit). Dead cases do not count for the percentage.</sub>\n"
    }

    // MARK: Words

    private func text(_ table: MarkdownTable, rows: Int, budget: Int) -> String {
        table.text(rows: rows, budget: budget) { "… and \($0) more: `migrator report --format json` has all." }
    }

    /// - Parameter summary: a fixed text; nothing of it is escaped.
    private func details(_ summary: String, _ text: String, isOpen: Bool = false) -> String {
        "<details\(isOpen ? " open" : "")><summary>\(summary)</summary>\n\n\(text)\n</details>\n"
    }

    private func owners(_ owners: [String]) -> String {
        owners.map(code).joined(separator: " ")
    }

    private func code(_ text: String) -> String {
        MarkdownText.code(SingleLine.shortened(text, to: Self.cellLimit), inTable: true)
    }

    private func prose(_ text: String) -> String {
        MarkdownText.prose(SingleLine.shortened(text, to: Self.cellLimit), inTable: true)
    }
}
