/// A code that the tool reports something by, and what there is to be told of it: the one place that every format, page and
/// schema has it from.
public struct ReportCode: Hashable, Sendable {
    /// What something with the code is.
    public enum Kind: String, CaseIterable, Sendable {
        /// Something about a case that deserves a look before it is migrated.
        case finding
        /// A place that a scan could not follow.
        case remaining
        /// A place that a step could not rewrite.
        case refusal
        /// A rule of the modern form.
        case guideline
        /// An idea about a plan.
        case suggestion
        /// A use of the legacy form, as a baseline counts it.
        case legacyUse
        /// A file that could not be used, or only in part.
        case fileProblem
        /// Something of a file that another version wrote.
        case unknown
    }

    /// What reports and baselines call it: kebab-case, save for the problems of files.
    public let name: String
    /// What something with the code is.
    public let kind: Kind
    /// A heading over everything of this code.
    public let title: String
    /// Why it is reported, in a few sentences.
    public let explanation: String
    /// How much it matters, where a single entry does not say otherwise.
    public let severity: Severity

    init(_ name: String, _ kind: Kind, _ severity: Severity, _ title: String, _ explanation: String) {
        self.name = name
        self.kind = kind
        self.title = title
        self.explanation = explanation
        self.severity = severity
    }

    /// What is written about it, relative to the tool's repository; nil for an unknown code.
    public var page: String? {
        switch kind {
        case .finding: "docs/findings/\(name).md"
        case .remaining, .refusal: "docs/remaining/\(name).md"
        case .guideline: "docs/guidelines/\(name).md"
        case .suggestion: "docs/suggestions.md#\(name)"
        case .legacyUse: "docs/check.md#entries"
        case .fileProblem: "docs/exit-status.md#file-problems"
        case .unknown: nil
        }
    }
}
