extension HTMLParts {
    /// The statuses in the order that they are shown in everywhere.
    static let statuses: [CaseStatus] = [.migrated, .ready, .blocked, .dead]

    /// A status as a sample of its colour and pattern beside its name: never the colour alone.
    static func chip(_ status: CaseStatus) -> Markup {
        "<span class=\"chip \(status.rawValue)\">\(status.rawValue)</span>"
    }

    /// A bar that shows how many cases have which status; the numbers stand beside it in the text.
    static func split(_ counts: [(status: CaseStatus, count: Int)]) -> Markup {
        let total = counts.reduce(0) { $0 + $1.count }
        var x = 0
        let bars = counts.filter { $0.count > 0 }.map { status, count -> Markup in
            defer { x += count }
            return "<rect class=\"\(status.rawValue)\" x=\"\(x)\" width=\"\(count)\" height=\"1\"/>"
        }
        let box: Markup = "viewBox=\"0 0 \(max(total, 1)) 1\" preserveAspectRatio=\"none\""
        return "<svg class=\"split\" \(box) aria-hidden=\"true\">\(bars)</svg>"
    }
}

extension ActionTypeProgress {
    /// The numbers of cases in the order of `HTMLParts.statuses`.
    var split: [(status: CaseStatus, count: Int)] {
        [(.migrated, casesMigrated), (.ready, casesReady), (.blocked, casesBlocked), (.dead, casesDead)]
    }

    /// What the type as a whole is: blocked when a case is, else ready when a case is, else migrated when one is.
    var overall: CaseStatus {
        if casesBlocked > 0 { return .blocked }
        if casesReady > 0 { return .ready }
        return casesMigrated > 0 ? .migrated : .dead
    }

    /// "30 ready, 1 dead"
    var splitText: String {
        split.filter { $0.count > 0 }.map { "\($0.count) \($0.status.rawValue)" }.joined(separator: ", ")
    }
}
