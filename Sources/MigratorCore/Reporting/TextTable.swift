/// Rows of cells in aligned columns; cells wrap where the rows are wider than the text may be.
struct TextTable {
    struct Cell {
        var text: String
        var role: TextStyle.Role = .plain

        init(_ text: String, _ role: TextStyle.Role = .plain) {
            self.text = text
            self.role = role
        }
    }

    struct Column {
        var title: String
        /// Narrower it does not get.
        var minimum: Int
        var alignsRight = false
    }

    private static let gap = 2

    var columns: [Column]
    var rows: [[Cell]] = []

    /// The rows below their titles, each line indented by `indent` spaces.
    func text(style: TextStyle, indent: Int) -> String {
        let widths = widths(fitting: style.width - indent)
        let header = columns.map { Cell($0.title, .quiet) }
        return ([header] + rows).map { line($0, widths: widths, style: style, indent: indent) }.joined()
    }

    private func line(_ row: [Cell], widths: [Int], style: TextStyle, indent: Int) -> String {
        let wrapped = zip(row, widths).map { TextWrapping.lines($0.text, width: $1) }
        let height = wrapped.map(\.count).max() ?? 0
        var result = ""
        for index in 0..<height {
            var text = String(repeating: " ", count: indent)
            // Spaces are due only before further text, so that no line ends with them.
            var owed = 0
            for (column, lines) in wrapped.enumerated() {
                let content = index < lines.count ? lines[index] : ""
                let slack = widths[column] - content.count
                let before = columns[column].alignsRight ? slack : 0
                if content.isEmpty {
                    owed += widths[column] + Self.gap
                    continue
                }
                text += String(repeating: " ", count: owed + before) + style.apply(row[column].role, to: content)
                owed = slack - before + Self.gap
            }
            result += text + "\n"
        }
        return result
    }

    /// The natural widths, or, where they are too much, the widest columns narrowed as far as their minimum allows.
    private func widths(fitting available: Int) -> [Int] {
        var widths = columns.indices.map { index in
            rows.map { $0[index].text.split(separator: "\n").map(\.count).max() ?? 0 }
                .reduce(columns[index].title.count, max)
        }
        let room = available - Self.gap * (columns.count - 1)
        while widths.reduce(0, +) > room {
            let shrinkable = widths.indices.filter { widths[$0] > columns[$0].minimum }
            guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
            widths[widest] -= 1
        }
        return widths
    }
}
