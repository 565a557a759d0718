/// Ideas about a plan. Each has a section in `docs/suggestions.md`.
extension ReportCode {
    /// In the order in which they are looked for.
    static let suggestions: [ReportCode] = [
        .split, .narrow, .consequenceName, .tense, .readsNothing, .nameTaken, .testedWithout,
    ]

    static let split = ReportCode(
        "split", .suggestion, .note,
        "A case that may be several",
        "Every site gives a field as one of few constants: each group of sites may be something else "
            + "that happens.")

    static let narrow = ReportCode(
        "narrow", .suggestion, .note,
        "A type that is wider than its values",
        "The sites never use some of the cases of a field's enum: a smaller type may do.")

    static let consequenceName = ReportCode(
        "consequence-name", .suggestion, .note,
        "A name that says what follows",
        "The name orders something instead of saying what happened.")

    static let tense = ReportCode(
        "tense", .suggestion, .note,
        "A name that is not in the present tense",
        "Cases of the modern form say what happens, in the present tense.")

    static let readsNothing = ReportCode(
        "reads-nothing", .suggestion, .note,
        "A case that one consumer selects and reads nothing of",
        "It may be that consumer's own business, and no action.")

    static let nameTaken = ReportCode(
        "name-taken", .suggestion, .note,
        "A proposed name that is taken",
        "A struct of the tree has the name of the proposed enum.")

    static let testedWithout = ReportCode(
        "tested-without", .suggestion, .note,
        "A value that only tests leave out",
        "Production gives the value each time; it stays optional, because what a test drives reads it where it is missing."
    )
}
