extension StepResult {
    /// Works the parts of a step out one after the other, each as a whole or not at all: what one of them is refused for does
    /// not keep the others.
    ///
    /// - Parameter workOut: is given a workspace in which the parts before were taken.
    static func each<Part>(
        _ parts: [Part], in workspace: Workspace, _ workOut: (Part, Workspace) -> StepResult
    ) -> StepResult {
        let fork = workspace.fork()
        var result = StepResult()
        var edits: [String: Int] = [:]
        for part in parts {
            let own = workOut(part, fork)
            result.failures += own.failures.map(\.notFatal)
            guard !own.isFatal else { continue }
            for change in own.contents {
                fork.replace(change.path, with: change.new)
                edits[change.path, default: 0] += change.edits
            }
            for (path, own) in own.edits {
                let wrapping = LineWrapping(width: workspace.configuration.lineWidth)
                guard let old = fork.bytes(of: path), let new = try? wrapping.apply(own, to: old) else { continue }
                fork.replace(path, with: new)
                edits[path, default: 0] += own.count
            }
            for (what, number) in own.counts { result.count(what, by: number) }
        }
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
