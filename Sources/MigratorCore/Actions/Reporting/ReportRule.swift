/// What a code of remaining work or of a finding means: the rules of the formats that have such a thing.
struct ReportRule: Equatable, Sendable {
    /// kebab-case.
    let code: String
    /// A heading over everything of this code.
    let title: String
    /// A few sentences.
    let explanation: String
    /// The page in the documentation, relative to the tool's repository; nil for a code that this list does not know.
    let page: String?
    /// How much it matters, where a single entry does not say otherwise.
    let severity: Severity

    /// Every code that the tool knows: first what stands in the way, then what matters most.
    static let all = remaining + Finding.Code.byImportance.map(rule)

    /// The rules of a report: all of `all`, then what only its issues name.
    static func rules(of issues: [ReportIssue]) -> [ReportRule] {
        let known = Set(all.map(\.code))
        let others = Set(issues.map(\.code)).subtracting(known).sorted(by: precedesBytewise)
        return all + others.map(unknown)
    }

    /// The rule of a code.
    static func rule(of code: String) -> ReportRule {
        all.first { $0.code == code } ?? unknown(code)
    }

    private static let remaining = [
        work(
            "untraced-action-type", "An action type that could not be followed",
            "The `actionType:` argument of a dispatch site could not be followed to the cases that it can be."),
        work(
            "uncalled-wrapper", "A function that takes the action type, but is not called",
            "A function takes the action type as a parameter and nothing in the tree calls it, so that its cases are "
                + "not known."),
        work(
            "unknown-case", "A case that the action type does not declare",
            "A dispatch site names a case that its action type does not declare: the code is not compiled, or it is "
                + "out of date."),
        work(
            "unresolved-constructor", "A constructor call of an unknown type",
            "`.init(…)` has the labels of an action, but what it constructs is not known from its surroundings."),
        work(
            "action-escapes", "An action that leaves the code that is followed",
            "A consumer gives the action to something that is not followed, so that it is not known what is read there."
        ),
    ]

    private static func work(_ code: String, _ title: String, _ explanation: String) -> ReportRule {
        ReportRule(
            code: code, title: title, explanation: explanation, page: "docs/remaining/\(code).md", severity: .error)
    }

    private static func unknown(_ code: String) -> ReportRule {
        ReportRule(
            code: code, title: code, explanation: "A place that a person must look at.", page: nil, severity: .error)
    }

    private static func rule(of code: Finding.Code) -> ReportRule {
        ReportRule(
            code: code.page, title: CaseText.title(code), explanation: code.explanation,
            page: "docs/findings/\(code.page).md", severity: code.severity)
    }
}

extension Finding.Code {
    /// What was the cause of faults first, what is only worth knowing last.
    static let byImportance: [Finding.Code] = [
        .requiredButOmitted, .dispatchedUnhandled, .constantAt, .nilMeans, .handledNeverDispatched, .dead, .unused,
        .neverProvided,
    ]

    /// The finding whose page has this name.
    init?(page: String) {
        guard let code = Self.allCases.first(where: { $0.page == page }) else { return nil }
        self = code
    }

    fileprivate var explanation: String {
        switch self {
        case .unused: "A dispatch site provides the field and nobody reads it; the modern case does without it."
        case .neverProvided:
            "A consumer reads the field and no dispatch site provides it, so that the consumer always sees its default."
        case .requiredButOmitted:
            "A consumer does nothing when the field is nil, and this dispatch site does not give it: the action has no "
                + "effect there."
        case .constantAt:
            "Some dispatch sites pass a literal and others pass something else. A modern case that assumes the literal "
                + "changes what the others do."
        case .nilMeans:
            "For one consumer nil means to keep the old value, for another to clear it. One optional value cannot say "
                + "both."
        case .dispatchedUnhandled: "The case is dispatched and no reducer or middleware selects it."
        case .handledNeverDispatched: "A reducer or middleware selects the case and nothing dispatches it."
        case .dead: "The case is neither dispatched nor handled. Delete it instead of migrating it."
        }
    }
}

extension ReportIssue {
    /// What kind of finding it is; nil for remaining work.
    var finding: Finding.Code? { Finding.Code(page: code) }
}
