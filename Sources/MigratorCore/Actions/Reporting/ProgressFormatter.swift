/// A form that a progress report can be written in.
public enum ProgressFormat: String, CaseIterable, Sendable {
    /// For people at a terminal.
    case text
    /// A comment on a pull request.
    case markdown
    /// For programs; `docs/schemas/report.schema.json` describes it.
    case json
    /// One page that needs nothing else.
    case html
    /// Static analysis results, version 2.1.0.
    case sarif
    /// Warnings that Xcode shows at their lines.
    case xcode
    /// Annotations of a workflow run.
    case github
    /// A table of the cases.
    case csv
}

/// Writes a progress report in one form.
public protocol ProgressFormatter: Sendable {
    /// The text, with a line break at its end. The same report gives the same bytes.
    func format(_ report: ProgressReport) throws -> String
}

extension ProgressFormat {
    /// The formatter of a progress report in this form.
    public func formatter(style: TextStyle) -> any ProgressFormatter {
        switch self {
        case .text: ProgressTextFormatter(style: style)
        case .markdown: ProgressMarkdownFormatter()
        case .json: ProgressJSONFormatter()
        case .html: HTMLFormatter()
        case .sarif: ProgressSARIFFormatter()
        case .xcode: ProgressXcodeFormatter()
        case .github: ProgressGitHubFormatter()
        case .csv: ProgressCSVFormatter()
        }
    }
}
