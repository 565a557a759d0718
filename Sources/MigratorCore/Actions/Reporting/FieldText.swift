/// Why each field of a case's structs is in the payload or not.
struct FieldText {
    let style: TextStyle

    func text(_ record: CaseRecord, in report: ScanReport) -> String {
        let fields = fields(of: record, in: report)
        if fields.isEmpty { return "" }
        return style.apply(.heading, to: "Fields") + "\n" + fields.map { text($0, of: record) }.joined()
    }

    /// A field with the structs that have it.
    private struct Field {
        var name: String
        var declarations: [(action: String, record: FieldRecord)] = []

        /// What the initialiser gives when a site of `action` omits the field; nil when that is nothing or nil.
        func realDefault(in action: String) -> String? {
            let written = declarations.first { $0.action == action }?.record.default
            return written == "nil" || written == ".none" ? nil : written
        }
    }

    /// The structs' fields in their order, then those that only a site, a reader or the payload names.
    private func fields(of record: CaseRecord, in report: ScanReport) -> [Field] {
        var fields: [Field] = []
        for action in report.actions where record.actions.contains(action.name) {
            for field in action.fields {
                let index = fields.firstIndex { $0.name == field.name } ?? fields.endIndex
                if index == fields.endIndex {
                    fields.append(Field(name: field.name))
                }
                fields[index].declarations.append((action.name, field))
            }
        }
        let used = record.payload.map(\.name) + record.reads.keys + record.sites.flatMap(\.provides.keys)
        let others = Set(used).subtracting(fields.map(\.name))
        return fields + others.sorted(by: precedesBytewise).map { Field(name: $0) }
    }

    private func text(_ field: Field, of record: CaseRecord) -> String {
        let production = record.sites.filter { !$0.test }
        var provided: [String] = []
        for site in production {
            if let provision = site.provides[field.name] {
                provided.append("\(CaseText.place(site)) provides \(CaseText.provision(provision))")
            } else if let value = field.realDefault(in: site.action) {
                provided.append("\(CaseText.place(site)) omits it, the initialiser's default is \(value)")
            }
        }
        let reads = record.readEvidence.filter { $0.field == field.name }
        let read = reads.map { "\(CaseText.place($0.place)) reads it in \($0.function) (\($0.kind.rawValue))" }
        let isRead = !reads.isEmpty || record.reads[field.name] != nil
        let verdict = verdict(
            field, of: record, isProvided: record.sites.contains { !$0.test && $0.provides[field.name] != nil },
            isRead: isRead)
        return "  \(declaration(of: field))  \(verdict)\n"
            + (provided + read).map { TextWrapping.paragraph($0, width: style.width, indent: "      ") }.joined()
    }

    private func declaration(of field: Field) -> String {
        field.declarations.first.map { "\(field.name): \($0.record.type)" } ?? field.name
    }

    private func verdict(_ field: Field, of record: CaseRecord, isProvided: Bool, isRead: Bool) -> String {
        // A value that the case carries itself can be called like a field that nobody reads.
        if isRead || field.declarations.isEmpty, let value = record.payload.first(where: { $0.name == field.name }) {
            return style.apply(.good, to: "in the payload as \(CaseText.value(value))")
                + style.apply(.quiet, to: value.optional ? " (some site may not give it)" : " (every site gives it)")
        }
        let reason =
            switch (isProvided, isRead) {
            case (true, false): "provided, but nobody reads it"
            case (false, true): "read, but nobody provides it"
            case (false, false): "nobody provides it and nobody reads it"
            case (true, true): "provided and read, but left out"
            }
        return style.apply(.quiet, to: "not in the payload: \(reason)")
    }
}
