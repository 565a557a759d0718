/// What a rule may ask.
///
/// A rule that needs no more than the report works wherever there is one: for a scan that was read from a file as for one that
/// was just made. A rule that asks the program finds nothing where no program is at hand; it never takes that for an answer.
struct RuleContext {
    private let findings: ScanFindings
    /// What tests leave out that production always gives; nil where only a report is at hand.
    let missingTestValues: MissingTestValues?

    init(_ findings: ScanFindings) {
        self.findings = findings
        missingTestValues = findings.analysis.map(MissingTestValues.init)
    }

    /// What was found.
    var scan: ScanReport { findings.report }

    /// The program that the report is of, with its vocabulary and sites; nil where only a report is at hand.
    var analysis: Analysis? { findings.analysis }

    /// The types, members and scopes of the tree.
    var program: Program? { analysis?.program }
}
