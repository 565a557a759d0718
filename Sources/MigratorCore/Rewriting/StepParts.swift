extension StepResult {
    /// Works the parts of a step out one after the other, each as a whole or not at all: what one of them is refused for does
    /// not keep the others, and it is tried again behind them.
    ///
    /// - Parameter workOut: is given a workspace in which the parts before were taken.
    static func each<Part>(
        _ parts: [Part], in workspace: Workspace, _ workOut: (Part, Workspace) -> StepResult
    ) -> StepResult {
        let fork = workspace.fork()
        var result = StepResult()
        var edits: [String: Int] = [:]
        var refused: [Int: [StepResult.Failure]] = [:]
        let left = RepeatedAttempts.takeAll(parts.count) { number in
            let own = workOut(parts[number], fork)
            guard !own.isFatal else {
                refused[number] = own.failures
                return .refused(because: Set(own.failures.map(\.place.file)))
            }
            var changed: Set<String> = []
            for change in own.contents {
                fork.replace(change.path, with: change.new)
                edits[change.path, default: 0] += change.edits
                changed.insert(change.path)
            }
            for (path, own) in own.edits {
                let wrapping = LineWrapping(width: workspace.configuration.lineWidth)
                guard let old = fork.bytes(of: path), let new = try? wrapping.apply(own, to: old) else { continue }
                fork.replace(path, with: new)
                edits[path, default: 0] += own.count
                changed.insert(path)
            }
            result.failures += own.failures
            for (what, count) in own.counts { result.count(what, by: count) }
            return .taken(changing: changed)
        }
        result.failures += left.flatMap { refused[$0] ?? [] }.map(\.notFatal)
        result.contents = fork.changes(against: workspace).map {
            FileChange(path: $0.path, old: $0.old, new: $0.new, edits: edits[$0.path] ?? 0)
        }
        return result
    }
}

extension StepResult.Failure {
    /// The same, beside which the rest of the step stands.
    fileprivate var notFatal: StepResult.Failure {
        StepResult.Failure(code: code, place: place, symbol: symbol, message: message, isFatal: false)
    }
}
