/// Tries things that can stand in each other's way, again and again as long as one of them is taken.
enum RepeatedAttempts {
    /// What came of a try.
    enum Attempt {
        /// The paths of the files that it changed; none where it is over and done with for another reason.
        case taken(changing: Set<String>)
        /// The paths of the files that something stood in the way in.
        case refused(because: Set<String>)
    }

    /// Tries each number below a count.
    ///
    /// What stands in the way is most often gone when its file was changed by another one, so that these are tried first;
    /// in the end all that is left is tried once more, until nothing of it is taken. So a run on what was made here finds
    /// nothing more to do.
    ///
    /// - Returns: the numbers that are refused, in order.
    static func takeAll(_ count: Int, _ attempt: (Int) throws -> Attempt) rethrows -> [Int] {
        var refused: [Refused] = []
        var pending = Array(0..<count)
        // A refusal before anything was changed stays one.
        var triesAll = false
        while true {
            var hasChanged = false
            refused.removeAll { pending.contains($0.number) }
            for number in pending {
                switch try attempt(number) {
                case .refused(let files): refused.append(Refused(number: number, files: files))
                case .taken(let changed):
                    guard !changed.isEmpty else { continue }
                    hasChanged = true
                    for index in refused.indices { refused[index].note(changed) }
                }
            }
            if triesAll, !hasChanged { break }
            triesAll = false
            pending = refused.filter(\.isBehindChange).map(\.number).sorted()
            if pending.isEmpty {
                triesAll = true
                pending = refused.filter(\.isBehindAny).map(\.number).sorted()
            }
            if pending.isEmpty { break }
        }
        return refused.map(\.number).sorted()
    }

    private struct Refused {
        let number: Int
        let files: Set<String>
        /// Whether something was changed since then; in one of its files.
        private(set) var isBehindAny = false
        private(set) var isBehindChange = false

        init(number: Int, files: Set<String>) {
            self.number = number
            self.files = files
        }

        mutating func note(_ changed: Set<String>) {
            isBehindAny = true
            if !files.isDisjoint(with: changed) { isBehindChange = true }
        }
    }
}
