/// The end of a scan's text: what somebody must look at, the same kind of thing together.
struct AttentionText {
    let style: TextStyle

    func text(_ report: ScanReport) -> String {
        let sections = [
            findings(report.cases.filter { !$0.test }), remaining(report.remaining), problems(report.problems),
        ]
        return sections.filter { !$0.isEmpty }.joined(separator: "\n")
    }

    private func findings(_ cases: [CaseRecord]) -> String {
        var result = ""
        for code in Finding.Code.allCases {
            let entries = cases.flatMap { record in
                record.findings.filter { $0.code == code }.map { (record.symbol, $0) }
            }.enumerated().sorted { left, right in
                // What does no harm comes last.
                (left.element.1.read?.rankWithoutValue ?? 0, left.offset)
                    < (right.element.1.read?.rankWithoutValue ?? 0, right.offset)
            }.map(\.element)
            if entries.isEmpty { continue }
            result += "  \(style.apply(.warning, to: code.reportCode.title)) (\(entries.count))\n"
            for (symbol, finding) in entries {
                result += item("\(symbol): \(finding.message)")
                for place in finding.evidence {
                    result += "      " + style.apply(.quiet, to: CaseText.place(place)) + "\n"
                }
            }
        }
        return result.isEmpty ? "" : style.apply(.heading, to: "Findings") + "\n" + result
    }

    private func remaining(_ work: [RemainingWork]) -> String {
        var result = ""
        for code in Set(work.map(\.code)).sorted() {
            let entries = work.filter { $0.code == code }
            result += "  \(style.apply(.warning, to: code)) (\(entries.count))\n"
            for entry in entries {
                result += item("\(entry.file):\(entry.line):\(entry.column): \(entry.message)")
                if !entry.cases.isEmpty {
                    let list = "blocks \(entry.cases.joined(separator: ", "))"
                    result += TextWrapping.paragraph(list, width: style.width, indent: "      ")
                }
            }
        }
        return result.isEmpty ? "" : style.apply(.heading, to: "Remaining work") + "\n" + result
    }

    private func problems(_ problems: [FileProblem]) -> String {
        if problems.isEmpty { return "" }
        let items = problems.map { problem in
            let place = problem.line > 0 ? ":\(problem.line):\(problem.column)" : ""
            return item("\(problem.file)\(place): \(problem.message)")
        }
        return style.apply(.heading, to: "File problems") + "\n" + items.joined()
    }

    private func item(_ text: String) -> String {
        TextWrapping.paragraph(text, width: style.width, indent: "      ", first: "    - ")
    }
}
