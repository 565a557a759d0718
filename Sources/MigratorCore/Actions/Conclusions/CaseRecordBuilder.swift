/// Draws the conclusions about one case.
struct CaseRecordBuilder {
    let analysis: Analysis
    let fact: Conclusions.CaseFacts
    let sites: [AnalyzedSite]
    let isBlocked: Bool
    let payloadNames: PayloadNames
    private var program: Program { analysis.program }

    init(
        analysis: Analysis, fact: Conclusions.CaseFacts, sites: [AnalyzedSite], isBlocked: Bool,
        payloadNames: PayloadNames
    ) {
        self.analysis = analysis
        self.fact = fact
        self.sites = sites
        self.isBlocked = isBlocked
        self.payloadNames = payloadNames
    }

    private var production: [AnalyzedSite] { sites.filter { !$0.site.isTest } }

    func record() -> CaseRecord {
        let place = program.place(fact.file, fact.offset)
        var record = CaseRecord(
            type: program.name(of: fact.actionCase.type), case: fact.actionCase.name, file: place.file,
            line: place.line, test: fact.isTest)
        let entry = program.types[fact.actionCase.type]
        record.documentation = entry.enumCase(fact.actionCase.name)?.documentation
        record.access = entry.access
        record.actions = Set(production.map { program.name(of: $0.site.action) }).sorted()
        record.sites = sites.map(siteRecord)
        record.reads = strongestReads()
        record.handledBy = Set(fact.trace.handlers.map(\.function)).sorted()
        record.handlerEvidence = handlerEvidence()
        record.readEvidence = readEvidence()
        record.payload = payload(record.reads)
        record.unused = orderedFields.filter { isProvided($0) && record.reads[$0] == nil }
        // What an open site gives is not known.
        record.neverProvided = orderedFields.filter {
            record.reads[$0] != nil && !fact.mayComeFromOpenSite && !isProvided($0) && !isFilledByDefault($0)
        }
        record.confidenceReasons = confidenceReasons()
        record.confidence = record.confidenceReasons.isEmpty ? .high : .low
        record.status = status(record)
        record.proposal = ProposalWriter(payloadNames: payloadNames).proposal(for: record)
        record.findings = FindingCollector(
            record: record, sites: production, program: program, fact: fact, vocabulary: analysis.vocabulary
        ).findings()
        return record
    }

    // MARK: Sites

    private func siteRecord(_ analyzed: AnalyzedSite) -> SiteRecord {
        let site = analyzed.site
        let place = program.place(site.place.file, site.offset)
        return SiteRecord(
            file: place.file, line: place.line, column: place.column, test: site.isTest,
            action: program.name(of: site.action), function: site.body.name(in: program),
            via: analyzed.trace.cases[fact.actionCase] ?? [], provides: analyzed.provides,
            constants: constants(of: analyzed))
    }

    private func constants(of analyzed: AnalyzedSite) -> [String: String] {
        var result: [String: String] = [:]
        for field in analyzed.provides.keys {
            guard let (argument, _) = analyzed.site.argument(filling: field) else { continue }
            result[field] = FindingCollector.literal(argument.value)
        }
        return result
    }

    // MARK: Fields

    private var definitions: [ActionDefinition] {
        fact.structs.compactMap { analysis.vocabulary.actions[$0] }
    }

    /// Fields of the structs, in their order.
    private var orderedFields: [String] {
        var seen: Set<String> = []
        return definitions.flatMap(\.fields).map(\.name).filter { seen.insert($0).inserted }
    }

    private func isProvided(_ field: String) -> Bool {
        production.contains { $0.provides[field] != nil }
    }

    private func isFilledByDefault(_ field: String) -> Bool {
        production.contains { $0.site.isFilledByDefault(field) }
    }

    private func strongestReads() -> [String: ReadKind] {
        var result: [String: ReadKind] = [:]
        for read in fact.trace.reads {
            if let known = result[read.field], known.strength >= read.kind.strength { continue }
            result[read.field] = read.kind
        }
        return result
    }

    private func payload(_ reads: [String: ReadKind]) -> [PayloadValue] {
        let fields = orderedFields.compactMap { name -> PayloadValue? in
            guard reads[name] != nil, isProvided(name) || isFilledByDefault(name),
                let field = definitions.lazy.compactMap({ $0.field(name) }).first
            else { return nil }
            return PayloadValue(name: name, type: field.unwrappedTypeText, optional: isOptional(name))
        }
        return ownValues(besides: fields.map(\.name)) + fields
    }

    /// What the case carries itself.
    private func ownValues(besides fields: [String]) -> [PayloadValue] {
        let values = program.types[fact.actionCase.type].enumCase(fact.actionCase.name)?.values ?? []
        let bound = analysis.valueNames[fact.actionCase] ?? []
        return values.enumerated().map { index, value in
            let plain = values.count == 1 ? "value" : "value\(index + 1)"
            let name = value.label ?? (index < bound.count ? bound[index] : nil) ?? plain
            let text = TypeText(value.typeText)
            return PayloadValue(
                name: fields.contains(name) ? "\(name)OfCase" : name,
                type: value.type.isOptional ? text.unwrapped : value.typeText, optional: value.type.isOptional)
        }
    }

    /// Some site omits the field (and no real default fills it) or gives something that may be nil.
    private func isOptional(_ field: String) -> Bool {
        production.contains { analyzed in
            switch analyzed.provides[field] {
            case .value?: false
            case nil: !analyzed.site.isFilledByDefault(field)
            default: true
            }
        }
    }

    // MARK: Evidence

    private func handlerEvidence() -> [HandlerEvidence] {
        fact.trace.handlers
            .map { HandlerEvidence(function: $0.function, place: program.place($0.file, $0.offset)) }
            .sorted { ($0.place.sortKey, $0.function) < ($1.place.sortKey, $1.function) }
    }

    private func readEvidence() -> [ReadEvidence] {
        // A read is `forwarded` before what is done with it makes it more.
        let stronger = fact.trace.reads.filter { $0.kind != .forwarded }
        let places = Set(stronger.map { ReadPlace(field: $0.field, file: $0.file, offset: $0.offset) })
        return fact.trace.reads
            .filter {
                $0.kind != .forwarded || !places.contains(ReadPlace(field: $0.field, file: $0.file, offset: $0.offset))
            }
            .map {
                ReadEvidence(
                    field: $0.field, kind: $0.kind, place: program.place($0.file, $0.offset), function: $0.function)
            }
            .sorted {
                ($0.field, $0.place.sortKey, $0.kind.rawValue) < ($1.field, $1.place.sortKey, $1.kind.rawValue)
            }
    }

    private struct ReadPlace: Hashable {
        let field: String
        let file: Int
        let offset: Int
    }

    private func confidenceReasons() -> [String] {
        var reasons: [String] = []
        for analyzed in production {
            let place = program.place(analyzed.site.place.file, analyzed.site.offset)
            for (field, provision) in analyzed.provides.sorted(by: { $0.key < $1.key }) where provision == .unknown {
                reasons.append(
                    "\(place.file):\(place.line): whether `\(field)` can be nil is not known from the declarations")
            }
        }
        if isBlocked { reasons.append("a place of the case could not be followed; see the remaining work") }
        return reasons
    }

    private func status(_ record: CaseRecord) -> CaseStatus {
        if isBlocked { return .blocked }
        return production.isEmpty && record.handledBy.isEmpty && !fact.mayComeFromOpenSite ? .dead : .ready
    }
}

extension ReadKind {
    /// Larger is stronger.
    var strength: Int {
        switch self {
        case .forwarded: 0
        case .defaulted: 1
        case .required: 2
        }
    }
}

extension SourcePlace {
    /// By file, line and column.
    var sortKey: SortKey { SortKey(file: file, line: line, column: column) }

    struct SortKey: Comparable {
        let file: String
        let line: Int
        let column: Int

        static func < (left: SortKey, right: SortKey) -> Bool {
            (left.file, left.line, left.column) < (right.file, right.line, right.column)
        }
    }
}

extension Site {
    /// The call omits the field and the initialiser's default is a real value.
    func isFilledByDefault(_ field: String) -> Bool {
        guard let initializer, let index = initializer.fieldOfParameter.firstIndex(of: field),
            !parameterOfArgument.contains(index), let value = initializer.parameters[index].defaultValue
        else { return false }
        switch value.kind {
        case .nilLiteral: return false
        // `.none` of an optional is nil; of an enum with a case of that name it is a value.
        case .member(nil, "none"): return !initializer.parameters[index].type.isOptional
        default: return true
        }
    }
}

extension ActionDefinition.Field {
    /// The type as written without its outer `?`.
    var unwrappedTypeText: String {
        guard type.isOptional else { return typeText }
        if typeText.hasSuffix("?") || typeText.hasSuffix("!") {
            let inner = String(typeText.dropLast())
            guard inner.hasPrefix("("), inner.hasSuffix(")"), !inner.contains("->") else { return inner }
            return String(inner.dropFirst().dropLast())
        }
        if typeText.hasPrefix("Optional<"), typeText.hasSuffix(">") {
            return String(typeText.dropFirst("Optional<".count).dropLast())
        }
        return typeText
    }
}
