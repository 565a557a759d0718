/// A scan for a person who reads from top to bottom: totals, the actions with their cases, what needs attention.
public struct ScanTextFormatter: Sendable {
    let style: TextStyle

    /// A formatter with the looks of `style`.
    public init(style: TextStyle) {
        self.style = style
    }

    /// The report as text.
    public func format(_ report: ScanReport) -> String {
        var sections = [totals(report)]
        if report.isOfAnotherForm {
            sections.append(
                TextWrapping.paragraph(
                    PlainActionsText.sentence(report.summary.plainActions ?? 0), width: style.width, indent: "  "))
            return (sections + [AttentionText(style: style).text(report)]).filter { !$0.isEmpty }.joined(
                separator: "\n")
        }
        let production = report.cases.filter { !$0.test }
        for action in report.actions where !action.test {
            sections.append(section(of: action, cases: production.filter { $0.actions.contains(action.name) }))
        }
        let elsewhere = production.filter(\.actions.isEmpty)
        for (title, isMigrated) in [("Dispatched nowhere in production code", false), ("Modern actions", true)] {
            let cases = elsewhere.filter { ($0.status == .migrated) == isMigrated }
            if !cases.isEmpty {
                sections.append(style.apply(.heading, to: title) + "\n" + tables(of: cases))
            }
        }
        sections.append(AttentionText(style: style).text(report))
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    // MARK: Totals

    private func totals(_ report: ScanReport) -> String {
        let summary = report.summary
        var rows = [
            ("Files", "\(summary.files), \(summary.filesParsed) parsed, \(summary.filesSkipped) skipped"),
            ("Action structs", "\(summary.actionStructs)"),
            ("Action types", "\(summary.actionTypes)"),
            ("Cases", cases(summary)),
            ("Dispatch sites", withTests(summary.dispatchSites, summary.testDispatchSites)),
            ("Reducers", withTests(summary.reducers, summary.testReducers)),
            ("Middlewares", withTests(summary.middlewares, summary.testMiddlewares)),
            ("Remaining work", "\(summary.remaining)"),
        ]
        if !report.problems.isEmpty {
            rows.append(("File problems", "\(report.problems.count)"))
        }
        let lines = rows.map { "  \(padded($0.0, to: 16))\($0.1)\n" }.joined()
        return "\(style.apply(.heading, to: report.root))\n\(lines)"
    }

    private func cases(_ summary: ScanSummary) -> String {
        let parts = [
            (CaseStatus.ready, summary.casesReady), (.blocked, summary.casesBlocked), (.dead, summary.casesDead),
            (.migrated, summary.casesMigrated),
        ]
        let listed = parts.map { status, count in
            style.apply(count == 0 ? .plain : style.role(of: status), to: "\(count) \(status.rawValue)")
        }
        return "\(summary.cases): \(listed.joined(separator: ", "))"
    }

    private func withTests(_ count: Int, _ testCount: Int) -> String {
        testCount == 0 ? "\(count)" : "\(count) and \(testCount) in tests"
    }

    // MARK: Actions

    private func section(of action: ActionRecord, cases: [CaseRecord]) -> String {
        let place = style.apply(.quiet, to: "\(action.kind.rawValue), \(action.file):\(action.line)")
        let heading = "\(style.apply(.heading, to: action.name))  \(place)\n"
        if action.plain == true { return heading + "  It has no action type: it is not of the legacy form.\n" }
        return heading + (cases.isEmpty ? "  No production code dispatches it.\n" : tables(of: cases))
    }

    /// One table for each action type, in the order of their first cases.
    private func tables(of cases: [CaseRecord]) -> String {
        var types: [String] = []
        for record in cases where !types.contains(record.type) {
            types.append(record.type)
        }
        return types.map { type in
            let records = cases.filter { $0.type == type }
            return "  \(type)\n" + table(of: records).text(style: style, indent: 4)
        }.joined()
    }

    private func table(of cases: [CaseRecord]) -> TextTable {
        var table = TextTable(columns: [
            .init(title: "CASE", minimum: 16), .init(title: "STATUS", minimum: 8),
            .init(title: "SITES", minimum: 5, alignsRight: true), .init(title: "PAYLOAD", minimum: 16),
            .init(title: "HANDLED BY", minimum: 16),
        ])
        table.rows = cases.map { record in
            let doubt = record.confidence == .low ? "?" : ""
            return [
                .init(record.case), .init(record.status.rawValue + doubt, style.role(of: record.status)),
                .init("\(record.sites.count { !$0.test })"), .init(CaseText.payload(record)),
                .init(record.handledBy.isEmpty ? "-" : record.handledBy.joined(separator: ", ")),
            ]
        }
        return table
    }
}
