/// What the history says, in sentences.
struct HistoryText {
    let report: ProgressReport

    /// Runs that are listed one by one.
    static let shownRuns = 6

    /// The last runs.
    var recent: ArraySlice<HistoryEntry<ProgressTotals>> { report.history.suffix(Self.shownRuns) }

    /// What has changed since the first run; nil with fewer than two.
    var change: String? {
        guard report.history.count > 1, let first = report.history.first, let last = report.history.last else {
            return nil
        }
        let migrated = signed(last.totals.casesMigrated - first.totals.casesMigrated)
        let left = signed(last.totals.casesLeft - first.totals.casesLeft)
        let cases = signed(last.totals.cases - first.totals.cases)
        return "Since \(first.time.prefix(10)): migrated \(migrated), left \(left), cases in all \(cases)."
    }

    /// When the migration ends, or why nobody can say; nil without a history.
    var forecast: String? {
        if report.history.isEmpty { return nil }
        if report.totals.casesLeft == 0 { return "Nothing is left to migrate." }
        guard let forecast = report.forecast else {
            return "No forecast: it takes two runs at least a day apart, with fewer cases left at the end."
        }
        return "At \(pace(forecast.perWeek)) a week nothing is left on \(forecast.finishedOn)."
    }

    /// The number with its sign.
    private func signed(_ number: Int) -> String { number > 0 ? "+\(number)" : "\(number)" }

    private func pace(_ cases: Double) -> String {
        // A pace that rounds to nothing is still one.
        if cases < 0.1 { return "less than 0.1 cases" }
        let text = cases == cases.rounded() ? "\(Int(cases))" : "\(cases)"
        return text == "1" ? "1 case" : "\(text) cases"
    }
}
