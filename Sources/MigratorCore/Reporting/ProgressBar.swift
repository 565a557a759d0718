/// A bar of plain characters: `[#####-----]`.
enum ProgressBar {
    static func text(_ done: Int, of total: Int, width: Int) -> String {
        let filled = ProgressFigures.filled(done, of: total, width: width)
        return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled) + "]"
    }
}
