/// The case that somebody means by `Type.case`, or by `case` alone.
public enum CaseLookup: Equatable, Sendable {
    /// Exactly one case has that name.
    case found(CaseRecord)
    /// Several action types have a case of that name: their symbols.
    case ambiguous([String])
    /// No case has that name: symbols that are near to it, the nearest first.
    case unknown(near: [String])

    /// Looks a case up in a report.
    public init(_ name: String, in report: ScanReport) {
        let exact = report.cases.filter { $0.symbol == name }
        let all = exact.isEmpty ? report.cases.filter { $0.case == name } : exact
        // Test code may declare a stand-in of the same name; what is asked about is production code.
        let production = all.filter { !$0.test }
        let matches = production.isEmpty ? all : production
        if matches.count > 1 {
            self = .ambiguous(matches.map(\.symbol))
        } else if let match = matches.first {
            self = .found(match)
        } else {
            self = .unknown(near: Self.near(name, in: report))
        }
    }

    private static func near(_ name: String, in report: ScanReport) -> [String] {
        let limit = 5
        let wanted = name.split(separator: ".").last.map(String.init) ?? name
        let symbols = report.cases.map(\.symbol)
        var result = Suggestion.nearest(to: name, in: symbols, limit: limit)
        let names = Suggestion.nearest(to: wanted, in: Set(report.cases.map(\.case)), limit: limit)
        for near in names {
            result += report.cases.filter { $0.case == near }.map(\.symbol).filter { !result.contains($0) }
        }
        return Array(result.prefix(limit))
    }
}
