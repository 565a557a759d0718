/// Every code that the tool reports something by. A test holds schemas and documentation against it.
public enum Catalogue {
    /// All codes: by kind, in the order in which reports show them.
    public static let all =
        ReportCode.remainingWork + ReportCode.findings + ReportCode.refusals + ReportCode.guidelines
        + ReportCode.suggestions + ReportCode.legacyUses + ReportCode.fileProblems

    /// The codes of a kind.
    public static func codes(_ kind: ReportCode.Kind) -> [ReportCode] { all.filter { $0.kind == kind } }

    /// The code of a name; nil for one that the tool does not know, as from a file of another version.
    public static func code(named name: String) -> ReportCode? { byName[name] }

    /// The code of a name, known or not.
    static func code(of name: String) -> ReportCode {
        code(named: name) ?? ReportCode(name, .unknown, .error, name, "A place that a person must look at.")
    }

    private static let byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
}
