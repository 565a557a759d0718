/// Where the trail of an `actionType:` argument ended without giving a case.
struct TrailEnd {
    /// Why.
    enum Reason {
        /// The expression is of a form that gives no case.
        case untracedActionType
        /// The function that takes the case as a parameter has no caller.
        case uncalledWrapper
        /// A name that the action type does not declare: the code is not compiled, or out of date.
        case unknownCase

        /// The code of the remaining work.
        var code: ReportCode {
            switch self {
            case .untracedActionType: .untracedActionType
            case .uncalledWrapper: .uncalledWrapper
            case .unknownCase: .unknownCase
            }
        }
    }

    let reason: Reason
    let file: Int
    let offset: Int
    /// The wrapper that nothing calls; `nil` when the trail ends where the site is.
    var function: String?
    let message: String
}

/// The cases that an `actionType:` argument can be, with the way each came.
struct TraceResult {
    /// Case -> steps from the site outwards.
    var cases: [ActionCase: [String]] = [:]
    /// Cases in the order in which they were found.
    var order: [ActionCase] = []
    var ends: [TrailEnd] = []

    mutating func add(_ found: ActionCase, via: [String]) {
        if let known = cases[found] {
            cases[found] = known + via.filter { !known.contains($0) }
        } else {
            cases[found] = via
            order.append(found)
        }
    }

    mutating func merge(_ other: TraceResult) {
        for found in other.order { add(found, via: other.cases[found] ?? []) }
        ends += other.ends
    }
}
