/// Reports what about a case was the cause of faults in migrations made by hand.
struct FindingCollector {
    let record: CaseRecord
    /// Production sites.
    let sites: [AnalyzedSite]
    let program: Program
    let fact: Conclusions.CaseFacts
    let vocabulary: Vocabulary

    func findings() -> [Finding] {
        unused() + neverProvided() + requiredButOmitted() + constants() + nilMeanings() + severalStructs()
            + wholeCase()
    }

    private func place(of analyzed: AnalyzedSite) -> SourcePlace {
        program.place(analyzed.site.place.file, analyzed.site.offset)
    }

    private func readPlaces(_ field: String, _ kind: ReadKind? = nil) -> [SourcePlace] {
        let places = record.readEvidence.filter { $0.field == field && (kind == nil || $0.kind == kind) }.map(\.place)
        return places.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private func unused() -> [Finding] {
        record.unused.map { field in
            Finding(
                code: .unused, field: field, message: "`\(field)` is provided and read by nobody",
                evidence: sites.filter { $0.provides[field] != nil }.map(place))
        }
    }

    /// Of what reads a field and then does nothing for the case, nothing is said.
    private func neverProvided() -> [Finding] {
        record.neverProvided.compactMap { field in
            let reads = fact.trace.actingReads.filter { $0.field == field }
            guard let kind = reads.map(\.kind).max(by: { $0.strength < $1.strength }) else { return nil }
            let places = Set(reads.map { program.place($0.file, $0.offset) })
            return Finding(
                code: .neverProvided, field: field, message: "`\(field)` \(Self.withoutValue(kind))",
                evidence: readPlaces(field).filter(places.contains), read: kind)
        }
    }

    /// What reading a field that is always nil comes to.
    private static func withoutValue(_ kind: ReadKind) -> String {
        switch kind {
        case .required: "is required and provided by nobody: what needs it is never done"
        case .forwarded: "is passed on and provided by nobody: it is always nil"
        case .defaulted: "is provided by nobody; the fallback beside it is always taken"
        }
    }

    /// A site answers for what is read in its own struct only, and by a consumer that does something for the case.
    private func requiredButOmitted() -> [Finding] {
        let fields = Set(fact.traces.values.flatMap(\.actingReads).filter { $0.kind == .required }.map(\.field))
        return fields.sorted().flatMap { field in
            sites.filter { analyzed in
                guard isRequired(field, in: analyzed.site.action) else { return false }
                return switch analyzed.provides[field] {
                case .nil?: true
                case nil: !analyzed.site.isFilledByDefault(field)
                default: false
                }
            }.map { analyzed in
                Finding(
                    code: .requiredButOmitted, field: field,
                    message: "a consumer requires `\(field)`, which this site does not give",
                    evidence: [place(of: analyzed)] + requiringPlaces(field, in: analyzed.site.action))
            }
        }
    }

    private func isRequired(_ field: String, in action: TypeID) -> Bool {
        vocabulary.actions[action]?.field(field)?.type.isOptional ?? false
            && fact.traces[action]?.actingReads.contains { $0.field == field && $0.kind == .required } ?? false
    }

    private func requiringPlaces(_ field: String, in action: TypeID) -> [SourcePlace] {
        let own = fact.traces[action]?.actingReads.filter { $0.field == field && $0.kind == .required } ?? []
        let places = Set(own.map { program.place($0.file, $0.offset) })
        return readPlaces(field, .required).filter(places.contains)
    }

    private func severalStructs() -> [Finding] {
        guard record.actions.count > 1 else { return [] }
        let names = record.actions.map { "`\($0)`" }.joined(separator: ", ")
        let apart = fact.isToldApart ? "; consumers tell them apart" : ""
        return [
            Finding(
                code: .severalStructs, field: nil, message: "the case comes in several structs: \(names)\(apart)",
                evidence: sites.map(place))
        ]
    }

    /// Fields for which some sites pass a literal and others something else.
    private func constants() -> [Finding] {
        let fields = Set(sites.flatMap { $0.provides.keys }).sorted()
        return fields.compactMap { field in
            let given = sites.compactMap { analyzed in
                analyzed.site.argument(filling: field).map { (analyzed, Self.literal($0.0.value)) }
            }
            let literals = given.filter { $0.1 != nil }
            guard given.count > 1, !literals.isEmpty, Set(given.map { $0.1 ?? "" }).count > 1 else { return nil }
            return Finding(
                code: .constantAt, field: field,
                message: "`\(field)` is a constant at some sites and something else at others",
                evidence: literals.map { place(of: $0.0) })
        }
    }

    /// A description of a literal; `nil` for what is no literal.
    static func literal(_ expression: Expression) -> String? {
        switch expression.kind {
        case .nilLiteral: "nil"
        case .boolean(let value): "\(value)"
        case .literal(.integer(let text), _), .literal(.float(let text), _): text
        case .literal(.string(let text), _): text
        case .literal(.array, let parts): parts.isEmpty ? "[]" : nil
        case .member(nil, let name): ".\(name)"
        case .member(let base?, let name):
            if case .name(let type) = base.kind, type.first?.isUppercase == true { ".\(name)" } else { nil }
        default: nil
        }
    }

    private func nilMeanings() -> [Finding] {
        let fields = Set(fact.trace.nilMeanings.map(\.field)).sorted()
        return fields.compactMap { field in
            let meanings = fact.trace.nilMeanings.filter { $0.field == field }
            guard Set(meanings.map(\.meaning)).count > 1 else { return nil }
            let places = Set(meanings.map { program.place($0.file, $0.offset) })
            return Finding(
                code: .nilMeans, field: field,
                message: "nil keeps the old value for one consumer of `\(field)` and clears it for another",
                evidence: places.sorted { $0.sortKey < $1.sortKey })
        }
    }

    private func wholeCase() -> [Finding] {
        let own = [program.place(fact.file, fact.offset)]
        switch (sites.isEmpty, record.handledBy.isEmpty) {
        case (false, true):
            return [
                Finding(
                    code: .dispatchedUnhandled, field: nil,
                    message: "the case is dispatched and no consumer selects it",
                    evidence: sites.map(place))
            ]
        // An open site may be the one that dispatches it.
        case (true, _) where fact.mayComeFromOpenSite: return []
        case (true, false):
            return [
                Finding(
                    code: .handledNeverDispatched, field: nil,
                    message: "consumers select the case and nothing dispatches it",
                    evidence: record.handlerEvidence.map(\.place))
            ]
        case (true, true):
            return [
                Finding(code: .dead, field: nil, message: "the case is neither dispatched nor handled", evidence: own)
            ]
        case (false, false): return []
        }
    }
}
