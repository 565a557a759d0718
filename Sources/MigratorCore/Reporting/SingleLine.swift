/// Text for a place that takes no line break.
enum SingleLine {
    /// Line breaks, tabs and other control characters become a blank, several in a row one.
    static func text(_ text: String) -> String {
        var result = ""
        var owesBlank = false
        for character in text {
            let isBreak =
                character.isNewline || character.unicodeScalars.allSatisfy { $0.value < 0x20 || $0.value == 0x7F }
            if isBreak {
                owesBlank = true
                continue
            }
            if owesBlank, !result.isEmpty, !result.hasSuffix(" "), character != " " {
                result += " "
            }
            owesBlank = false
            result.append(character)
        }
        return result
    }

    /// At most `limit` characters, the last one an ellipsis where something is missing.
    static func shortened(_ text: String, to limit: Int) -> String {
        let line = self.text(text)
        return line.count > limit ? line.prefix(limit - 1) + "…" : line
    }
}
