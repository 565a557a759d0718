/// Finds the places that construct a modern action: every mention of a case of its enum outside of patterns.
struct ModernSites {
    let typing: Typing
    let vocabulary: Vocabulary
    let bodies: Bodies
    private var program: Program { typing.program }

    init(typing: Typing, vocabulary: Vocabulary, bodies: Bodies) {
        self.typing = typing
        self.vocabulary = vocabulary
        self.bodies = bodies
    }

    /// A place that constructs a modern action.
    struct ModernSite {
        let modernCase: ActionCase
        let arguments: [Argument]
        let offset: Int
        let place: Place
        let body: Body
    }

    /// In file order, then by place.
    func sites() -> [ModernSite] {
        guard !vocabulary.modernActions.isEmpty else { return [] }
        var sites: [ModernSite] = []
        for body in bodies.all { collect(from: body, into: &sites) }
        return sites.sorted { ($0.place.file, $0.offset) < ($1.place.file, $1.offset) }
    }

    private func collect(from body: Body, into sites: inout [ModernSite]) {
        var found: [Int: ModernSite] = [:]
        let walker = BodyWalker()
        /// `.case` where a value of the enum is asked for.
        func add(_ expression: Expression, _ type: ResolvedType, _ place: Place) {
            var (member, arguments) = (expression, [Argument]())
            if case .call(let callee, let given) = expression.kind { (member, arguments) = (callee, given) }
            guard case .member(nil, let name) = member.kind, let id = type.unwrapped.nominalID,
                vocabulary.modernActions.contains(id), program.types[id].enumCase(name) != nil
            else { return }
            found[member.offset] = ModernSite(
                modernCase: ActionCase(type: id, name: name), arguments: arguments, offset: member.offset, place: place,
                body: body)
        }
        walker.onExpression = { [unowned walker] expression, place in
            guard !walker.isInPattern else { return }
            if case .call(let callee, let given) = expression.kind, given.contains(where: \.value.isImplicit),
                let function = typing.best(typing.candidates(for: callee, at: place), given),
                let matching = ArgumentMatching(given, function.facts.parameters)
            {
                for (argument, index) in zip(given, matching.parameterOfArgument) where argument.value.isImplicit {
                    add(argument.value, typing.parameterType(function.facts.parameters[index], of: function), place)
                }
            }
            let member: Expression
            var arguments: [Argument] = []
            if case .call(let callee, let given) = expression.kind {
                (member, arguments) = (callee, given)
            } else {
                member = expression
            }
            // The call is visited before its callee, which would be found again.
            guard case .member(let base?, let name) = member.kind, found[member.offset] == nil,
                case .metatype(let instance) = typing.type(of: base, at: place), let id = instance.nominalID,
                vocabulary.modernActions.contains(id), program.types[id].enumCase(name) != nil
            else { return }
            found[member.offset] = ModernSite(
                modernCase: ActionCase(type: id, name: name), arguments: arguments, offset: base.offset, place: place,
                body: body)
        }
        walker.onExpected = { expression, type, place in
            add(expression, typing.resolve(type, at: place), place)
        }
        body.walk(with: walker, in: program)
        sites += found.values
    }

    /// Records of the modern enums, by file and place.
    func actions() -> [ModernActionRecord] {
        ordered().map { id in
            let entry = program.types[id]
            let place = program.place(entry.file, entry.offset)
            let cases = zip(entry.cases, entry.caseFiles).map { enumCase, file in
                let place = program.place(file, enumCase.offset)
                return ModernActionRecord.Case(
                    name: enumCase.name, line: place.line, column: place.column,
                    values: enumCase.values.map { .init(label: $0.label, type: $0.typeText) })
            }
            return ModernActionRecord(
                name: program.name(of: id), file: place.file, line: place.line, test: entry.isTest, cases: cases)
        }
    }

    /// A migrated case of each modern case, with its sites.
    func cases(_ sites: [ModernSite]) -> [CaseRecord] {
        let sitesByCase = Dictionary(grouping: sites, by: \.modernCase)
        return ordered().flatMap { id in
            let entry = program.types[id]
            return zip(entry.cases, entry.caseFiles).map { enumCase, file in
                let place = program.place(file, enumCase.offset)
                var record = CaseRecord(
                    type: program.name(of: id), case: enumCase.name, file: place.file, line: place.line,
                    test: entry.isTest)
                record.status = .migrated
                record.documentation = enumCase.documentation
                record.access = entry.access
                record.payload = enumCase.values.map {
                    PayloadValue(
                        name: $0.label ?? "_", type: $0.type.isOptional ? String($0.typeText.dropLast()) : $0.typeText,
                        optional: $0.type.isOptional)
                }
                record.sites = (sitesByCase[ActionCase(type: id, name: enumCase.name)] ?? []).map {
                    siteRecord($0, enumCase)
                }
                return record
            }
        }
    }

    private func ordered() -> [TypeID] {
        vocabulary.modernActions.sorted {
            (program.types[$0].file, program.types[$0].offset) < (program.types[$1].file, program.types[$1].offset)
        }
    }

    private func siteRecord(_ site: ModernSite, _ enumCase: EnumCaseFacts) -> SiteRecord {
        let place = program.place(site.place.file, site.offset)
        var provides: [String: Provision] = [:]
        for (argument, value) in zip(site.arguments, enumCase.values) {
            guard let label = value.label else { continue }
            let context = Place(file: program.types[site.modernCase.type].file, owner: site.modernCase.type, scope: nil)
            let expected = typing.resolve(value.type, at: context)
            provides[label] =
                value.type.isOptional
                ? typing.provision(of: argument.value, at: site.place, expected: expected) : .value
        }
        return SiteRecord(
            file: place.file, line: place.line, column: place.column, test: program.isTestFile[site.place.file],
            action: program.name(of: site.modernCase.type), function: site.body.name(in: program), via: [],
            provides: provides)
    }
}

extension Expression {
    /// `.name` or `.name(…)`
    fileprivate var isImplicit: Bool {
        switch kind {
        case .member(nil, _): true
        case .call(let callee, _): callee.isImplicit
        default: false
        }
    }
}
