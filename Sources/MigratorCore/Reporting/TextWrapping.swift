/// Breaks text into lines of a width, counted in characters.
package enum TextWrapping {
    /// Breaks at spaces; a word that is too long is broken behind a `.` or `/` if it has one in reach, else anywhere.
    package static func lines(_ text: String, width: Int) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrapped($0, width: max(width, 1)) }
    }

    /// The text as a paragraph whose lines all begin with `indent`, the first one with `first`.
    package static func paragraph(_ text: String, width: Int, indent: String, first: String? = nil) -> String {
        let lines = lines(text, width: width - indent.count)
        return lines.enumerated().map { index, line in (index == 0 ? first ?? indent : indent) + line + "\n" }.joined()
    }

    private static func wrapped(_ line: Substring, width: Int) -> [String] {
        var lines: [String] = []
        var current = ""
        for word in line.split(separator: " ") {
            if !current.isEmpty, current.count + 1 + word.count <= width {
                current += " " + word
                continue
            }
            if !current.isEmpty {
                lines.append(current)
            }
            var rest = word
            while rest.count > width {
                let head = rest.prefix(width)
                let cut = head.dropFirst().lastIndex { $0 == "." || $0 == "/" }.map { head.index(after: $0) }
                let end = cut ?? head.endIndex
                lines.append(String(rest[..<end]))
                rest = rest[end...]
            }
            current = String(rest)
        }
        lines.append(current)
        return lines
    }
}
