/// Checks whether a plan makes sense by itself: names, payload rules, steps.
struct PlanValidator {
    private static let accessLevels = ["internal", "package", "public"]

    let document: JSONValue
    let issues: JSONIssues
    let recipe: Recipe

    func validate(_ plan: MigrationPlan) {
        var enums: [String: String] = [:]
        var finalNames: [String: String] = [:]
        var keys: Set<String> = []
        for (index, planned) in plan.actionTypes.enumerated() {
            let path = "$.actionTypes[\(index)]"
            if !keys.insert(planned.key).inserted { issue("\(path).actionType", "the action type stands here twice") }
            checkName(planned.enum, "\(path).enum", isType: true)
            checkName(planned.finalName, "\(path).finalName", isType: true)
            if !Self.accessLevels.contains(planned.access) {
                issue("\(path).access", "'\(planned.access)' is none of \(Self.accessLevels.joined(separator: ", "))")
            }
            if !planned.skip {
                if let other = enums[planned.enum] {
                    issue("\(path).enum", "'\(planned.enum)' is already the enum of \(other)")
                }
                enums[planned.enum] = planned.actionType
                if let other = finalNames[planned.finalName] {
                    issue("\(path).finalName", "'\(planned.finalName)' is already the final name of \(other)")
                }
                finalNames[planned.finalName] = planned.actionType
                CaseValidator(validator: self, planned: planned, path: path).validate()
            }
        }
        StepValidator(validator: self, plan: plan).validate()
        checkPayloadStructs(plan)
    }

    private func checkPayloadStructs(_ plan: MigrationPlan) {
        var owners: [String: String] = [:]
        for (typeIndex, planned) in plan.actionTypes.enumerated() where !planned.skip {
            for (index, entry) in planned.cases.enumerated() where !entry.skip {
                let path = "$.actionTypes[\(typeIndex)].cases[\(index)]"
                let symbol = "\(planned.actionType).\(entry.case)"
                let structs =
                    [(entry.payloadStruct, "\(path).payloadStruct")]
                    + entry.split.enumerated().map { (entry.payloadStruct(of: $1), "\(path).split[\($0)].name") }
                for case (let name?, let place) in structs {
                    if let other = owners[name] { issue(place, "'\(name)' is already the payload struct of \(other)") }
                    owners[name] = symbol
                }
            }
        }
    }

    func checkName(_ name: String, _ path: String, isType: Bool = false) {
        guard Naming.isIdentifier(name) else {
            issue(path, "'\(name)' is no Swift name: letters, digits and _, not beginning with a digit")
            return
        }
        if isType, name.first?.isUppercase != true {
            issue(path, "'\(name)' is the name of a type: it begins with an upper case letter")
        }
        if !isType, name.first?.isUppercase == true {
            issue(path, "'\(name)' begins with an upper case letter, as only types do")
        }
    }

    func issue(_ path: String, _ message: String) {
        issues.add(path, JSONPath.position(of: path, in: document), message)
    }
}

/// Checks the cases of one action type.
private struct CaseValidator {
    let validator: PlanValidator
    let planned: PlannedActionType
    let path: String

    func validate() {
        var names: [String: String] = [:]
        var seen: Set<String> = []
        for (index, entry) in planned.cases.enumerated() {
            let path = "\(path).cases[\(index)]"
            if !seen.insert(entry.case).inserted { validator.issue("\(path).case", "the case stands here twice") }
            guard !entry.skip else { continue }
            let modern =
                [(entry.name, "\(path).name")] + entry.split.enumerated().map { ($1.name, "\(path).split[\($0)].name") }
            for (name, place) in modern {
                validator.checkName(name, place)
                if let other = names[name] {
                    validator.issue(place, "'\(name)' is already the name of the case made from '\(other)'")
                }
                names[name] = entry.case
            }
            checkValues(entry, path)
            checkKeep(entry, path)
            checkSplit(entry, path)
        }
    }

    private func checkValues(_ entry: PlannedCase, _ path: String) {
        var names: Set<String> = []
        var fields: Set<String> = []
        let known = entry.proposed.values.map(\.field)
        for (index, value) in entry.values.enumerated() {
            let place = "\(path).values[\(index)]"
            validator.checkName(value.name, "\(place).name")
            if !names.insert(value.name).inserted {
                validator.issue("\(place).name", "'\(value.name)' stands here twice")
            }
            if !fields.insert(value.field).inserted {
                validator.issue("\(place).field", "'\(value.field)' stands here twice")
            }
            guard let proposed = entry.proposed.values.first(where: { $0.field == value.field }) else {
                if let dropped = entry.dropped.first(where: { $0.field == value.field }) {
                    validator.issue(
                        "\(place).field",
                        "'\(value.field)' is dropped (\(dropped.reason.rawValue)); name it in `keep` instead")
                } else {
                    let near = Suggestion.nearest(to: value.field, in: known).map { "; did you mean '\($0)'?" } ?? ""
                    validator.issue("\(place).field", "'\(value.field)' is no payload field of the case\(near)")
                }
                continue
            }
            if proposed.type != value.type {
                validator.issue(
                    "\(place).type",
                    "the type is that of the field in the code, `\(proposed.type)`; it is not edited here")
            }
            if proposed.optional, !value.optional {
                validator.issue(
                    "\(place).optional",
                    "some site gives no '\(value.field)', so it cannot be made a value that is always there")
            }
        }
        for field in known where !entry.values.contains(where: { $0.field == field }) {
            validator.issue("\(path).values", "'\(field)' is missing; consumers read it")
        }
        let count = entry.values.count + Set(entry.keep).count
        if entry.payloadStruct == nil, count > ProposalWriter.maximumValues {
            validator.issue(
                "\(path).payloadStruct",
                "\(count) values are too many for a case (\(ProposalWriter.maximumValues) at most); name a payload struct"
            )
        }
        if let name = entry.payloadStruct {
            validator.checkName(name, "\(path).payloadStruct", isType: true)
            if !name.hasSuffix("Payload") {
                validator.issue(
                    "\(path).payloadStruct", "the name of a payload struct ends in Payload, '\(name)' does not")
            }
        }
    }

    private func checkKeep(_ entry: PlannedCase, _ path: String) {
        let droppable = entry.dropped.map(\.field)
        var names = Set(entry.values.map(\.name))
        for (index, field) in entry.keep.enumerated() {
            let place = "\(path).keep[\(index)]"
            if !droppable.contains(field) {
                let near = Suggestion.nearest(to: field, in: droppable).map { "; did you mean '\($0)'?" } ?? ""
                validator.issue(place, "'\(field)' is none of the dropped fields\(near)")
            } else if !names.insert(field).inserted {
                validator.issue(place, "'\(field)' is already the name of a value")
            }
        }
    }

    private func checkSplit(_ entry: PlannedCase, _ path: String) {
        let fields = (entry.values.map(\.field) + entry.dropped.map(\.field))
        for (index, split) in entry.split.enumerated() {
            let place = "\(path).split[\(index)].when"
            if split.when.isEmpty {
                validator.issue(place, "name at least one field and the constant that tells the sites apart")
            }
            for field in split.when.keys.sorted() where !fields.contains(field) {
                let near = Suggestion.nearest(to: field, in: fields).map { "; did you mean '\($0)'?" } ?? ""
                validator.issue("\(place).\(field)", "'\(field)' is no payload field of the case\(near)")
            }
        }
    }
}

/// Checks the order of the steps.
private struct StepValidator {
    let validator: PlanValidator
    let plan: MigrationPlan

    func validate() {
        let kinds = plan.steps.map(\.step)
        let first = validator.recipe.steps.map { PlannedStep.Kind(rawValue: $0.name) }
        let mechanical = first.filter(kinds.contains)
        var done: Set<String> = []
        var finished: Set<String> = []
        for (index, step) in plan.steps.enumerated() {
            let path = "$.steps[\(index)]"
            switch step.step {
            case .case:
                if step.cases.isEmpty { validator.issue("\(path).cases", "a step of cases names at least one") }
                for (position, symbol) in step.cases.enumerated() {
                    check(symbol, "\(path).cases[\(position)]", done: &done)
                }
            case .finish:
                let type = step.actionType ?? ""
                if !plan.actionTypes.contains(where: { $0.actionType == type }) {
                    validator.issue("\(path).actionType", "'\(type)' is no action type of the plan")
                } else if !finished.insert(type).inserted {
                    validator.issue("\(path).actionType", "'\(type)' is finished by an earlier step already")
                }
                checkFinish(of: type, at: index)
            default:
                if index >= mechanical.count || mechanical[index] != step.step {
                    let names = first.map(\.rawValue).inWords
                    validator.issue("\(path).step", "the first steps are \(names), in this order")
                }
            }
        }
        for planned in plan.actionTypes where !planned.skip {
            for entry in planned.cases where !entry.skip && entry.proposed.status != .dead {
                let symbol = "\(planned.actionType).\(entry.case)"
                if !done.contains(symbol) {
                    validator.issue("$.steps", "no step migrates \(symbol); add it, or skip the case")
                }
            }
        }
    }

    private func checkFinish(of type: String, at index: Int) {
        let later = plan.steps[(index + 1)...].flatMap(\.cases)
        guard let first = later.first(where: { StepMerger.actionType(of: $0) == type }) else { return }
        validator.issue("$.steps[\(index)].step", "\(first) is migrated later; an action type is finished last")
    }

    private func check(_ symbol: String, _ path: String, done: inout Set<String>) {
        let isKnown = plan.actionTypes.contains { planned in
            planned.cases.contains { "\(planned.actionType).\($0.case)" == symbol }
        }
        if !isKnown {
            let known = plan.actionTypes.flatMap { planned in planned.cases.map { "\(planned.actionType).\($0.case)" } }
            let near = Suggestion.nearest(to: symbol, in: known).map { "; did you mean '\($0)'?" } ?? ""
            validator.issue(path, "'\(symbol)' is no case of the plan\(near)")
        } else if !done.insert(symbol).inserted {
            validator.issue(path, "'\(symbol)' is migrated by an earlier step already")
        }
    }
}
