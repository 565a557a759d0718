/// The structs that cases come in.
struct CaseStructs {
    private let program: Program
    private let vocabulary: Vocabulary
    private let sites: [AnalyzedSite]
    private let hasUnresolved: Bool
    private let dispatched: [ActionCase: [TypeID]]

    init(analysis: Analysis) {
        program = analysis.program
        vocabulary = analysis.vocabulary
        sites = analysis.sites
        hasUnresolved = !analysis.unresolved.isEmpty
        var result: [ActionCase: [TypeID]] = [:]
        for analyzed in analysis.sites where !analyzed.site.isTest {
            for found in analyzed.trace.order where !(result[found]?.contains(analyzed.site.action) ?? false) {
                result[found, default: []].append(analyzed.site.action)
            }
        }
        dispatched = result
    }

    /// Structs of the production sites of a case, in file order. A case that nobody dispatches is read as if it came in the
    /// structs of its enum's other cases; where there are none, in those that tests use, then in the struct that is named like
    /// the enum.
    func structs(of actionCase: ActionCase) -> [TypeID] {
        dispatched[actionCase] ?? structs(ofEnum: actionCase.type)
    }

    private func structs(ofEnum type: TypeID) -> [TypeID] {
        let own = Set(dispatched.filter { $0.key.type == type }.flatMap(\.value))
        if !own.isEmpty { return own.sorted() }
        let inTests = Set(
            sites.filter { analyzed in
                analyzed.trace.order.contains { $0.type == type } && !program.types[analyzed.site.action].isTest
            }.map(\.site.action))
        if !inTests.isEmpty { return inTests.sorted() }
        let stem = Naming.stem(ofActionType: program.types[type].name)
        let candidates = vocabulary.actions.keys.sorted().filter {
            program.types[$0].name == stem + "Action" || program.types[$0].name == stem
        }
        return ProgramBuilder.nearest(
            candidates, to: program.types[type].file, types: program.types, files: program.files
        ).map { [$0] } ?? []
    }

    /// The structs that nothing makes any more when some cases are gone: no site is left, and no case that may come in them.
    func onlyUsed(by gone: Set<ActionCase>) -> [TypeID] {
        // What `.init(…)` makes is not known.
        if hasUnresolved { return [] }
        let mine = Set(gone.flatMap(structs))
        var others: Set<TypeID> = []
        for analyzed in sites
        where analyzed.trace.order.contains(where: { !gone.contains($0) }) || !analyzed.trace.ends.isEmpty {
            others.insert(analyzed.site.action)
        }
        for type in vocabulary.actionTypes where !program.types[type].isTest {
            for enumCase in program.types[type].cases {
                let actionCase = ActionCase(type: type, name: enumCase.name)
                if !gone.contains(actionCase) { others.formUnion(structs(of: actionCase)) }
            }
        }
        return mine.subtracting(others).sorted()
    }
}
