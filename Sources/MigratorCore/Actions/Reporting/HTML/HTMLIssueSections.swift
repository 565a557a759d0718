/// What stands in the way, and what deserves a look.
struct HTMLIssueSections {
    let report: ProgressReport
    let anchors: HTMLAnchors

    // MARK: What is blocked by what

    var blockers: HTMLSection {
        let blocked = report.cases.filter { $0.status == .blocked }
        let codes = Set(blocked.flatMap(\.blockedBy)).sorted(by: precedesBytewise)
        let unexplained = blocked.filter(\.blockedBy.isEmpty)
        let rows =
            codes.map { code in
                row(anchors.link(toCode: code), blocked.filter { $0.blockedBy.contains(code) })
            } + (unexplained.isEmpty ? [] : [row("not known", unexplained)])
        let table = HTMLParts.table(
            id: "blocked-table", label: "What is blocked by what",
            head: [
                .init(title: "Remaining work"), .init(title: "Cases", kind: .number), .init(title: "Blocked cases"),
            ], rows: rows, sortable: false)
        return HTMLSection(
            id: "blocked", title: "Blocked", count: blocked.count,
            body: rows.isEmpty ? "<p class=\"quiet\">No case is blocked.</p>\n" : table)
    }

    private func row(_ blocker: Markup, _ cases: [CaseProgress]) -> Markup {
        let links = cases.map { progress -> Markup in "<li>\(anchors.link(toCase: progress.symbol))</li>\n" }
        return """
            <tr><th scope="row">\(blocker)</th>\(HTMLParts.number(cases.count))<td><ul class="links">
            \(links)</ul></td></tr>

            """
    }

    // MARK: Remaining work and findings

    var work: HTMLSection {
        let issues = report.issues.filter { !$0.isFinding }
        let codes = Set(issues.map(\.code)).sorted(by: precedesBytewise)
        let groups = codes.map { code in
            group(code, issues: issues.filter { $0.code == code }, isOpen: true)
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
        for code in Finding.Code.byImportance {
            let issues = report.issues(code)
            if issues.isEmpty { continue }
            count += issues.count
            groups.append(group(code.reportCode.name, issues: issues, isOpen: code.severity != .note))
        }
        let intro: Markup = """
            <p class="quiet">A finding blocks nothing. Warnings are of the kinds that were the cause of faults in
            migrations by hand.</p>

            """
        return HTMLSection(
            id: "findings", title: "Findings", count: count,
            body: groups.isEmpty ? "<p class=\"quiet\">There are none.</p>\n" : "\(intro)\(groups)")
    }

    private func group(_ code: String, issues: [ReportIssue], isOpen: Bool) -> Markup {
        let severity = issues.map(\.severity).max { Self.rank($0) < Self.rank($1) } ?? .note
        let rule = Catalogue.code(of: code)
        let open: Markup = isOpen ? " open=\"\"" : .empty
        return """
            <details id="\(HTMLAnchors.id(ofCode: code))" class="group"\(open)>
            <summary><code>\(code)</code> <span>\(rule.title)</span> \
            <span class="count">\(Quantity.count(issues.count, severity.rawValue))</span></summary>
            <p class="quiet">\(HTMLParts.message(rule.explanation))</p>
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
        let subject: Markup = isNamed ? .empty : "\(anchors.link(toCase: issue.symbol)): "
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

    private static func rank(_ severity: Severity) -> Int {
        switch severity {
        case .note: 0
        case .warning: 1
        case .error: 2
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
            id: "problems-table", label: "File problems", head: [.init(title: "File"), .init(title: "Problem")],
            rows: rows)
        return HTMLSection(
            id: "problems", title: "File problems", count: rows.count, body: rows.isEmpty ? .empty : table)
    }
}
