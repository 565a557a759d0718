/// Places that a step could not rewrite. Each has a page in `docs/remaining/`.
extension ReportCode {
    /// What `apply` prints below a step.
    static let refusals: [ReportCode] = [
        .runtimeMissing, .runtimeUnknownShape, .unconvertedConsumer, .unspecialisedConsumer, .closureAsConsumer,
        .leftOutStatement, .unmigratedSite, .unmigratedTest, .remainingMention, .unfinishedEnum, .failedVerification,
        .toolFault,
    ]

    static let runtimeMissing = ReportCode(
        "runtime-missing", .refusal, .error,
        "A tree without a modern runtime",
        "The step makes tuples of halves, and no type in the tree takes them.")

    static let runtimeUnknownShape = ReportCode(
        "runtime-unknown-shape", .refusal, .error,
        "A runtime of an unknown shape",
        "A store, or what it does with an action, is not understood.")

    static let unconvertedConsumer = ReportCode(
        "unconverted-consumer", .refusal, .error,
        "A consumer that could not be converted",
        "A reducer or provider is no closure behind a type annotation.")

    static let unspecialisedConsumer = ReportCode(
        "unspecialised-consumer", .refusal, .error,
        "A consumer whose modern half could not be found",
        "What a reducer or provider does for an action that it does not know could not be found.")

    static let closureAsConsumer = ReportCode(
        "closure-as-consumer", .refusal, .error,
        "A closure in the place of a consumer",
        "A closure is given to a parameter that takes a reducer or middleware, which becomes a tuple.")

    static let leftOutStatement = ReportCode(
        "left-out-statement", .refusal, .warning,
        "A statement that a modern half lacks",
        "The modern half of a consumer in a test lacks a statement that needs the legacy action.")

    static let unmigratedSite = ReportCode(
        "unmigrated-site", .refusal, .error,
        "A dispatch site that is not rewritten",
        "A legacy action is made or used in a way that the step `case` does not rewrite; the case stays legacy.")

    static let unmigratedTest = ReportCode(
        "unmigrated-test", .refusal, .error,
        "A test that is not rewritten",
        "A test makes, records or compares a legacy action in a way that the step `case` does not rewrite; the case stays "
            + "legacy.")

    static let remainingMention = ReportCode(
        "remaining-mention", .refusal, .error,
        "A mention of a case that would be left",
        "Something other than a dispatch site or a consumer names the case, so that it cannot be removed.")

    static let unfinishedEnum = ReportCode(
        "unfinished-enum", .refusal, .error,
        "A modern enum that cannot take its final name",
        "Something of the legacy form is still there, or something else has the final name.")

    static let failedVerification = ReportCode(
        "failed-verification", .refusal, .error,
        "A step that did not pass the command of --verify",
        "The step was written, the command failed, and the step was taken back.")

    static let toolFault = ReportCode(
        "tool-fault", .refusal, .error,
        "A fault of the tool",
        "The tool noticed a fault of its own: edits that overlap, or a file that would not parse any "
            + "more.")
}
