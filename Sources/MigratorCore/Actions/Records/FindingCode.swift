extension Finding.Code {
    /// What the catalogue says of it. Its name is that in reports, `required-but-omitted`; scans write `requiredButOmitted`.
    public var reportCode: ReportCode {
        switch self {
        case .unused: .unused
        case .neverProvided: .neverProvided
        case .requiredButOmitted: .requiredButOmitted
        case .constantAt: .constantAt
        case .nilMeans: .nilMeans
        case .severalStructs: .comesInSeveralStructs
        case .dispatchedUnhandled: .dispatchedUnhandled
        case .handledNeverDispatched: .handledNeverDispatched
        case .dead: .dead
        }
    }

    /// How much a finding matters.
    public var severity: Severity { reportCode.severity }

    /// What was the cause of faults first, what is only worth knowing last.
    static let byImportance: [Finding.Code] = ReportCode.findings.compactMap { code in
        allCases.first { $0.reportCode == code }
    }
}
