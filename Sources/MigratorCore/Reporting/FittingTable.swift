extension TextTable {
    /// The table without the columns that would make its lines too long.
    ///
    /// - Parameters:
    ///   - width: columns that a line may fill.
    ///   - titles: columns that may go, the least important first.
    func fitting(width: Int, dropping titles: [String]) -> TextTable {
        var table = self
        for title in titles where table.leastWidth > width {
            guard let index = table.columns.firstIndex(where: { $0.title == title }) else { continue }
            table.columns.remove(at: index)
            for row in table.rows.indices {
                table.rows[row].remove(at: index)
            }
        }
        return table
    }

    /// The width of the lines when every cell wraps as much as its column lets it.
    private var leastWidth: Int {
        let widths = columns.indices.map { index in
            min(columns[index].minimum, rows.map { $0[index].text.count }.reduce(columns[index].title.count, max))
        }
        return widths.reduce(0, +) + 2 * (columns.count - 1)
    }
}
