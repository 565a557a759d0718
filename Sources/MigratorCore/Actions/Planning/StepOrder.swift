/// Orders the steps: those of the recipe first, then cases, the easy ones before the hard ones, then an action type's
/// finish behind its last case.
struct StepOrder {
    let records: [CaseRecord]
    let recipe: Recipe

    func steps() -> [PlannedStep] {
        var steps = recipe.steps.map { PlannedStep(step: .init(rawValue: $0.name)) }
        let groups = groups().filter { group in group.contains { records[$0].status != .dead } }
        let ordered = groups.map { ($0, weight($0)) }.sorted { ($0.1, $0.0[0]) < ($1.1, $1.0[0]) }.map(\.0)
        var left: [String: Int] = [:]
        for group in ordered {
            for index in group { left[records[index].type, default: 0] += 1 }
        }
        for group in ordered {
            steps.append(.init(step: .case, cases: group.map { records[$0].symbol }))
            for index in group {
                let type = records[index].type
                left[type, default: 0] -= 1
                if left[type] == 0 { steps.append(.init(step: .finish, actionType: type)) }
            }
        }
        return steps
    }

    /// Blocked cases last; otherwise what there is to change and to review.
    private func weight(_ group: [Int]) -> Int {
        group.reduce(0) { sum, index in
            let record = records[index]
            let blocked = record.status == .blocked ? 100_000 : 0
            return sum + blocked + record.sites.count + 3 * record.handledBy.count + record.payload.count
                + record.readEvidence.count
        }
    }

    /// Cases that share a production site (a ternary, a wrapper) migrate together: indices of `records`.
    private func groups() -> [[Int]] {
        var parent = Array(records.indices)
        func root(_ index: Int) -> Int {
            var current = index
            while parent[current] != current { current = parent[current] }
            return current
        }
        var firstAtSite: [SourcePlace: Int] = [:]
        for (index, record) in records.enumerated() {
            for site in record.sites where !site.test {
                let place = SourcePlace(file: site.file, line: site.line, column: site.column)
                if let other = firstAtSite[place] {
                    let (left, right) = (root(other), root(index))
                    parent[max(left, right)] = min(left, right)
                } else {
                    firstAtSite[place] = index
                }
            }
        }
        var groups: [Int: [Int]] = [:]
        for index in records.indices { groups[root(index), default: []].append(index) }
        return groups.keys.sorted().compactMap { groups[$0] }
    }
}
