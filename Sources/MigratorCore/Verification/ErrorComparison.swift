/// Tells the errors that only the later of two trees has from those that it shares with the earlier one.
struct ErrorComparison: Equatable {
    /// Errors that only the later tree has, in order.
    private(set) var new: [CompilerError] = []
    /// Errors of the later tree that the earlier one has at the same place in other words.
    private(set) var reworded = 0
    /// Errors of the later tree about a name that the earlier tree misses as well: one of the platform.
    private(set) var missing = 0
    /// Errors that only the earlier tree has.
    private(set) var gone = 0

    /// - Parameter origins: where the lines of the files come from that both trees have.
    init(before: Set<CompilerError>, after: Set<CompilerError>, origins: [String: LineOrigins]) {
        let lines = { (error: CompilerError) in origins[error.file]?.lines(of: error.line) ?? 0..<0 }
        // The same message in the same file is the same error, wherever the line went: what was there is counted off.
        var left: [Key: [CompilerError]] = Dictionary(grouping: before, by: Key.init).mapValues {
            $0.sorted(by: CompilerError.precedes)
        }
        var rest: [CompilerError] = []
        // Errors at lines that stayed are paired first, so that of two with the same message the one that was added is new.
        let ordered = after.sorted(by: CompilerError.precedes)
        var unpaired: [CompilerError] = []
        for error in ordered {
            guard var same = left[Key(error)], !same.isEmpty else {
                rest.append(error)
                continue
            }
            let earlier = lines(error)
            if let index = same.firstIndex(where: { earlier.contains($0.line) }) {
                same.remove(at: index)
                left[Key(error)] = same
            } else {
                unpaired.append(error)
            }
        }
        for error in unpaired where left[Key(error)]?.popLast() == nil { rest.append(error) }
        let missed = Set(before.compactMap(\.missingName))
        var unmatched = Dictionary(grouping: left.values.joined(), by: \.file)
        for error in rest.sorted(by: CompilerError.precedes) {
            if let name = error.missingName {
                if missed.contains(name) { missing += 1 } else { new.append(error) }
                continue
            }
            // An error that is still there explains no other one, so only those that are gone can have changed their words.
            let earlier = lines(error)
            let candidates = unmatched[error.file, default: []]
            if let index = candidates.firstIndex(where: { earlier.contains($0.line) && Self.areAlike($0, error) }) {
                unmatched[error.file]?.remove(at: index)
                reworded += 1
            } else {
                new.append(error)
            }
        }
        gone = unmatched.values.reduce(0) { $0 + $1.count }
    }

    /// What makes two errors the same one.
    private struct Key: Hashable {
        let file: String
        let message: String

        init(_ error: CompilerError) {
            file = error.file
            message = error.message
        }
    }

    /// Whether two errors say the same of other types: what is not in quotes is the same, or most of all words are. Another
    /// member that is missing is another error.
    static func areAlike(_ left: CompilerError, _ right: CompilerError) -> Bool {
        guard left.missingMember == right.missingMember else { return false }
        let (first, second) = (words(left.message), words(right.message))
        return first.plain == second.plain || similarity(first.all, second.all) >= 0.75
    }

    private static func words(_ message: String) -> (plain: [Substring], all: [Substring]) {
        let parts = message.split(separator: "'", omittingEmptySubsequences: false)
        let plain = stride(from: 0, to: parts.count, by: 2).flatMap { parts[$0].split(separator: " ") }
        return (plain, message.split(separator: " "))
    }

    /// Of the words of both the share that both have in the same order, 0 to 1.
    private static func similarity(_ left: [Substring], _ right: [Substring]) -> Double {
        let different = right.difference(from: left).count
        let total = left.count + right.count
        return total == 0 ? 1 : Double(total - different) / Double(total)
    }
}
