/// Brings the edited order of steps up to date: without what is gone, and with what is new where the proposal has it.
struct StepMerger {
    let edited: [PlannedStep]
    let fresh: [PlannedStep]
    /// Names of the action types that there are.
    let actionTypes: Set<String>

    /// The steps, and the groups of cases that had to be brought together because they share a site.
    func merged() -> (steps: [PlannedStep], united: [[String]]) {
        var steps = kept()
        insertNew(into: &steps)
        let united = unite(&steps)
        return (finishingLast(steps), united)
    }

    private func kept() -> [PlannedStep] {
        let known = Set(fresh.flatMap(\.cases))
        return edited.compactMap { step in
            var step = step
            step.cases.removeAll { !known.contains($0) }
            switch step.step {
            case .case: return step.cases.isEmpty ? nil : step
            case .finish: return actionTypes.contains(step.actionType ?? "") ? step : nil
            default: return step
            }
        }
    }

    /// What is new stands behind its predecessor in the proposal.
    private func insertNew(into steps: inout [PlannedStep]) {
        let present = Set(steps.flatMap(\.cases))
        for (index, step) in fresh.enumerated() {
            var missing = step
            missing.cases.removeAll { present.contains($0) }
            let isNew = step.step == .case ? !missing.cases.isEmpty : !steps.contains { Self.isSame($0, step) }
            guard isNew else { continue }
            let previous = index > 0 ? fresh[index - 1] : nil
            let position = steps.firstIndex { other in
                guard let previous else { return false }
                return previous.step == .case
                    ? !Set(other.cases).isDisjoint(with: previous.cases) : Self.isSame(other, previous)
            }
            // Only the first step has no predecessor.
            steps.insert(missing, at: position.map { $0 + 1 } ?? (previous == nil ? 0 : steps.count))
        }
    }

    private static func isSame(_ left: PlannedStep, _ right: PlannedStep) -> Bool {
        left.step == right.step && left.actionType == right.actionType
    }

    /// Cases that share a site cannot migrate one after the other.
    private func unite(_ steps: inout [PlannedStep]) -> [[String]] {
        var united: [[String]] = []
        for group in fresh where group.step == .case {
            let indices = steps.indices.filter { !Set(steps[$0].cases).isDisjoint(with: group.cases) }
            guard indices.count > 1, let last = indices.last else { continue }
            steps[last].cases = indices.flatMap { steps[$0].cases }
            for index in indices.dropLast().reversed() { steps.remove(at: index) }
            united.append(group.cases)
        }
        return united
    }

    /// An action type is finished behind its last case, wherever that case went.
    private func finishingLast(_ steps: [PlannedStep]) -> [PlannedStep] {
        var result = steps
        for finish in steps where finish.step == .finish {
            guard let type = finish.actionType, let index = result.firstIndex(of: finish),
                let last = result.lastIndex(where: { $0.cases.contains { Self.actionType(of: $0) == type } }),
                last > index
            else { continue }
            result.insert(result.remove(at: index), at: last)
        }
        return result
    }

    /// `Type` of `Type.case`.
    static func actionType(of symbol: String) -> String {
        symbol.lastIndex(of: ".").map { String(symbol[..<$0]) } ?? symbol
    }
}
