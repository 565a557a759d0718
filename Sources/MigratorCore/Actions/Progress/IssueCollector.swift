/// Turns remaining work and findings into one list.
struct IssueCollector {
    let scan: ScanReport
    let owners: CodeOwners

    /// By file, line, column, code and symbol.
    func issues() -> [ReportIssue] {
        (remaining() + findings()).sorted {
            if $0.place != $1.place { return $0.place.sortKey < $1.place.sortKey }
            return ($0.code, $0.symbol, $0.message) < ($1.code, $1.symbol, $1.message)
        }
    }

    private func remaining() -> [ReportIssue] {
        scan.remaining.map { entry in
            let place = SourcePlace(file: entry.file, line: entry.line, column: entry.column)
            let blocked = entry.cases.isEmpty ? "" : "; it blocks \(Self.list(entry.cases))"
            return ReportIssue(
                code: entry.code, severity: entry.cases.isEmpty ? .warning : .error, place: place,
                symbol: entry.symbol, message: entry.message + blocked, owners: owners.owners(of: entry.file),
                evidence: [])
        }
    }

    /// A few names, and how many more there are.
    private static func list(_ symbols: [String]) -> String {
        let shown = symbols.prefix(3).joined(separator: ", ")
        return symbols.count > 3 ? "\(shown) and \(symbols.count - 3) more" : shown
    }

    private func findings() -> [ReportIssue] {
        scan.cases.filter { !$0.test }.flatMap { record in
            record.findings.map { finding in
                let declaration = SourcePlace(file: record.file, line: record.line, column: 1)
                let place = finding.evidence.first ?? declaration
                var issue = ReportIssue(
                    code: finding.code.reportCode.name, severity: finding.code.severity, place: place,
                    symbol: record.symbol,
                    message: "\(record.symbol): \(finding.message)", owners: owners.owners(of: place.file),
                    evidence: Array(finding.evidence.dropFirst()))
                issue.rank = finding.read?.rankWithoutValue
                return issue
            }
        }
    }
}
