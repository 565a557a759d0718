/// Annotations of a workflow run on GitHub, for a step that can write no summary: see `GitHubAnnotations`.
public struct ProgressGitHubFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// Workflow commands, one a line; the last one says how much is not shown.
    public func format(_ report: ProgressReport) -> String {
        GitHubAnnotations(report).commands(saysRest: true)
    }
}
