/// Reads a plan that a person may have edited; every fault is reported with its place and JSON path.
public enum PlanReader {
    /// Reads a plan file.
    ///
    /// - Parameter recipe: the kinds of steps that the plan may have.
    public static func read(file: String, recipe: Recipe) throws(DocumentError) -> MigrationPlan {
        let bytes = try DocumentFile.bytes(of: file, .plan)
        return try parse(bytes, file: file, recipe: recipe)
    }

    /// Parses the text of a plan.
    ///
    /// - Parameter file: what messages call it.
    static func parse(_ bytes: [UInt8], file: String, recipe: Recipe) throws(DocumentError) -> MigrationPlan {
        let document = try DocumentFile.parse(bytes, file: file)
        let issues = JSONIssues()
        let plan = PlanShape(issues: issues, recipe: recipe).plan(document)
        // What does not have the form of a plan cannot be checked for sense.
        if issues.issues.isEmpty, let plan {
            PlanValidator(document: document, issues: issues, recipe: recipe).validate(plan)
        }
        guard issues.issues.isEmpty, let plan else { throw .invalid(file: file, issues.issues) }
        return plan
    }
}

/// The form of a plan.
private struct PlanShape {
    let issues: JSONIssues
    let recipe: Recipe

    func plan(_ value: JSONValue) -> MigrationPlan? {
        let keys = ["schemaVersion", "tool", "actionTypes", "steps", "suggestions", "changes"]
        guard let reader = JSONObjectReader(value, path: "$", keys: keys, issues: issues) else { return nil }
        let version = reader.integer("schemaVersion")
        if reader.value("schemaVersion") != nil, version != MigrationPlan.currentSchemaVersion {
            reader.issue("schemaVersion", "version \(version) is not known; this program writes version 1")
        }
        var tool = ToolIdentity(name: "", version: "")
        if let value = reader.value("tool"),
            let object = JSONObjectReader(
                value, path: reader.path(of: "tool"), keys: ["name", "version"], issues: issues)
        {
            tool = ToolIdentity(name: object.string("name"), version: object.string("version"))
        }
        return MigrationPlan(
            tool: tool, actionTypes: reader.array("actionTypes", actionType), steps: reader.array("steps", step),
            // Suggestions and changes are news for a person; they are made anew.
            suggestions: [], changes: [])
    }

    private func actionType(_ value: JSONValue, _ path: String) -> PlannedActionType? {
        let keys = [
            "actionType", "file", "enum", "finalName", "access", "skip", "cases", "declaration", "proposed",
        ]
        guard let reader = JSONObjectReader(value, path: path, keys: keys, issues: issues) else { return nil }
        var proposed = PlannedActionType.Proposed(enum: "", finalName: "", access: "")
        if let object = nested("proposed", of: reader, keys: ["enum", "finalName", "access"]) {
            proposed = .init(
                enum: object.string("enum"), finalName: object.string("finalName"), access: object.string("access"))
        }
        var planned = PlannedActionType(
            actionType: reader.string("actionType"), file: reader.string("file"), proposed: proposed,
            cases: reader.array("cases", plannedCase))
        planned.enum = reader.string("enum")
        planned.finalName = reader.string("finalName")
        planned.access = reader.string("access")
        planned.skip = reader.bool("skip")
        return planned
    }

    private func nested(_ key: String, of reader: JSONObjectReader, keys: [String]) -> JSONObjectReader? {
        guard let value = reader.value(key) else {
            reader.issue(key, "the key is missing; it keeps what was proposed")
            return nil
        }
        return JSONObjectReader(value, path: reader.path(of: key), keys: keys, issues: issues)
    }

    private func plannedCase(_ value: JSONValue, _ path: String) -> PlannedCase? {
        let keys = [
            "case", "name", "skip", "documentation", "payloadStruct", "values", "keep", "split", "dropped", "proposed",
        ]
        guard let reader = JSONObjectReader(value, path: path, keys: keys, issues: issues) else { return nil }
        guard
            let object = nested(
                "proposed", of: reader,
                keys: ["name", "payloadStruct", "documentation", "values", "status", "sites", "handledBy"])
        else { return nil }
        let proposed = PlannedCase.Proposed(
            name: object.string("name"), payloadStruct: object.optionalString("payloadStruct"),
            documentation: object.string("documentation"), values: object.array("values", plannedValue),
            status: object.choice("status", CaseStatus.self) ?? .ready, sites: object.integer("sites"),
            handledBy: object.strings("handledBy"))
        var planned = PlannedCase(
            case: reader.string("case"), proposed: proposed, dropped: reader.array("dropped", droppedValue))
        planned.name = reader.string("name")
        planned.skip = reader.bool("skip")
        planned.documentation = reader.string("documentation")
        planned.payloadStruct = reader.optionalString("payloadStruct")
        planned.values = reader.array("values", plannedValue)
        planned.keep = reader.strings("keep")
        planned.split = reader.array("split", split)
        return planned
    }

    private func plannedValue(_ value: JSONValue, _ path: String) -> PlannedValue? {
        guard
            let reader = JSONObjectReader(
                value, path: path, keys: ["field", "name", "type", "optional"], issues: issues)
        else { return nil }
        return PlannedValue(
            field: reader.string("field"), name: reader.string("name"), type: reader.string("type"),
            optional: reader.bool("optional"))
    }

    private func droppedValue(_ value: JSONValue, _ path: String) -> DroppedValue? {
        guard
            let reader = JSONObjectReader(
                value, path: path, keys: ["field", "type", "optional", "reason"], issues: issues),
            let reason = reader.choice("reason", DroppedValue.Reason.self)
        else { return nil }
        return DroppedValue(
            field: reader.string("field"), type: reader.string("type"), optional: reader.bool("optional"),
            reason: reason)
    }

    private func split(_ value: JSONValue, _ path: String) -> PlannedSplit? {
        guard let reader = JSONObjectReader(value, path: path, keys: ["name", "when"], issues: issues) else {
            return nil
        }
        return PlannedSplit(name: reader.string("name"), when: reader.dictionary("when"))
    }

    private func step(_ value: JSONValue, _ path: String) -> PlannedStep? {
        guard let reader = JSONObjectReader(value, path: path, keys: ["step", "cases", "actionType"], issues: issues),
            let kind = reader.choice("step", among: recipe.kinds.map(\.name))
        else { return nil }
        return PlannedStep(
            step: .init(rawValue: kind), cases: reader.strings("cases"), actionType: reader.optionalString("actionType")
        )
    }
}
