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
        return ([text] + cases.flatMap { payloadStructs(of: $0, in: planned) }).joined(separator: "\n\n")
    }

    /// The lines of one case, without indentation, and the structs that it needs.
    func parts(of planned: PlannedCase, in type: PlannedActionType) -> (lines: [String], structs: [String]) {
        (caseLines(planned), payloadStructs(of: planned, in: type))
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
            let values = associatedValues(planned.carried(by: split), planned.payloadStruct(of: split))
            lines.append("case \(Naming.escaped(split.name))\(values)")
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

    private func payloadStructs(of planned: PlannedCase, in type: PlannedActionType) -> [String] {
        var structs: [String] = []
        if let name = planned.payloadStruct {
            structs.append(payloadStruct(name, of: planned.name, values: planned.carried, in: type))
        }
        for split in planned.split {
            guard let name = planned.payloadStruct(of: split) else { continue }
            structs.append(payloadStruct(name, of: split.name, values: planned.carried(by: split), in: type))
        }
        return structs
    }

    private func payloadStruct(
        _ name: String, of caseName: String, values: [PlannedValue], in type: PlannedActionType
    ) -> String {
        let access = prefix(type.access)
        var lines = ["/// What `\(type.enum).\(caseName)` carries.", "\(access)struct \(name): Sendable {"]
        for value in values {
            lines.append("    \(access)let \(Naming.escaped(value.name)): \(value.declaredType)")
        }
        // The memberwise initialiser is internal; a wider struct needs one that is written.
        if type.access != "internal" {
            lines += ["", "    /// A payload of these values.", "    \(access)init("]
            let parameters = values.map { "        \(Naming.escaped($0.name)): \(escaping($0))" }
            lines += [parameters.joined(separator: ",\n"), "    ) {"]
            lines += values.map { Naming.escaped($0.name) }.map { "        self.\($0) = \($0)" }
            lines.append("    }")
        }
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    private func escaping(_ value: PlannedValue) -> String {
        !value.optional && TypeText(value.type).isFunction ? "@escaping \(value.declaredType)" : value.declaredType
    }
}
