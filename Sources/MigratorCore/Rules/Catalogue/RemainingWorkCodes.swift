/// Places that a scan could not follow. Each has a page in `docs/remaining/`.
extension ReportCode {
    /// What stands in the way, in the order of reports.
    static let remainingWork: [ReportCode] = [
        .untracedActionType, .uncalledWrapper, .unknownCase, .unresolvedConstructor, .actionEscapes,
        .structsToldApart, .caseWithValues,
    ]

    /// A case with such a record is left as it is: one plain modern case would be something else.
    static let refusedCases: Set<ReportCode> = [.structsToldApart, .caseWithValues]

    static let untracedActionType = ReportCode(
        "untraced-action-type", .remaining, .error,
        "An action type that could not be followed",
        "The `actionType:` argument of a dispatch site could not be followed to the cases that it can "
            + "be.")

    static let uncalledWrapper = ReportCode(
        "uncalled-wrapper", .remaining, .error,
        "A function that takes the action type, but is not called",
        "A function takes the action type as a parameter and nothing in the tree calls it, so that "
            + "its cases are not known.")

    static let unknownCase = ReportCode(
        "unknown-case", .remaining, .error,
        "A case that is not declared",
        "A dispatch site or a consumer names a case that nothing declares: the code is not compiled, "
            + "or it is out of date. What a consumer does for it is done for no case.")

    static let unresolvedConstructor = ReportCode(
        "unresolved-constructor", .remaining, .error,
        "A constructor call of an unknown type",
        "`.init(…)` has the labels of an action, but what it constructs is not known from its "
            + "surroundings.")

    static let actionEscapes = ReportCode(
        "action-escapes", .remaining, .error,
        "An action that leaves the code that is followed",
        "A consumer gives the action to something that is not followed, so that it is not known what "
            + "is read there.")

    static let structsToldApart = ReportCode(
        "structs-told-apart", .remaining, .error,
        "A case whose consumers tell its structs apart",
        "The case is dispatched in several action structs and a consumer does something else for "
            + "each. One modern case would change what it does.")

    static let caseWithValues = ReportCode(
        "case-with-values", .remaining, .error,
        "A case that carries values of its own",
        "The case of the action type has associated values besides the fields of its struct.")
}
