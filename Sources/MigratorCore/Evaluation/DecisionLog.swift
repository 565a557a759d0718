/// What an evaluation decided about the nodes of one body, by their places in its file.
///
/// Every entry is a *must*: a node that is reached on two paths, or twice, with different results is undecided. A node that
/// does not depend on the action is undecided too, whatever its value: it stays as it is written.
final class DecisionLog {
    /// Whom a call hands the action to.
    enum Callee: Hashable {
        /// A reducer or a middleware.
        case consumer(ConsumerKind)
        /// The legacy half of one that is a tuple already.
        case consumerHalf(ConsumerKind)
        /// A reducer or a middleware that is given another action.
        case otherConsumer(ConsumerKind)
        /// A function of the tree, by its identity.
        case helper(HelperCall)
        /// A function that the body itself declares, by the offset of its name.
        case local(Int)
        /// Something that is not followed.
        case unknown
    }

    /// A call of a function that is given the action.
    struct HelperCall: Hashable {
        /// The function that the call names.
        let function: Int
        /// All functions that may run: implementations of a requirement, overrides.
        let targets: [Int]
        /// The parameter that each argument goes to.
        let parameterOfArgument: [Int]
        /// The parameters that get the action.
        let actionParameters: [Int]
        /// The parameters that get the action type of a known action.
        var typeParameters: [Int] = []
    }

    /// Which branch of a `switch` is taken.
    enum Choice: Hashable {
        case branch(Int)
        /// No branch is: nothing is done.
        case nothing
        case undecided
    }

    private var values: [Range<Int>: AbstractValue] = [:]
    private var truths: [Range<Int>: Truth] = [:]
    private var choices: [Range<Int>: Choice] = [:]
    private var callees: [Range<Int>: Callee] = [:]
    private var branches: [Range<Int>: Bool] = [:]
    private var locals: [Int: [AbstractValue]] = [:]
    private var places: [Range<Int>: Place] = [:]
    private var exits: Set<Range<Int>> = []
    private var actionNames: [Range<Int>: Set<String>] = [:]
    /// The references to names: whether they depend on the action.
    private var references: [Int: Bool] = [:]
    /// Names that stood for something that depends on the action.
    private(set) var dependentNames: Set<String> = []
    private var sortedDependents: [Int]?

    // MARK: Writing

    func note(_ value: AbstractValue, at range: Range<Int>) {
        let old = values[range]
        values[range] = old.map { $0 == value ? value : $0.merged(with: value).doubted } ?? value
    }

    func noteReference(_ name: String, at offset: Int, dependsOnAction: Bool) {
        references[offset] = dependsOnAction || references[offset] ?? false
        if dependsOnAction {
            dependentNames.insert(name)
            sortedDependents = nil
        }
    }

    func note(_ truth: Truth, ofConditionAt range: Range<Int>) {
        truths[range] = truths[range].map { $0 == truth ? truth : .maybe } ?? truth
    }

    func note(_ choice: Choice, ofSwitchAt range: Range<Int>) {
        choices[range] = choices[range].map { $0 == choice ? choice : .undecided } ?? choice
    }

    /// - Parameter isTaken: whether the branch may be taken.
    func noteBranch(at range: Range<Int>, isTaken: Bool) { branches[range] = isTaken || branches[range] ?? false }

    /// Control does not go on behind a statement.
    func noteExit(at range: Range<Int>) { exits.insert(range) }

    func note(_ callee: Callee, ofCallAt range: Range<Int>) {
        callees[range] = callees[range].map { $0 == callee ? callee : .unknown } ?? callee
    }

    /// Notes which names are in scope at a node.
    func note(_ place: Place, at range: Range<Int>) {
        if places[range] == nil { places[range] = place }
    }

    /// Notes which names stand for the action where a call is.
    func noteActionNames(_ names: Set<String>, ofCallAt range: Range<Int>) {
        actionNames[range] = actionNames[range].map { $0.intersection(names) } ?? names
    }

    /// Notes what a function of the body is called with.
    func note(_ arguments: [AbstractValue], ofLocalFunctionAt offset: Int) {
        guard let old = locals[offset], old.count == arguments.count else {
            locals[offset] = arguments
            return
        }
        locals[offset] = zip(old, arguments).map { $0 == $1 ? $0 : $0.merged(with: $1).doubted }
    }

    // MARK: Asking

    /// Whether nothing behind a statement is ever reached.
    func neverGoesOn(behind range: Range<Int>) -> Bool { exits.contains(range) }

    /// What an expression that depends on the action is for sure; nil when that is not known.
    func value(at range: Range<Int>) -> AbstractValue? {
        switch values[range] {
        case nil, .opaque?, .possibly?: nil
        case let value?: value
        }
    }

    /// Whether a condition holds, fails or is undecided.
    func truth(ofConditionAt range: Range<Int>) -> Truth { truths[range] ?? .maybe }

    func choice(ofSwitchAt range: Range<Int>) -> Choice { choices[range] ?? .undecided }

    /// Whether a branch of an undecided `switch` cannot be taken.
    func isNeverTaken(branchAt range: Range<Int>) -> Bool { branches[range] == false }

    /// nil when the call is not given the action.
    func callee(ofCallAt range: Range<Int>) -> Callee? { callees[range] }

    /// The names in scope at a condition, a `switch`'s subject, a call that is given the action, or an expression that depends
    /// on it.
    func place(at range: Range<Int>) -> Place? { places[range] }

    /// The names that stand for the action where a call is.
    func actionNames(ofCallAt range: Range<Int>) -> Set<String> { actionNames[range] ?? [] }

    /// What a function of the body gets for each parameter, over all calls; nil when nothing calls it.
    func arguments(ofLocalFunctionAt offset: Int) -> [AbstractValue]? { locals[offset] }

    /// Whether something that depends on the action stands in a range.
    func dependsOnAction(in range: Range<Int>) -> Bool {
        let offsets = dependents()
        var low = 0
        var high = offsets.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < offsets.count && offsets[low] < range.upperBound
    }

    /// Whether the name at a place was evaluated, and so cannot stand for the action without the log knowing it.
    func isEvaluated(referenceAt offset: Int) -> Bool { references[offset] != nil }

    /// Whether the name at a place stands for something that depends on the action.
    func dependsOnAction(referenceAt offset: Int) -> Bool { references[offset] ?? false }

    private func dependents() -> [Int] {
        if let sortedDependents { return sortedDependents }
        let sorted = references.filter(\.value).keys.sorted()
        sortedDependents = sorted
        return sorted
    }
}
