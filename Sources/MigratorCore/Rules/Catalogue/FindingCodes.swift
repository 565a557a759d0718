/// Things about a case that were the cause of faults. Each has a page in `docs/findings/`.
extension ReportCode {
    /// What was the cause of faults first, what is only worth knowing last.
    static let findings: [ReportCode] = [
        .requiredButOmitted, .dispatchedUnhandled, .comesInSeveralStructs, .constantAt, .nilMeans,
        .handledNeverDispatched, .dead, .unused, .neverProvided,
    ]

    static let requiredButOmitted = ReportCode(
        "required-but-omitted", .finding, .warning,
        "Required by a consumer, but omitted at a site",
        "A consumer does nothing when the field is nil, and this dispatch site does not give it: the "
            + "action has no effect there.")

    static let dispatchedUnhandled = ReportCode(
        "dispatched-unhandled", .finding, .warning,
        "Dispatched, but handled by nobody",
        "The case is dispatched and no reducer or middleware selects it.")

    static let comesInSeveralStructs = ReportCode(
        "several-structs", .finding, .warning,
        "Dispatched in several action structs",
        "The case is dispatched in several action structs. A modern case is one thing that happens: "
            + "if a consumer does something else for each struct, they are several.")

    static let constantAt = ReportCode(
        "constant-at", .finding, .warning,
        "A literal at some sites, something else at others",
        "Some dispatch sites pass a literal and others pass something else. A modern case that "
            + "assumes the literal changes what the others do.")

    static let nilMeans = ReportCode(
        "nil-means", .finding, .warning,
        "nil keeps the old value for one consumer and clears it for another",
        "For one consumer nil means to keep the old value, for another to clear it. One optional "
            + "value cannot say both.")

    static let handledNeverDispatched = ReportCode(
        "handled-never-dispatched", .finding, .note,
        "Handled, but dispatched by nobody",
        "A reducer or middleware selects the case and nothing dispatches it.")

    static let dead = ReportCode(
        "dead", .finding, .note,
        "Neither dispatched nor handled",
        "The case is neither dispatched nor handled. Delete it instead of migrating it.")

    static let unused = ReportCode(
        "unused", .finding, .note,
        "Provided, but read by nobody",
        "A dispatch site provides the field and nobody reads it; the modern case does without it.")

    static let neverProvided = ReportCode(
        "never-provided", .finding, .note,
        "Read, but provided by nobody",
        "A consumer reads the field and no dispatch site provides it, so that the consumer always "
            + "sees its default.")
}
