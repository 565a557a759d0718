/// Everything that is known of one case, with the places that it is known from.
public struct ExplainTextFormatter: Sendable {
    let style: TextStyle

    /// A formatter with the looks of `style`.
    public init(style: TextStyle) {
        self.style = style
    }

    /// The case as text.
    public func format(_ record: CaseRecord, in report: ScanReport) -> String {
        let sections = [
            head(record), sites(record), consumers(record), FieldText(style: style).text(record, in: report),
            proposal(record), findings(record), remaining(record, in: report),
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func head(_ record: CaseRecord) -> String {
        let structs = record.actions.isEmpty ? "no action struct" : record.actions.joined(separator: ", ")
        let rows = [
            ("Declared", "\(record.file):\(record.line)\(record.test ? " (test code)" : "")"),
            ("Status", style.apply(style.role(of: record.status), to: record.status.rawValue)),
            ("Confidence", record.confidence.rawValue), ("Dispatched in", structs),
        ]
        let lines = rows.map { "  \(padded($0.0, to: 15))\($0.1)\n" }.joined()
        let reasons = record.confidenceReasons.map { item("confidence is low: \($0)") }
        return style.apply(.heading, to: record.symbol) + "\n" + lines + reasons.joined()
    }

    private func sites(_ record: CaseRecord) -> String {
        var result = heading("Dispatch sites", record.sites.count)
        if record.sites.isEmpty {
            result += "  none\n"
        }
        for site in record.sites {
            let mark = site.test ? "  (test code, decides nothing)" : ""
            result += "  \(CaseText.place(site))  \(site.action) in \(site.function)\(style.apply(.quiet, to: mark))\n"
            if !site.via.isEmpty {
                result += detail("the case comes through \(site.via.joined(separator: ", "))")
            }
            let provided = site.provides.sorted { precedesBytewise($0.key, $1.key) }
            let list = provided.map { "\($0.key): \(CaseText.provision($0.value))" }.joined(separator: "; ")
            result += detail(list.isEmpty ? "provides no payload field" : "provides \(list)")
        }
        return result
    }

    private func consumers(_ record: CaseRecord) -> String {
        var result = heading("Consumers", record.handledBy.count)
        if record.handledBy.isEmpty && record.handlerEvidence.isEmpty {
            result += "  none\n"
        }
        for handler in record.handlerEvidence {
            result += "  \(CaseText.place(handler.place))  \(handler.function)\n"
        }
        let seen = Set(record.handlerEvidence.map(\.function))
        for function in record.handledBy where !seen.contains(function) {
            result += "  \(function)\n"
        }
        return result
    }

    private func proposal(_ record: CaseRecord) -> String {
        guard let proposal = record.proposal else { return "" }
        let lines = proposal.declaration.split(separator: "\n", omittingEmptySubsequences: false)
        let code = lines.map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
        return style.apply(.heading, to: "Proposal for \(proposal.enum)") + "\n" + code
    }

    private func findings(_ record: CaseRecord) -> String {
        if record.findings.isEmpty { return "" }
        let items = record.findings.map { finding in
            item("\(finding.code.rawValue): \(finding.message)")
                + finding.evidence.map { "      \(style.apply(.quiet, to: CaseText.place($0)))\n" }.joined()
        }
        return heading("Findings", record.findings.count) + items.joined()
    }

    private func remaining(_ record: CaseRecord, in report: ScanReport) -> String {
        let work = report.remaining.filter { $0.cases.contains(record.symbol) }
        if work.isEmpty { return "" }
        let items = work.map { item("\($0.file):\($0.line):\($0.column): \($0.message) [\($0.code)]") }
        return heading("Remaining work that blocks it", work.count) + items.joined()
    }

    private func heading(_ title: String, _ count: Int) -> String {
        style.apply(.heading, to: title) + " (\(count))\n"
    }

    private func detail(_ text: String) -> String {
        TextWrapping.paragraph(text, width: style.width, indent: "      ")
    }

    private func item(_ text: String) -> String {
        TextWrapping.paragraph(text, width: style.width, indent: "    ", first: "  - ")
    }
}
