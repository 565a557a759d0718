/// What was left at each run, as a chart of plain characters: `*` is a run, `.` the line between two.
struct BurnDownChart<Totals: RunTotals> {
    private var height: Int { 8 }
    /// Wider it tells no more.
    private var maximumWidth: Int { 72 }

    let entries: [HistoryEntry<Totals>]
    /// Columns that the chart may fill.
    let width: Int

    /// Empty when there are fewer than two runs.
    var text: String {
        guard entries.count > 1, let first = entries.first, let last = entries.last else { return "" }
        let top = max(entries.map(\.totals.left).max() ?? 0, 1)
        let margin = String(top).count
        let columns = min(width - margin - 2, maximumWidth)
        guard columns >= 24 else { return "" }
        var result = ""
        for (row, line) in rows(columns: columns, top: top).enumerated() {
            let label =
                switch row {
                case 0: String(top)
                case height - 1: "0"
                default: ""
                }
            result += leftPadded(label, to: margin) + " |" + withoutTrailingBlanks(line) + "\n"
        }
        let blank = String(repeating: " ", count: margin + 2)
        result += blank.dropLast() + "+" + String(repeating: "-", count: columns) + "\n"
        let (start, end) = (String(first.time.prefix(10)), String(last.time.prefix(10)))
        return result + blank + padded(start, to: columns - end.count) + end + "\n"
    }

    /// A column and a row of the chart.
    private struct Point {
        let column: Int
        let row: Int
    }

    private func rows(columns: Int, top: Int) -> [[Character]] {
        let points = points(columns: columns, top: top)
        var rows = [[Character]](repeating: [Character](repeating: " ", count: columns), count: height)
        for (start, end) in zip(points, points.dropFirst()) where end.column > start.column {
            let slope = Double(end.row - start.row) / Double(end.column - start.column)
            for column in start.column..<end.column {
                let row = Double(start.row) + slope * Double(column - start.column)
                rows[Int(row.rounded())][column] = "."
            }
        }
        for point in points {
            rows[point.row][point.column] = "*"
        }
        return rows
    }

    private func points(columns: Int, top: Int) -> [Point] {
        let days = entries.map { History.day($0.time) ?? 0 }
        let (start, end) = (days.min() ?? 0, days.max() ?? 0)
        return entries.enumerated().map { index, entry in
            // Runs of one moment stand side by side, so that they can be seen at all.
            let share =
                end > start ? (days[index] - start) / (end - start) : Double(index) / Double(entries.count - 1)
            let level = Double(entry.totals.left) / Double(top)
            return Point(
                column: Int((share * Double(columns - 1)).rounded()),
                row: Int(((1 - level) * Double(height - 1)).rounded()))
        }
    }

    private func withoutTrailingBlanks(_ line: [Character]) -> String {
        let end = line.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
        return String(line[..<end])
    }

    private func leftPadded(_ text: String, to width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
