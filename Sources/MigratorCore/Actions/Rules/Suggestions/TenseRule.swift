/// A case is named in the present tense: `tapButton`, not `didTapButton` or `buttonTapped`.
struct TenseRule: SuggestionRule {
    /// Words that end like a past participle and are none.
    private static let exceptions: Set<String> = [
        "need", "feed", "seed", "speed", "embed", "shared", "advanced", "red", "bed", "shed", "exceed", "proceed",
        "succeed",
        "indeed", "unneeded", "hundred", "sacred", "related", "trusted", "selected", "recommended", "sponsored",
        "untranslated",
    ]

    func suggestions(for record: CaseRecord, in context: SuggestionContext) -> [PlanSuggestion] {
        let words = Naming.words(of: record.case)
        guard let word = words.first(where: { $0 == "did" || $0 == "will" || $0 == "was" }) ?? pastParticiple(words)
        else {
            return []
        }
        return [
            PlanSuggestion(
                kind: .tense, symbol: record.symbol,
                message: "`\(record.case)` is not in the present tense (`\(word)`)", evidence: [record.declarationPlace]
            )
        ]
    }

    /// A participle at the beginning or the end is what the name says; in the middle it describes something else.
    private func pastParticiple(_ words: [String]) -> String? {
        [words.first, words.last].compactMap { $0 }.first {
            $0.count > 3 && $0.hasSuffix("ed") && !Self.exceptions.contains($0)
        }
    }
}
