/// A case and the report that it is from, which has its structs' fields and the remaining work.
public struct CaseExplanation: Sendable {
    let record: CaseRecord
    let report: ScanReport

    /// A case of a report.
    public init(_ record: CaseRecord, in report: ScanReport) {
        self.record = record
        self.report = report
    }
}
