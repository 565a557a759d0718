/// Where the lines of a file come from in an earlier version of it.
struct LineOrigins {
    /// For each line of the later version the lines of the earlier one that it may come from; both count from 1.
    private let origins: [Range<Int>]?

    /// Those of a file that did not change.
    static let unchanged = LineOrigins(origins: nil)

    private init(origins: [Range<Int>]?) {
        self.origins = origins
    }

    init(before: String, after: String) {
        let (old, new) = (before.linesAtLineFeeds, after.linesAtLineFeeds)
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - prefix
        let suffix = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, rest)
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        let difference = new[prefix..<(new.count - suffix)].difference(from: old[prefix..<(old.count - suffix)])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset + prefix)
            case .insert(let offset, _, _): inserted.insert(offset + prefix)
            }
        }
        var origins: [Range<Int>] = []
        var (left, right) = (0, 0)
        while right < new.count {
            let start = (left, right)
            while removed.contains(left) { left += 1 }
            while inserted.contains(right) { right += 1 }
            // What takes the place of lines may come from any of them.
            for _ in start.1..<right { origins.append((start.0 + 1)..<(left + 1)) }
            guard right < new.count else { break }
            origins.append((left + 1)..<(left + 2))
            (left, right) = (left + 1, right + 1)
        }
        self.origins = origins
    }

    /// The lines that a line may come from; empty for one that is new.
    func lines(of line: Int) -> Range<Int> {
        guard let origins else { return line..<(line + 1) }
        return origins.indices.contains(line - 1) ? origins[line - 1] : 0..<0
    }
}
