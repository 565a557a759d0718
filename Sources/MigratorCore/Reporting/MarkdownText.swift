/// Text of others in Markdown, so that it is seen as it is: no markup, no mentions, no links to issues.
enum MarkdownText {
    /// A code span. Inside of it nothing but backticks means anything, and in a table `|`.
    static func code(_ text: String, inTable: Bool) -> String {
        var content = SingleLine.text(text)
        if content.isEmpty { return "" }
        let runs = content.split { $0 != "`" }.map(\.count)
        let fence = String(repeating: "`", count: (runs.max() ?? 0) + 1)
        if inTable {
            content = content.replacing("|", with: "\\|")
        }
        let needsBlanks = content.hasPrefix("`") || content.hasSuffix("`")
        return needsBlanks ? "\(fence) \(content) \(fence)" : fence + content + fence
    }

    /// A sentence. What is between two backticks becomes a code span; unless they are odd, then they are only characters.
    static func prose(_ text: String, inTable: Bool) -> String {
        let parts = SingleLine.text(text).split(separator: "`", omittingEmptySubsequences: false)
        let isPaired = parts.count % 2 == 1 && !parts.enumerated().contains { $0.offset % 2 == 1 && $0.element.isEmpty }
        if !isPaired { return escaped(SingleLine.text(text)) }
        return parts.enumerated().map { index, part in
            index % 2 == 1 ? code(String(part), inTable: inTable) : escaped(String(part))
        }.joined()
    }

    private static func escaped(_ text: String) -> String {
        var result = ""
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "@", "#":
                // Mentions are looked for in the finished page, where an escape is gone; a space of no width stays.
                result +=
                    next.properties.isAlphabetic || next.properties.numericType != nil
                    ? "\(scalar)&#8203;" : "\\\(scalar)"
            case "\\", "`", "*", "_", "[", "]", "|", "~": result += "\\\(scalar)"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
