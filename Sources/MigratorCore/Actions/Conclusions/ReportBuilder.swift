/// Turns an analysis into the records of a report.
struct ReportBuilder {
    let analysis: Analysis
    let facts: [Conclusions.CaseFacts]
    private let typing: Typing
    private var program: Program { analysis.program }
    private var vocabulary: Vocabulary { analysis.vocabulary }

    init(analysis: Analysis, facts: [Conclusions.CaseFacts]) {
        self.analysis = analysis
        self.facts = facts
        typing = Typing(program: analysis.program)
    }

    // MARK: Actions

    func actions() -> [ActionRecord] {
        let used = actionTypesByStruct()
        return vocabulary.actions.values.sorted { order($0.type) < order($1.type) }.map { definition in
            let entry = program.types[definition.type]
            let place = program.place(entry.file, entry.offset)
            return ActionRecord(
                name: program.name(of: entry.id), kind: entry.kind == .class ? .class : .struct, file: place.file,
                line: place.line, test: entry.isTest, fields: definition.fields.map { record($0, definition) },
                actionTypes: (used[definition.type] ?? []).sorted(),
                plain: vocabulary.plainActions.contains(definition.type) ? true : nil)
        }
    }

    private func order(_ id: TypeID) -> (Int, Int) { (program.types[id].file, program.types[id].offset) }

    private func record(_ field: ActionDefinition.Field, _ definition: ActionDefinition) -> FieldRecord {
        var defaultText: String?
        for initializer in definition.initializers {
            guard let index = initializer.fieldOfParameter.firstIndex(of: field.name) else { continue }
            defaultText = initializer.parameters[index].defaultText
            break
        }
        return FieldRecord(
            name: field.name, type: field.typeText, optional: field.type.isOptional, default: defaultText,
            cases: enumCases(of: field))
    }

    private func enumCases(of field: ActionDefinition.Field) -> [String] {
        let place = Place(file: field.file, owner: field.owner, scope: nil)
        guard let id = typing.resolve(field.type.unwrapped, at: place).nominalID, program.types[id].kind == .enum else {
            return []
        }
        return program.types[id].cases.map(\.name)
    }

    private func actionTypesByStruct() -> [TypeID: Set<String>] {
        var result: [TypeID: Set<String>] = [:]
        for analyzed in analysis.sites where !analyzed.site.isTest {
            for found in analyzed.trace.order {
                result[analyzed.site.action, default: []].insert(program.name(of: found.type))
            }
        }
        return result
    }

    // MARK: Consumers

    func reducers() -> [ReducerRecord] {
        let handled = handledCases()
        return vocabulary.reducers.map { definition in
            let variable = program.variables[definition.variable]
            let place = program.place(variable.file, variable.facts.offset)
            return ReducerRecord(
                state: definition.state, file: place.file, line: place.line, test: program.isTestFile[variable.file],
                form: definition.form, handles: handled[place] ?? [], halves: halves(of: variable))
        }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    func middlewares() -> [MiddlewareRecord] {
        let handled = handledCases()
        return vocabulary.middlewares.map { definition in
            let variable = program.variables[definition.variable]
            let place = program.place(variable.file, variable.facts.offset)
            return MiddlewareRecord(
                type: definition.owner.map(program.name) ?? "", provider: variable.facts.name ?? "", file: place.file,
                line: place.line, test: program.isTestFile[variable.file], form: definition.form,
                handles: handled[place] ?? [], halves: halves(of: variable))
        }.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
    }

    /// The property that the first element of a consumer's tuple names.
    private func halves(of variable: VariableEntry) -> ConsumerHalves? {
        guard case .tuple(let elements)? = variable.facts.initializer?.kind, let first = elements.first else {
            return nil
        }
        let place = Place(file: variable.file, owner: variable.owner, scope: nil)
        let half: Member?
        switch first.value.kind {
        case .name(let name): half = variable.owner.flatMap { typing.member(name, of: $0) }
        case .member(let base?, let name):
            let type = typing.type(of: base, at: place).unwrapped
            let owner = if case .metatype(let instance) = type { instance.nominalID } else { type.nominalID }
            half = owner.flatMap { typing.member(name, of: $0) }
        default: half = nil
        }
        guard case .variable(let found)? = half else { return nil }
        return ConsumerHalves(consumer: program.name(of: variable), legacy: program.name(of: found))
    }

    /// Symbols of the cases that each consumer selects, sorted, by the place of its variable.
    private func handledCases() -> [SourcePlace: [String]] {
        var result: [SourcePlace: Set<String>] = [:]
        for fact in facts {
            for handler in fact.trace.handlers {
                let variable = program.variables[handler.consumer]
                let place = program.place(variable.file, variable.facts.offset)
                result[place, default: []].insert(symbol(fact.actionCase))
            }
        }
        return result.mapValues { $0.sorted() }
    }

    func symbol(_ found: ActionCase) -> String { "\(program.name(of: found.type)).\(found.name)" }

    // MARK: Cases

    func cases(remaining: [RemainingWork]) -> [CaseRecord] {
        let sites = sitesByCase()
        let blocked = Set(remaining.flatMap(\.cases))
        let payloadNames = PayloadNames(cases: facts.map(\.actionCase.name), program: program)
        return facts.map { fact in
            CaseRecordBuilder(
                analysis: analysis, fact: fact, sites: sites[fact.actionCase] ?? [],
                isBlocked: blocked.contains(symbol(fact.actionCase)), payloadNames: payloadNames
            ).record()
        }
    }

    private func sitesByCase() -> [ActionCase: [AnalyzedSite]] {
        var result: [ActionCase: [AnalyzedSite]] = [:]
        for analyzed in analysis.sites {
            for found in analyzed.trace.order { result[found, default: []].append(analyzed) }
        }
        return result
    }

    // MARK: Remaining work

    /// - Parameter refusals: the consumers that `apply` would not give a modern half.
    func remaining(refusals: [ResidualCheck.Refusal]) -> [RemainingWork] {
        var records: [PlaceKey: RemainingWork] = [:]
        for analyzed in analysis.sites where !vocabulary.plainActions.contains(analyzed.site.action) {
            for end in analyzed.trace.ends {
                let place = program.place(end.file, end.offset)
                let symbol = end.function ?? analyzed.site.body.name(in: program)
                add(end.reason.code, place, symbol, end.message, blocked(by: end, analyzed), to: &records)
            }
        }
        for call in analysis.unresolved {
            let message = "what `.init` constructs here is not known; by its labels it is an action"
            let place = program.place(call.place.file, call.offset)
            add(.unresolvedConstructor, place, call.body.name(in: program), message, [], to: &records)
        }
        for fault in analysis.labelFaults {
            let place = program.place(fault.file, fault.offset)
            add(.unknownCase, place, fault.function, fault.message, [], to: &records)
        }
        addRefusedCases(to: &records)
        for fact in facts {
            for escape in fact.trace.escapes {
                let place = program.place(escape.file, escape.offset)
                add(.actionEscapes, place, escape.function, escape.message, [symbol(fact.actionCase)], to: &records)
            }
        }
        let handled = refusals.isEmpty ? [:] : handledCases()
        for refusal in refusals {
            add(
                .unspecialisedConsumer, refusal.place, refusal.name, refusal.message, handled[refusal.consumer] ?? [],
                to: &records)
        }
        return records.values.sorted {
            ($0.file, $0.line, $0.column, $0.code, $0.message) < ($1.file, $1.line, $1.column, $1.code, $1.message)
        }
    }

    /// Cases for which one plain modern case is no match.
    private func addRefusedCases(to records: inout [PlaceKey: RemainingWork]) {
        let sites = sitesByCase()
        for fact in facts where !fact.isTest {
            let place = program.place(fact.file, fact.offset)
            let symbol = symbol(fact.actionCase)
            let structs = Set((sites[fact.actionCase] ?? []).filter { !$0.site.isTest }.map(\.site.action))
            if structs.count > 1, fact.isToldApart {
                let names = structs.map { "`\(program.name(of: $0))`" }.sorted().joined(separator: " and ")
                let message = "consumers tell \(names) apart for this case; one modern case would change what they do"
                add(.structsToldApart, place, symbol, message, [symbol], to: &records)
            }
            if program.types[fact.actionCase.type].enumCase(fact.actionCase.name)?.values.isEmpty == false {
                let message = "the case carries values of its own, which are not moved into a modern case"
                add(.caseWithValues, place, symbol, message, [symbol], to: &records)
            }
        }
    }

    /// The cases that the site can carry. Of which a site in production code is known to carry none, it may carry any that
    /// comes in its struct: their sites cannot all be known then.
    private func blocked(by end: TrailEnd, _ analyzed: AnalyzedSite) -> [String] {
        // What is named wrongly stands in the way of nothing else.
        if end.reason == .unknownCase { return [] }
        let carried = analyzed.trace.order
        guard carried.isEmpty, !analyzed.site.isTest, end.reason != .uncalledWrapper else { return carried.map(symbol) }
        return facts.filter { !$0.isTest && $0.structs.contains(analyzed.site.action) }.map { symbol($0.actionCase) }
    }

    private struct PlaceKey: Hashable {
        let code: String
        let place: SourcePlace
        let message: String
    }

    private func add(
        _ code: ReportCode, _ place: SourcePlace, _ symbol: String, _ message: String, _ cases: [String],
        to records: inout [PlaceKey: RemainingWork]
    ) {
        let key = PlaceKey(code: code.name, place: place, message: message)
        let known = Set(records[key]?.cases ?? [])
        records[key] = RemainingWork(
            code: code, file: place.file, line: place.line, column: place.column, symbol: symbol, message: message,
            cases: known.union(cases).sorted())
    }
}
