extension ReportCode {
    /// The codes that issues of a report have: all that there can be, then what only these issues name.
    static func codes(of issues: [ReportIssue]) -> [ReportCode] {
        let known = remainingWork + findings
        let others = Set(issues.map(\.code)).subtracting(known.map(\.name)).sorted(by: precedesBytewise)
        return known + others.map(Catalogue.code(of:))
    }
}

extension ReportIssue {
    /// Whether it is a finding; otherwise it is remaining work.
    var isFinding: Bool { Catalogue.code(named: code)?.kind == .finding }
}
