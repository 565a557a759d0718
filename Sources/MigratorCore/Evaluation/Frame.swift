/// The surroundings of an evaluation: the names in scope with what is known of them.
struct Frame {
    /// What a name stands for.
    struct Bound {
        let value: AbstractValue
        /// It is known because of the action, not because the code says so for every action.
        let dependsOnAction: Bool
    }

    var place: Place
    /// `Type.function`
    var function: String
    private(set) var bound: [String: Bound] = [:]
    /// `self` is the incoming action: a method of the action struct is evaluated.
    var selfIsAction = false

    init(place: Place, function: String) {
        self.place = place
        self.function = function
    }

    mutating func bind(_ name: String, _ value: AbstractValue, dependsOnAction: Bool = false) {
        guard value != .opaque else {
            bound[name] = nil
            return
        }
        let isOfAction = value.carriesAction || value == .window
        bound[name] = Bound(value: value, dependsOnAction: dependsOnAction || isOfAction)
    }

    func value(of name: String) -> AbstractValue { bound[name]?.value ?? .opaque }

    /// Takes over what a branch did to the names that were there before it.
    mutating func adopt(_ branches: [Frame]) {
        guard let first = branches.first else { return }
        var keys = Set(bound.keys)
        for branch in branches { keys.formUnion(branch.bound.keys) }
        for key in keys {
            var merged = outcome(of: first, for: key)
            for branch in branches.dropFirst() {
                let other = outcome(of: branch, for: key)
                merged = (merged.value.merged(with: other.value), merged.dependsOnAction && other.dependsOnAction)
            }
            bind(key, merged.value, dependsOnAction: merged.dependsOnAction)
        }
    }

    /// What a branch leaves a name with: a local that it declares under the name is gone at its end.
    private func outcome(of branch: Frame, for name: String) -> (value: AbstractValue, dependsOnAction: Bool) {
        let isShadowed = Scope.find(name, in: branch.place.scope) !== Scope.find(name, in: place.scope)
        let found = isShadowed ? bound[name] : branch.bound[name]
        return (found?.value ?? .opaque, found?.dependsOnAction ?? false)
    }
}
