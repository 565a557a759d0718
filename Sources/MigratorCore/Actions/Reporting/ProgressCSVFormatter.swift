/// A table of the cases as RFC 4180 describes it: a header, lines that end in CR LF, quotes where they are needed.
public struct ProgressCSVFormatter: Sendable {
    private static let header = [
        "symbol", "type", "case", "status", "confidence", "file", "line", "owners", "productionSites", "testSites",
        "consumers", "payload", "blockedBy", "findings", "modernEnum", "declaration",
    ]

    /// A formatter.
    public init() {}

    /// One row for each case, in the order of the report.
    public func format(_ report: ProgressReport) -> String {
        ([Self.header] + report.cases.map(row)).map { $0.map(Self.cell).joined(separator: ",") + "\r\n" }.joined()
    }

    private func row(_ record: CaseProgress) -> [String] {
        let findings = record.findings.map { finding in
            finding.field.map { "\(finding.code.reportCode.name)(\($0))" } ?? finding.code.reportCode.name
        }
        return [
            record.symbol, record.type, record.case, record.status.rawValue, record.confidence.rawValue, record.file,
            "\(record.line)", record.owners.joined(separator: " "), "\(record.productionSites)",
            "\(record.testSites)", "\(record.handledBy.count)",
            record.payload.map(CaseText.value).joined(separator: ", "), record.blockedBy.joined(separator: "; "),
            findings.joined(separator: "; "), record.proposal?.enum ?? "",
            record.proposal.map { Self.line($0.declaration) } ?? "",
        ]
    }

    /// Swift declarations in one line that still is Swift.
    static func line(_ declaration: String) -> String {
        var result = ""
        for line in declaration.split(whereSeparator: \.isNewline) {
            let text = line.drop { $0 == " " || $0 == "\t" }
            if text.isEmpty { continue }
            if !result.isEmpty {
                result += result.hasSuffix("{") || text.hasPrefix("}") ? " " : "; "
            }
            result += text
        }
        return result
    }

    static func cell(_ text: String) -> String {
        // Spreadsheets take a cell that begins like this for a formula; the apostrophe makes it text.
        let starts: Set<Unicode.Scalar> = ["=", "+", "-", "@", "\t", "\r"]
        let safe = text.unicodeScalars.first.map(starts.contains) == true ? "'" + text : text
        // By scalars: as a character, CR LF is neither of the two.
        let needsQuotes = safe.unicodeScalars.contains { ["\"", ",", "\r", "\n"].contains($0) }
        return needsQuotes ? "\"" + safe.replacing("\"", with: "\"\"") + "\"" : safe
    }
}
