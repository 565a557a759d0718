/// A bar of plain characters: `[#####-----]`.
enum ProgressBar {
    static func text(_ done: Int, of total: Int, width: Int) -> String {
        let filled = filled(done, of: total, width: width)
        return "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled) + "]"
    }

    /// A part of a bar of `width` characters: empty only when nothing is done, full only when everything is.
    static func filled(_ done: Int, of total: Int, width: Int) -> Int {
        guard total > 0, done > 0 else { return 0 }
        if done >= total { return width }
        return min(max(done * width / total, 1), width - 1)
    }
}
