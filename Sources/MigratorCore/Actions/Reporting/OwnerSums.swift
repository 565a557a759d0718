/// What is left for one owner.
struct OwnerSums: Equatable {
    /// nil: what nobody owns.
    let owner: String?
    var ready = 0
    var blocked = 0
    var dead = 0
    /// Issues that are more than notes.
    var warnings = 0

    var left: Int { ready + blocked }

    init(owner: String?) {
        self.owner = owner
    }

    /// The owners of cases and issues, those with most left first; what nobody owns comes last.
    static func of(_ report: ProgressReport) -> [OwnerSums] {
        var sums: [String?: OwnerSums] = [:]
        func add(_ owners: [String], _ change: (inout OwnerSums) -> Void) {
            for owner in owners.isEmpty ? [nil] : owners.map(Optional.some) {
                change(&sums[owner, default: OwnerSums(owner: owner)])
            }
        }
        for record in report.cases {
            add(record.owners) { sums in
                switch record.status {
                case .ready: sums.ready += 1
                case .blocked: sums.blocked += 1
                case .dead: sums.dead += 1
                case .migrated: break
                }
            }
        }
        for issue in report.issues where issue.severity != .note {
            add(issue.owners) { $0.warnings += 1 }
        }
        return sums.values.sorted(by: precedes)
    }

    private static func precedes(_ left: OwnerSums, _ right: OwnerSums) -> Bool {
        switch (left.owner, right.owner) {
        case (nil, _): false
        case (_, nil): true
        case (let first?, let second?):
            left.left != right.left ? left.left > right.left : precedesBytewise(first, second)
        }
    }
}
