/// Writes the Swift source of a modern action from its entry in a plan.
struct DeclarationWriter {
    let modernProtocol: String

    init(modernProtocol: String = "ModernAction") {
        self.modernProtocol = modernProtocol
    }

    /// The enum and its payload structs; empty when nothing of the action type is migrated.
    func declaration(of planned: PlannedActionType) -> String {
        let cases = planned.skip ? [] : planned.cases.filter { !$0.skip && $0.proposed.status != .migrated }
        guard !cases.isEmpty else { return "" }
        let access = prefix(planned.access)
        var text = "\(access)enum \(planned.enum): \(modernProtocol) {\n"
        text += cases.flatMap(caseLines).map { $0.isEmpty ? "\n" : "    \($0)\n" }.joined()
        text += "}"
        for planned_ in cases where planned_.payloadStruct != nil {
            text += "\n\n" + payloadStruct(of: planned_, in: planned)
        }
        return text
    }

    private func prefix(_ access: String) -> String { access == "internal" ? "" : access + " " }

    // MARK: Cases

    private func caseLines(_ planned: PlannedCase) -> [String] {
        var lines = documentation(planned.documentation)
        lines.append("case \(Naming.escaped(planned.name))\(associatedValues(planned.carried, planned.payloadStruct))")
        for split in planned.split {
            let constants = split.when.sorted { $0.key < $1.key }.map { "`\($0.key)` is `\($0.value)`" }
            lines += documentation(
                "\(planned.documentation.isEmpty ? "" : planned.documentation + "\n")Where \(constants.joined(separator: " and "))."
            )
            let left = planned.carried.filter { split.when[$0.field] == nil }
            let name = left.count > ProposalWriter.maximumValues ? planned.payloadStruct : nil
            lines.append("case \(Naming.escaped(split.name))\(associatedValues(left, name))")
        }
        return lines
    }

    private func documentation(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "///" : "/// \($0)" }
    }

    private func associatedValues(_ values: [PlannedValue], _ payloadStruct: String?) -> String {
        if let payloadStruct { return "(\(payloadStruct))" }
        guard !values.isEmpty else { return "" }
        return "(" + values.map { "\(Naming.escaped($0.name)): \($0.declaredType)" }.joined(separator: ", ") + ")"
    }

    // MARK: Payload structs

    private func payloadStruct(of planned: PlannedCase, in type: PlannedActionType) -> String {
        let access = prefix(type.access)
        let name = planned.payloadStruct ?? ""
        var lines = [
            "/// What `\(type.enum).\(planned.name)` carries.", "\(access)struct \(name): Sendable {",
        ]
        for value in planned.carried {
            lines.append("    \(access)let \(Naming.escaped(value.name)): \(value.declaredType)")
        }
        // The memberwise initialiser is internal; a wider struct needs one that is written.
        if type.access != "internal" {
            lines += ["", "    /// A payload of these values.", "    \(access)init("]
            let parameters = planned.carried.map { "        \(Naming.escaped($0.name)): \(escaping($0))" }
            lines += [parameters.joined(separator: ",\n"), "    ) {"]
            lines += planned.carried.map { "        self.\($0.name) = \(Naming.escaped($0.name))" }
            lines.append("    }")
        }
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    private func escaping(_ value: PlannedValue) -> String {
        let isFunction = !value.optional && value.type.contains("->") && !value.type.hasPrefix("[")
        return isFunction ? "@escaping \(value.declaredType)" : value.declaredType
    }
}
