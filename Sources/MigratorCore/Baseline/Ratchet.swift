/// Compares a tree with its baseline, both ways: nothing may be added, and what is gone must leave the baseline.
public struct Ratchet: Equatable, Sendable {
    /// Uses that the baseline does not tolerate.
    public let new: [LegacyUse]
    /// Entries that nothing in the tree needs any more.
    public let stale: [Baseline.Entry]
    /// The baseline without the stale entries.
    public let shrunk: Baseline

    /// Compares. Equal entries count as often as they stand there.
    public init(uses: [LegacyUse], baseline: Baseline) {
        var tolerated: [Baseline.Entry: Int] = [:]
        for entry in baseline.entries { tolerated[entry, default: 0] += 1 }
        let allowed = tolerated
        let found = Dictionary(grouping: uses, by: \.entry).mapValues(\.count)
        var new: [LegacyUse] = []
        for use in uses {
            if let count = tolerated[use.entry], count > 0 {
                tolerated[use.entry] = count - 1
            } else if let count = allowed[use.entry] {
                // Which of several equal ones is the new one cannot be told.
                new.append(
                    use.adding("; the file has \(found[use.entry] ?? 0) of these, the baseline tolerates \(count)"))
            } else {
                new.append(use)
            }
        }
        self.new = new
        var left = tolerated
        var stale: [Baseline.Entry] = []
        // What is left over stands in the baseline too often.
        for entry in baseline.entries.reversed() {
            guard let count = left[entry], count > 0 else { continue }
            left[entry] = count - 1
            stale.append(entry)
        }
        self.stale = stale.reversed()
        var surplus = tolerated
        shrunk = Baseline(
            entries: baseline.entries.filter { entry in
                guard let count = surplus[entry], count > 0 else { return true }
                surplus[entry] = count - 1
                return false
            })
    }

    /// Whether the tree and the baseline agree.
    public var holds: Bool { new.isEmpty && stale.isEmpty }
}
