/// What stands in the way, and what deserves a look.
struct HTMLIssueSections {
    let report: ProgressReport
    let anchors: HTMLAnchors

    private static let findingPages = Set(Finding.Code.allCases.map(\.page))

    // MARK: What is blocked by what

    var blockers: HTMLSection {
        let blocked = report.cases.filter { !$0.blockedBy.isEmpty }
        let codes = Set(blocked.flatMap(\.blockedBy)).sorted(by: precedesBytewise)
        let rows = codes.map { code -> Markup in
            let cases = blocked.filter { $0.blockedBy.contains(code) }
            let links = cases.map { anchors.link(toCase: $0.symbol) }.joined(separator: ", ")
            return """
                <tr><th scope="row">\(anchors.link(toCode: code))</th>\(HTMLParts.number(cases.count))\
                <td>\(links)</td></tr>

                """
        }
        let table = HTMLParts.table(
            id: "blocker-table", label: "What is blocked by what",
            head: [
                .init(title: "Remaining work"), .init(title: "Cases", kind: .number), .init(title: "Blocked cases"),
            ], rows: rows, sortable: false)
        return HTMLSection(
            id: "blocked", title: "Blocked", count: blocked.count,
            body: rows.isEmpty ? "<p class=\"quiet\">No case is blocked.</p>\n" : table)
    }

    // MARK: Remaining work and findings

    var work: HTMLSection {
        let issues = report.issues.filter { !Self.findingPages.contains($0.code) }
        let codes = Set(issues.map(\.code)).sorted(by: precedesBytewise)
        let groups = codes.map { code in
            group(code, meaning: Self.meaning(ofWork: code), issues: issues.filter { $0.code == code }, isOpen: true)
        }
        let intro: Markup = """
            <p class="quiet">Places where the analysis could not follow the code. Nothing is guessed there: a person
            must look.</p>

            """
        return HTMLSection(
            id: "work", title: "Remaining work", count: issues.count,
            body: groups.isEmpty ? "<p class=\"quiet\">There is none.</p>\n" : "\(intro)\(groups)")
    }

    var findings: HTMLSection {
        var count = 0
        var groups: [Markup] = []
        // Those that were the cause of faults come first.
        for severity in [ReportIssue.Severity.error, .warning, .note] {
            for code in Finding.Code.allCases where code.severity == severity {
                let issues = report.issues.filter { $0.code == code.page }
                if issues.isEmpty { continue }
                count += issues.count
                groups.append(
                    group(code.page, meaning: CaseText.title(code), issues: issues, isOpen: severity != .note))
            }
        }
        let intro: Markup = """
            <p class="quiet">A finding blocks nothing. Warnings are of the kinds that were the cause of faults in
            migrations by hand.</p>

            """
        return HTMLSection(
            id: "findings", title: "Findings", count: count,
            body: groups.isEmpty ? "<p class=\"quiet\">There are none.</p>\n" : "\(intro)\(groups)")
    }

    private func group(_ code: String, meaning: String, issues: [ReportIssue], isOpen: Bool) -> Markup {
        let severity = issues.map(\.severity).max { Self.rank($0) < Self.rank($1) } ?? .note
        let open: Markup = isOpen ? " open=\"\"" : .empty
        return """
            <details id="\(HTMLAnchors.id(ofCode: code))" class="group"\(open)>
            <summary><code>\(code)</code> <span class="meaning">\(meaning)</span> \
            <span class="count">\(HTMLParts.count(issues.count, severity.rawValue))</span></summary>
            <ul class="issues">
            \(issues.map(item))</ul>
            </details>

            """
    }

    private func item(_ issue: ReportIssue) -> Markup {
        let prefix = issue.symbol + ": "
        let message = issue.message.hasPrefix(prefix) ? String(issue.message.dropFirst(prefix.count)) : issue.message
        // A function's name mostly is in the message already.
        let isNamed = !anchors.hasCase(issue.symbol) && message.contains(issue.symbol)
        let subject: Markup = isNamed ? .empty : "\(anchors.link(toCase: issue.symbol)) "
        // A case's own section has all the places.
        let further: Markup =
            issue.evidence.isEmpty ? .empty : " <span class=\"quiet\">and \(issue.evidence.count) more</span>"
        let owners: Markup =
            issue.owners.isEmpty ? .empty : " <span class=\"quiet\">\(HTMLParts.owners(issue.owners))</span>"
        return """
            <li><p>\(subject)\(HTMLParts.message(message))</p>\
            \(HTMLParts.place(issue.place))\(further)\(owners)</li>

            """
    }

    private static func rank(_ severity: ReportIssue.Severity) -> Int {
        switch severity {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    /// What a code of remaining work says; the name of its page in the documentation is all that is known of others.
    private static func meaning(ofWork code: String) -> String {
        switch code {
        case "untraced-action-type": "The action type of a site could not be followed to its cases"
        case "uncalled-wrapper": "A function takes the action type and nothing calls it"
        case "unknown-case": "A site names a case that the action type does not declare"
        case "action-escapes": "A consumer gives the action to something that is not followed"
        default: ""
        }
    }

    // MARK: Problems

    var problems: HTMLSection {
        let rows = report.problems.map { problem -> Markup in
            """
            <tr><td>\(HTMLParts.place(problem.file, line: problem.line, column: problem.column))</td>\
            <td>\(HTMLParts.message(problem.message))</td></tr>

            """
        }
        let table = HTMLParts.table(
            id: "problem-table", label: "File problems", head: [.init(title: "File"), .init(title: "Problem")],
            rows: rows)
        return HTMLSection(
            id: "problems", title: "File problems", count: rows.count, body: rows.isEmpty ? .empty : table)
    }
}
