/// A table in Markdown that can be cut.
struct MarkdownTable {
    enum Alignment: String {
        case left = "---"
        case right = "--:"
    }

    let columns: [String]
    let alignment: [Alignment]
    var rows: [[String]] = []

    /// The rows that fit, and a line that says how many do not.
    ///
    /// - Parameters:
    ///   - rows: the most rows that are wanted.
    ///   - budget: UTF-16 code units that the rows may have, the measure of GitHub's limits.
    func text(rows limit: Int, budget: Int, more: (Int) -> String) -> String {
        var result = line(columns) + line(alignment.map(\.rawValue))
        var left = budget
        var shown = 0
        for row in rows.prefix(limit) {
            let text = line(row)
            left -= text.utf16.count
            if left < 0 { break }
            result += text
            shown += 1
        }
        return shown == rows.count ? result : result + "\n" + more(rows.count - shown) + "\n"
    }

    private func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}
