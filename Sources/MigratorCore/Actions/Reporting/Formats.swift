/// The forms that the results of commands come in: the one place that help, completions, messages and commands have them from.
public enum Formats {
    /// A scan: the inventory.
    public static let scan = FormatList<ScanReport>(
        .init("text", "tables for people at a terminal") { ScanTextFormatter(style: $1).format($0) },
        .init("json", "everything, for programs; docs/schemas/scan.schema.json") { report, _ in
            try ScanJSONFormatter().format(report)
        })

    /// One case with its evidence.
    public static let explanation = FormatList<CaseExplanation>(
        .init("text", "for people at a terminal") {
            ExplainTextFormatter(style: $1).format($0.record, in: $0.report)
        },
        .init("json", "the case as in the JSON of a scan") { explanation, _ in
            try ExplainJSONFormatter().format(explanation.record, in: explanation.report)
        })

    /// A plan.
    public static let plan = FormatList<MigrationPlan>(
        .init("json", "the form that is edited; docs/schemas/plan.schema.json") { plan, _ in
            try PlanJSONFormatter().format(plan)
        },
        .init("text", "what it comes to, for people at a terminal") { PlanTextFormatter(style: $1).format($0) })

    /// How far the migration is.
    public static let progress = FormatList<ProgressReport>(
        .init("text", "for people at a terminal") { ProgressTextFormatter(style: $1).format($0) },
        .init("markdown", "a comment on a pull request") { report, _ in ProgressMarkdownFormatter().format(report) },
        .init("json", "everything, for programs; docs/schemas/report.schema.json") { report, _ in
            try ProgressJSONFormatter().format(report)
        },
        .init("html", "one page that needs nothing else", needsFile: true) { report, _ in
            try HTMLFormatter().format(report)
        },
        .init("sarif", "static analysis results, version 2.1.0", needsFile: true) { report, _ in
            try ProgressSARIFFormatter().format(report)
        },
        .init("xcode", "warnings that Xcode shows at their lines") { report, _ in
            ProgressXcodeFormatter().format(report)
        },
        .init(GitHubAnnotations.format, "annotations of a workflow run") { report, _ in
            ProgressGitHubFormatter().format(report)
        },
        .init("csv", "a table of the cases", needsFile: true) { report, _ in ProgressCSVFormatter().format(report) })

    /// A check against a baseline.
    public static let check = FormatList<CheckResult>(
        .init("text", "for people at a terminal") { check, _ in
            RatchetTextFormatter().format(check.ratchet, command: check.command)
        },
        .init("json", "for programs; docs/schemas/check.schema.json") { check, _ in
            try RatchetJSONFormatter().format(check.ratchet, command: check.command)
        })

    /// What the steps did.
    public static let apply = FormatList<ApplyResult>(
        .init("text", "a paragraph for each step") { result, _ in
            result.outcomes.map { ApplyTextFormatter().format($0, written: result.isWritten) }.joined()
                + ApplyTextFormatter().format(result.selection)
        },
        .init("json", "for programs; docs/schemas/apply.schema.json") { result, _ in
            try ApplyJSONFormatter().format(result.outcomes, result.selection)
        })

    /// A comparison of two trees.
    public static let verification = FormatList<VerificationReport>(
        .init("text", "a line for each new error, and the numbers") { report, _ in
            VerificationTextFormatter().format(report)
        },
        .init("json", "for programs; docs/schemas/verify.schema.json") { report, _ in
            try VerificationJSONFormatter().format(report)
        })
}
