/// Rules of the modern form. Each has a page in `docs/guidelines/`.
extension ReportCode {
    /// In the order in which a case is held to them.
    static let guidelines: [ReportCode] = [
        .modernUnlabelledValue, .modernTooManyValues, .modernPayloadNotAlone, .modernPayloadName,
    ]

    static let modernUnlabelledValue = ReportCode(
        "modern-unlabelled-value", .guideline, .error,
        "A value without a label",
        "A value without a label has to be guessed from its type at every site and in every pattern.")

    static let modernTooManyValues = ReportCode(
        "modern-too-many-values", .guideline, .error,
        "More than three values",
        "More than three values are a thing of their own: a payload struct gives it a name.")

    static let modernPayloadNotAlone = ReportCode(
        "modern-payload-not-alone", .guideline, .error,
        "A payload struct with something beside it",
        "A payload struct is everything that the case carries, so that it needs no label and nothing "
            + "beside it.")

    static let modernPayloadName = ReportCode(
        "modern-payload-name", .guideline, .error,
        "A payload struct whose name does not say so",
        "One value without a label is a payload struct, and its name ends in `Payload`, so that it "
            + "can be told from other values.")
}
