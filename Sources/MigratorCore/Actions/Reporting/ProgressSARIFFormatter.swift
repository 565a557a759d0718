/// Remaining work and findings as results of static analysis, SARIF 2.1.0.
///
/// Places have a line and no `startColumn`: the standard counts columns in UTF-16 code units or in code points, while the
/// report counts bytes of UTF-8 as the compiler does; the column is in the region's properties as `utf8Column`.
public struct ProgressSARIFFormatter: Sendable {
    private static let base = "SRCROOT"
    private static let fingerprint = "migratorIdentity/v1"

    /// A formatter.
    public init() {}

    /// The report as a log with one run.
    public func format(_ report: ProgressReport) throws -> String {
        let rules = ReportCode.codes(of: report.issues)
        let root = PercentEncoding.folder(report.root)
        let run = SARIFLog.Run(
            tool: tool(report.tool, rules: rules), automationDetails: .init(id: "migrator/report/"),
            invocations: [invocation(report.problems)], originalUriBaseIds: [Self.base: .init(uri: root)],
            versionControlProvenance: report.commit.map { [.init(repositoryUri: root, revisionId: $0)] },
            results: results(report.issues, rules: rules),
            properties: .init(
                percent: report.isOfAnotherForm ? nil : report.totals.percent, since: report.since,
                totals: report.totals))
        return try JSONLayout.text(of: SARIFLog(runs: [run]))
    }

    // MARK: Tool

    private func tool(_ tool: ToolIdentity, rules: [ReportCode]) -> SARIFLog.Tool {
        let descriptors = rules.map { rule in
            SARIFLog.ReportingDescriptor(
                id: rule.name, shortDescription: .init(text: rule.title),
                fullDescription: .init(text: rule.explanation),
                help: rule.page.map { .init(text: "\(rule.explanation) See \($0).") },
                defaultConfiguration: .init(level: rule.severity.rawValue))
        }
        let notifications = Catalogue.codes(.fileProblem).map { code in
            SARIFLog.ReportingDescriptor(
                id: code.name, shortDescription: .init(text: code.title),
                defaultConfiguration: .init(level: code.severity.rawValue))
        }
        return .init(
            driver: .init(
                name: tool.name, version: tool.version, semanticVersion: tool.version, rules: descriptors,
                notifications: notifications))
    }

    private func invocation(_ problems: [FileProblem]) -> SARIFLog.Invocation {
        let codes = Catalogue.codes(.fileProblem)
        let notifications = problems.map { problem in
            let code = problem.code.reportCode
            let place = SourcePlace(file: problem.file, line: problem.line, column: problem.column)
            return SARIFLog.Notification(
                descriptor: .init(
                    id: code.name, index: codes.firstIndex(of: code) ?? 0),
                level: code.severity.rawValue, message: .init(text: problem.message), locations: [location(place)])
        }
        return .init(
            executionSuccessful: !problems.contains { $0.code.reportCode.severity == .error },
            toolExecutionNotifications: notifications)
    }

    // MARK: Results

    private func results(_ issues: [ReportIssue], rules: [ReportCode]) -> [SARIFLog.Result] {
        let indexes = Dictionary(
            rules.enumerated().map { ($0.element.name, $0.offset) }, uniquingKeysWith: { first, _ in first })
        var seen: [String: Int] = [:]
        return issues.map { issue in
            let ordinal = (seen[issue.identity] ?? 0) + 1
            seen[issue.identity] = ordinal
            var place = location(issue.place)
            place.logicalLocations = [.init(fullyQualifiedName: issue.symbol)]
            let related = issue.evidence.enumerated().map { index, evidence in
                var location = location(evidence)
                location.id = index + 1
                return location
            }
            return SARIFLog.Result(
                ruleId: issue.code, ruleIndex: indexes[issue.code] ?? -1, level: issue.severity.rawValue,
                message: .init(text: issue.message), locations: [place],
                relatedLocations: related.isEmpty ? nil : related,
                // Two results of one identity would be taken for one.
                partialFingerprints: [
                    Self.fingerprint: ordinal == 1 ? issue.identity : "\(issue.identity)|\(ordinal)"
                ],
                properties: issue.owners.isEmpty ? nil : .init(owners: issue.owners))
        }
    }

    private func location(_ place: SourcePlace) -> SARIFLog.Location {
        let region =
            place.line > 0
            ? SARIFLog.Region(startLine: place.line, properties: .init(utf8Column: place.column)) : nil
        return .init(
            physicalLocation: .init(
                artifactLocation: .init(uri: PercentEncoding.path(place.file), uriBaseId: Self.base), region: region))
    }
}
