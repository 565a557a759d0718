/// A scan as JSON.
public struct ScanJSONFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// The report as a pretty-printed object with sorted keys.
    public func format(_ report: ScanReport) throws -> String {
        try JSONLayout.text(of: report)
    }
}

/// A case as JSON: its entry in `cases` of a scan.
public struct ExplainJSONFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// The case as a pretty-printed object with sorted keys.
    public func format(_ record: CaseRecord, in report: ScanReport) throws -> String {
        try JSONLayout.text(of: record)
    }
}
