/// Writes the modern form that is proposed for a case.
struct ProposalWriter {
    /// Above this number the values go into a payload struct.
    static let maximumValues = 3
    let payloadNames: PayloadNames

    func proposal(for record: CaseRecord) -> Proposal {
        let name = Naming.escaped(record.case)
        var declaration = "case \(name)"
        var payloadStruct: String?
        if record.payload.count > Self.maximumValues {
            let structName = payloadNames.name(forCase: record.case, ofActionType: record.type)
            payloadStruct = structName
            declaration += "(\(structName))\n\nstruct \(structName): Sendable {\n"
            for value in record.payload {
                declaration += "    let \(Naming.escaped(value.name)): \(value.declaredType)\n"
            }
            declaration += "}"
        } else if !record.payload.isEmpty {
            let values = record.payload.map { "\(Naming.escaped($0.name)): \($0.declaredType)" }
            declaration += "(\(values.joined(separator: ", ")))"
        }
        return Proposal(
            enum: Naming.modernEnum(forActionType: record.type), case: record.case, payloadStruct: payloadStruct,
            declaration: declaration)
    }
}

extension PayloadValue {
    /// The type as it is declared in the modern form.
    var declaredType: String { optional ? TypeText(type).optional : type }
}
