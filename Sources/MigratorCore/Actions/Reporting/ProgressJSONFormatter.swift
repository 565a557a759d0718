/// A progress report as JSON.
public struct ProgressJSONFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// The report as a pretty-printed object with sorted keys.
    public func format(_ report: ProgressReport) throws -> String {
        try JSONLayout.text(of: report)
    }
}
