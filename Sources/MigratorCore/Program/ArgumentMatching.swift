/// Which parameter each argument of a call goes to, by the rules of the language: labels in order, defaults skipped,
/// trailing closures last.
struct ArgumentMatching {
    /// Index of the parameter for each argument.
    let parameterOfArgument: [Int]

    /// `nil` when the arguments do not fit the parameters.
    init?(_ arguments: [Argument], _ parameters: [ParameterFacts]) {
        var assigned: [Int] = []
        var next = 0
        for (index, argument) in arguments.enumerated() {
            if argument.isTrailingClosure, argument.label == nil {
                // The first trailing closure has no label; it goes to the first parameter left that takes a function.
                let rest = parameters[next...]
                let remaining = arguments[(index + 1)...].compactMap(\.label)
                let end = rest.firstIndex { $0.label.map { remaining.contains($0) } ?? false } ?? parameters.count
                guard let target = Self.closureParameter(in: parameters, from: next, to: end) else { return nil }
                assigned.append(target)
                next = target + 1
                continue
            }
            if let last = assigned.last, argument.label == nil, parameters[last].isVariadic {
                assigned.append(last)
                continue
            }
            guard let target = parameters[next...].firstIndex(where: { $0.label == argument.label }) else { return nil }
            // What is skipped must have a default (or be variadic).
            guard parameters[next..<target].allSatisfy({ $0.defaultValue != nil || $0.isVariadic }) else { return nil }
            assigned.append(target)
            next = target + 1
        }
        guard parameters[next...].allSatisfy({ $0.defaultValue != nil || $0.isVariadic }) else { return nil }
        parameterOfArgument = assigned
    }

    /// Backward matching as in older Swift would take the last one; the first that is a function type is the rule.
    private static func closureParameter(in parameters: [ParameterFacts], from: Int, to: Int) -> Int? {
        guard from < to else { return nil }
        let candidates = from..<to
        return candidates.first {
            if case .function = parameters[$0].type.unwrapped { return true }
            return false
        } ?? candidates.last { parameters[$0].defaultValue == nil } ?? candidates.last
    }
}
