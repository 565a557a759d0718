/// Finds what somebody who mistyped a name may have meant.
public enum Suggestion {
    /// The candidate nearest to `name`, when one is near enough to be what was meant.
    public static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
        nearest(to: name, in: candidates, limit: 1).first
    }

    /// At most `limit` candidates that are near enough, the nearest first.
    public static func nearest(to name: String, in candidates: some Sequence<String>, limit: Int) -> [String] {
        let wanted = Array(name.lowercased())
        // One slip in three characters: enough for a typo, too few to suggest something unrelated.
        let allowed = max(1, wanted.count / 3)
        let near = candidates.map { ($0, distance(wanted, Array($0.lowercased()))) }.filter { $0.1 <= allowed }
        // Beside a very near one, the others are only noise.
        let best = near.map(\.1).min() ?? 0
        return near.filter { $0.1 <= best + 1 }.sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(limit).map(\.0)
    }

    /// Number of characters to insert, delete, replace or swap with their neighbour to get from one text to the other.
    static func distance(_ left: [Character], _ right: [Character]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in 0..<left.count {
            var current = [row + 1]
            for column in 0..<right.count {
                let replaced = last[column] + (left[row] == right[column] ? 0 : 1)
                var best = min(replaced, last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    best = min(best, beforeLast[column - 1] + 1)
                }
                current.append(best)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
