/// A progress report for a person at a terminal: how far, how fast, what next, what stands in the way.
public struct ProgressTextFormatter: Sendable {
    private static let shownReadyCases = 15

    let style: TextStyle

    /// A formatter with the looks of `style`.
    public init(style: TextStyle) {
        self.style = style
    }

    /// The report as text.
    public func format(_ report: ProgressReport) -> String {
        let issues = ProgressIssueText(style: style)
        if report.isOfAnotherForm {
            return [anotherForm(report), issues.problems(report)].filter { !$0.isEmpty }.joined(separator: "\n")
        }
        let sections = [
            head(report), totals(report), burnDown(report), actionTypes(report), owners(report), ready(report),
            issues.blocked(report), issues.harmlessWork(report), issues.warnings(report), issues.unused(report),
            issues.problems(report),
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    // MARK: How far

    private func anotherForm(_ report: ProgressReport) -> String {
        style.apply(.heading, to: report.root) + "\n\n" + paragraph(report.headline)
    }

    private func head(_ report: ProgressReport) -> String {
        let commit = report.shortCommit.map { style.apply(.quiet, to: "  at \($0)") } ?? ""
        let needed = report.totals.cases - report.totals.casesDead
        let bar = ProgressBar.text(report.totals.casesMigrated, of: needed, width: min(40, style.width - 24))
        let percent = style.apply(report.totals.casesLeft == 0 ? .good : .warning, to: report.figures.percent)
        var result = "\(style.apply(.heading, to: report.root))\(commit)\n\n  \(bar) \(percent) migrated\n"
        if report.totals.casesDead > 0 {
            result += paragraph("Dead cases do not count for the percentage; delete them instead of migrating them.")
        }
        return result + (report.restriction.map { "\n" + paragraph($0) } ?? "")
    }

    private func totals(_ report: ProgressReport) -> String {
        let figures = report.figures
        let totals = report.totals
        var states = TextTable(columns: [
            .init(title: padded("CASES", to: 20), minimum: 20),
            .init(title: "\(totals.cases)", minimum: 6, alignsRight: true),
            .init(title: "", minimum: 12),
        ])
        states.rows = figures.states.map { status, count in
            [
                .init(status.rawValue, style.role(of: status)), .init("\(count)"),
                .init(ProgressBar.text(count, of: totals.cases, width: 20)),
            ]
        }
        var work = TextTable(columns: [
            .init(title: padded("CONVERTED", to: 20), minimum: 20), .init(title: "DONE", minimum: 6, alignsRight: true),
            .init(title: "TOTAL", minimum: 6, alignsRight: true), .init(title: "", minimum: 12),
        ])
        work.rows = figures.work.map { item in
            [
                .init(item.title), .init("\(item.done)"), .init("\(item.total)"),
                .init(ProgressBar.text(item.done, of: item.total, width: 20)),
            ]
        }
        return heading("Totals") + states.text(style: style, indent: 2) + "\n" + work.text(style: style, indent: 2)
    }

    private func burnDown(_ report: ProgressReport) -> String {
        if report.history.isEmpty { return "" }
        let history = HistoryText(report: report)
        var runs = TextTable(columns: [
            .init(title: "RUN", minimum: 10), .init(title: "COMMIT", minimum: 7),
            .init(title: "CASES", minimum: 5, alignsRight: true),
            .init(title: "MIGRATED", minimum: 8, alignsRight: true),
            .init(title: "READY", minimum: 5, alignsRight: true),
            .init(title: "BLOCKED", minimum: 7, alignsRight: true),
            .init(title: "DEAD", minimum: 4, alignsRight: true), .init(title: "LEFT", minimum: 4, alignsRight: true),
        ])
        runs.rows = history.recent.map { entry in
            let totals = entry.totals
            let numbers = [
                totals.cases, totals.casesMigrated, totals.casesReady, totals.casesBlocked, totals.casesDead,
                totals.casesLeft,
            ]
            return [.init(String(entry.time.prefix(10))), .init(entry.commit.map { String($0.prefix(7)) } ?? "-")]
                + numbers.map { .init("\($0)") }
        }
        let chart = BurnDownChart(entries: report.history, width: style.width - 2).text
        let lines = chart.split(separator: "\n").map { "  \($0)\n" }.joined()
        let earlier = report.history.count - runs.rows.count
        return heading("Burn-down: cases that are left") + (lines.isEmpty ? "" : lines + "\n")
            + text(of: runs, dropping: ["COMMIT", "CASES", "READY"])
            + (earlier > 0 ? paragraph("\(Quantity.count(earlier, "earlier run")) not listed.") : "")
            + [history.change, history.forecast].compactMap { $0 }.map(paragraph).joined()
    }

    // MARK: Where

    private func actionTypes(_ report: ProgressReport) -> String {
        if report.actionTypes.isEmpty { return "" }
        let hasOwners = report.hasOwners
        var table = TextTable(columns: [
            .init(title: "ACTION TYPE", minimum: 20), .init(title: "PROGRESS", minimum: 12),
            .init(title: "CASES", minimum: 5, alignsRight: true), .init(title: "DONE", minimum: 4, alignsRight: true),
            .init(title: "READY", minimum: 5, alignsRight: true),
            .init(title: "BLOCKED", minimum: 7, alignsRight: true),
            .init(title: "DEAD", minimum: 4, alignsRight: true), .init(title: "SITES", minimum: 5, alignsRight: true),
            .init(title: "TESTS", minimum: 5, alignsRight: true),
        ])
        if hasOwners {
            table.columns.append(.init(title: "OWNERS", minimum: 10))
        }
        table.rows = report.actionTypesBySize.map { type in
            let numbers = [
                type.cases, type.casesMigrated, type.casesReady, type.casesBlocked, type.casesDead, type.sites,
                type.testSites,
            ]
            let bar = ProgressBar.text(type.casesMigrated, of: type.cases - type.casesDead, width: 10)
            return [.init(type.name), .init(bar)] + numbers.map { .init("\($0)") }
                + (hasOwners ? [.init(Self.names(type.owners), .quiet)] : [])
        }
        return heading("Action types, by size", report.actionTypes.count)
            + text(of: table, dropping: ["PROGRESS", "TESTS", "SITES", "OWNERS"])
    }

    private func owners(_ report: ProgressReport) -> String {
        if !report.hasOwners { return "" }
        var table = TextTable(columns: [
            .init(title: "OWNER", minimum: 16), .init(title: "LEFT", minimum: 4, alignsRight: true),
            .init(title: "READY", minimum: 5, alignsRight: true),
            .init(title: "BLOCKED", minimum: 7, alignsRight: true),
            .init(title: "DEAD", minimum: 4, alignsRight: true),
            .init(title: "WARNINGS", minimum: 8, alignsRight: true),
        ])
        table.rows = OwnerSums.of(report).map { sums in
            let numbers = [sums.left, sums.ready, sums.blocked, sums.dead, sums.warnings]
            return [.init(sums.owner ?? "(nobody)")] + numbers.map { .init("\($0)") }
        }
        let several = report.cases.contains { $0.owners.count > 1 }
        return heading("Owners")
            + text(of: table, dropping: ["WARNINGS", "READY"])
            + (several ? paragraph("What has several owners is counted for each of them.") : "")
    }

    // MARK: What next

    private func ready(_ report: ProgressReport) -> String {
        let ready = report.readyCases
        if ready.isEmpty { return "" }
        let listed = ready.prefix(Self.shownReadyCases)
        let longest = listed.map(\.symbol.count).max() ?? 0
        var table = TextTable(columns: [
            // A name that is broken is hard to read; payloads may be.
            .init(title: "CASE", minimum: max(24, min(longest, style.width * 9 / 20))),
            .init(title: "SITES", minimum: 5, alignsRight: true),
            .init(title: "TESTS", minimum: 5, alignsRight: true),
            .init(title: "CONSUMERS", minimum: 9, alignsRight: true), .init(title: "PAYLOAD", minimum: 12),
        ])
        let hasDoubts = listed.contains { !$0.doubts.isEmpty }
        if hasDoubts {
            table.columns.append(.init(title: "LOOK AT", minimum: 20))
        }
        table.rows = listed.map { record in
            let doubt = record.confidence == .low ? "?" : ""
            let cells: [TextTable.Cell] = [
                .init(record.symbol + doubt), .init("\(record.productionSites)"), .init("\(record.testSites)"),
                .init("\(record.handledBy.count)"), .init(record.payloadText),
            ]
            return cells + (hasDoubts ? [.init(record.doubts.joined(separator: ", "), .warning)] : [])
        }
        let more = ready.count - table.rows.count
        return heading("Ready to migrate, the simplest first", ready.count)
            + text(of: table, dropping: ["TESTS", "CONSUMERS", "SITES", "PAYLOAD"])
            + (more > 0 ? paragraph("and \(more) more; --format csv lists all.") : "")
    }

    // MARK: Words

    private func text(of table: TextTable, dropping titles: [String]) -> String {
        table.fitting(width: style.width - 2, dropping: titles).text(style: style, indent: 2)
    }

    private static func names(_ owners: [String]) -> String {
        owners.isEmpty ? "-" : owners.joined(separator: " ")
    }

    private func heading(_ title: String, _ count: Int? = nil) -> String {
        style.apply(.heading, to: title) + (count.map { " (\($0))" } ?? "") + "\n"
    }

    private func paragraph(_ text: String) -> String {
        TextWrapping.paragraph(text, width: style.width, indent: "  ")
    }
}
