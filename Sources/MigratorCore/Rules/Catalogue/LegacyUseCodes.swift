/// Uses of the legacy form. `docs/check.md` lists them.
extension ReportCode {
    /// In the order of a baseline's documentation.
    static let legacyUses: [ReportCode] = [
        .legacyActionStruct, .legacyCase, .legacySite, .legacyReducer, .legacyMiddleware, .legacyConsumer,
    ]

    static let legacyActionStruct = ReportCode(
        "legacy-action-struct", .legacyUse, .error,
        "An action struct",
        "A struct of the legacy form, with an action type and optional fields.")

    static let legacyCase = ReportCode(
        "legacy-case", .legacyUse, .error,
        "A case of an action type",
        "A case that is dispatched in an action struct.")

    static let legacySite = ReportCode(
        "legacy-site", .legacyUse, .error,
        "A dispatch site of the legacy form",
        "A place that constructs an action struct.")

    static let legacyReducer = ReportCode(
        "legacy-reducer", .legacyUse, .error,
        "A reducer without a modern half",
        "A reducer that takes no modern actions.")

    static let legacyMiddleware = ReportCode(
        "legacy-middleware", .legacyUse, .error,
        "A middleware provider without a modern half",
        "A provider that takes no modern actions.")

    static let legacyConsumer = ReportCode(
        "legacy-consumer", .legacyUse, .error,
        "A consumer of a legacy case",
        "A reducer or provider that selects a case of the legacy form.")
}
