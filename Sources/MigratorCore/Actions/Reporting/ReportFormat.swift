/// A form that a report can be written in.
public enum ReportFormat: String, CaseIterable, Sendable {
    /// For people.
    case text
    /// For programs; `docs/schemas/scan.schema.json` describes it.
    case json

    /// The formatter of a scan in this form.
    public func scanFormatter(style: TextStyle) -> any ScanReportFormatter {
        switch self {
        case .text: ScanTextFormatter(style: style)
        case .json: ScanJSONFormatter()
        }
    }

    /// The formatter of one case in this form.
    public func caseFormatter(style: TextStyle) -> any CaseFormatter {
        switch self {
        case .text: ExplainTextFormatter(style: style)
        case .json: ExplainJSONFormatter()
        }
    }
}

/// Writes a whole report in one form.
public protocol ScanReportFormatter: Sendable {
    /// The text, with a line break at its end. The same report gives the same bytes.
    func format(_ report: ScanReport) throws -> String
}

/// Writes everything that is known of one case.
public protocol CaseFormatter: Sendable {
    /// The text, with a line break at its end. The same report gives the same bytes.
    ///
    /// - Parameter report: the report that the case is from; it has the structs' fields and the remaining work.
    func format(_ record: CaseRecord, in report: ScanReport) throws -> String
}
