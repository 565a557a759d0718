/// The part of a progress report's text that names places.
struct ProgressIssueText {
    /// Places that are listed below an issue.
    private static let shownEvidence = 3
    private static let shownProblems = 20

    let style: TextStyle

    /// Blocked cases by what blocks them, with the places.
    func blocked(_ report: ProgressReport) -> String {
        let blocked = report.cases.filter { $0.status == .blocked }
        var result = ""
        for code in report.workCodes {
            let cases = blocked.filter { $0.blockedBy.contains(code) }
            let issues = report.issues.filter { $0.code == code && $0.severity == .error }
            if cases.isEmpty && issues.isEmpty { continue }
            result += title(Catalogue.code(of: code).title, code: code, role: .bad)
            result += issues.map { item($0) }.joined()
            if !cases.isEmpty {
                let list = cases.map(\.symbol).joined(separator: ", ")
                result += paragraph("blocks \(Quantity.count(cases.count, "case")): \(list)", indent: 6)
            }
        }
        let unexplained = blocked.filter(\.blockedBy.isEmpty)
        if !unexplained.isEmpty {
            result += paragraph("for no known reason: \(unexplained.map(\.symbol).joined(separator: ", "))", indent: 4)
        }
        return result.isEmpty ? "" : heading("Blocked cases", blocked.count) + result
    }

    /// Remaining work that blocks no case.
    func harmlessWork(_ report: ProgressReport) -> String {
        let issues = report.issues.filter { !$0.isFinding && $0.severity != .error }
        if issues.isEmpty { return "" }
        let codes = Set(issues.map(\.code)).sorted(by: precedesBytewise)
        let groups = codes.map { code in
            title(Catalogue.code(of: code).title, code: code, role: .warning)
                + issues.filter { $0.code == code }.map { item($0) }.joined()
        }
        return heading("Places that could not be followed, but block no case", issues.count) + groups.joined()
    }

    /// What was the cause of faults in migrations by hand, with every place.
    func warnings(_ report: ProgressReport) -> String {
        let codes = Finding.Code.byImportance.filter { $0.severity == .warning }
        let groups = codes.map { ($0, report.issues($0)) }.filter { !$0.1.isEmpty }
        if groups.isEmpty { return "" }
        let lists = groups.map { code, issues in
            title(code.reportCode.title, code: code.reportCode.name, count: issues.count, role: .warning)
                + issues.map { item($0) }.joined()
        }
        return heading("Look at these before migrating their cases", groups.reduce(0) { $0 + $1.1.count })
            + lists.joined()
    }

    /// What could be deleted: cases that nobody dispatches, and how many fields nobody provides or reads.
    func unused(_ report: ProgressReport) -> String {
        var result = ""
        for code in [Finding.Code.dead, .handledNeverDispatched] {
            let issues = report.issues(code)
            if issues.isEmpty { continue }
            result += title(code.reportCode.title, code: code.reportCode.name, count: issues.count, role: .plain)
            result += issues.map { issue in
                paragraph(issue.symbol, indent: 6, first: "    - ") + quiet(CaseText.place(issue.place) + owners(issue))
            }.joined()
        }
        for code in [Finding.Code.unused, .neverProvided] {
            let issues = report.issues(code)
            if issues.isEmpty { continue }
            let cases = Set(issues.map(\.symbol)).count
            let number = "of \(Quantity.count(cases, "case")); 'migrator explain CASE PATH' shows which"
            result += title(code.reportCode.title, code: code.reportCode.name, count: issues.count, role: .plain)
            let missed = issues.filter(\.isMissed)
            result += missed.map { item($0) }.joined()
            let rest = missed.isEmpty || missed.count == issues.count ? "" : "; the others have a fallback"
            result += paragraph("fields \(number)\(rest)", indent: 6)
        }
        return result.isEmpty ? "" : heading("Unused code") + result
    }

    /// Files that could not be used.
    func problems(_ report: ProgressReport) -> String {
        if report.problems.isEmpty { return "" }
        let items = report.problems.prefix(Self.shownProblems).map { problem in
            let place = problem.line > 0 ? ":\(problem.line):\(problem.column)" : ""
            return paragraph("\(problem.file)\(place): \(SingleLine.text(problem.message))", indent: 4, first: "  - ")
        }
        let more = report.problems.count - items.count
        return heading("File problems", report.problems.count) + items.joined()
            + (more > 0 ? paragraph("and \(more) more", indent: 4) : "")
    }

    // MARK: Words

    private func item(_ issue: ReportIssue) -> String {
        var result = paragraph(SingleLine.text(issue.message), indent: 6, first: "    - ")
        result += quiet(CaseText.place(issue.place) + owners(issue))
        result += issue.evidence.prefix(Self.shownEvidence).map { quiet("see \(CaseText.place($0))") }.joined()
        let more = issue.evidence.count - Self.shownEvidence
        return result + (more > 0 ? quiet("and \(Quantity.count(more, "more place", "more places"))") : "")
    }

    private func owners(_ issue: ReportIssue) -> String {
        issue.owners.isEmpty ? "" : "  \(issue.owners.joined(separator: " "))"
    }

    private func heading(_ title: String, _ count: Int? = nil) -> String {
        style.apply(.heading, to: title) + (count.map { " (\($0))" } ?? "") + "\n"
    }

    private func title(_ title: String, code: String, count: Int? = nil, role: TextStyle.Role) -> String {
        let text = title + (count.map { " (\($0))" } ?? "")
        let lines = TextWrapping.lines(text, width: style.width - 2).map { "  \(style.apply(role, to: $0))" }
        let hasRoom = 2 + text.count + 2 + code.count <= style.width
        let page = hasRoom && title != code ? style.apply(.quiet, to: "  \(code)") : ""
        return lines.joined(separator: "\n") + page + "\n"
    }

    /// Each line by itself, so that no colour runs over an indentation. Paths break behind a `/`, to stay readable.
    private func quiet(_ text: String) -> String {
        let width = style.width - 6
        var text = text
        let words: [Substring] = text.split { $0 == " " }
        if let place = words.first(where: { $0.count > width }), let slash = place.prefix(width).lastIndex(of: "/") {
            text.insert("\n", at: text.index(after: slash))
        }
        return TextWrapping.lines(text, width: width).map { "      \(style.apply(.quiet, to: $0))\n" }.joined()
    }

    private func paragraph(_ text: String, indent: Int, first: String? = nil) -> String {
        TextWrapping.paragraph(text, width: style.width, indent: String(repeating: " ", count: indent), first: first)
    }
}
