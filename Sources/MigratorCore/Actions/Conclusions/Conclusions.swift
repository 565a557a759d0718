/// Draws the conclusions of `docs/inference.md` from an analysis: what each case carries, and what is odd about it.
struct Conclusions {
    let analysis: Analysis
    let jobs: Int
    private var program: Program { analysis.program }
    private var vocabulary: Vocabulary { analysis.vocabulary }

    init(analysis: Analysis, jobs: Int) {
        self.analysis = analysis
        self.jobs = jobs
    }

    /// What is known of one case before it becomes a record.
    struct CaseFacts: Sendable {
        let actionCase: ActionCase
        let file: Int
        let offset: Int
        let isTest: Bool
        /// Structs that production sites dispatch it in; for a case that nobody dispatches those of its enum.
        let structs: [TypeID]
        /// Of one of the structs a production site is open: it may carry the case, and give any field.
        var mayComeFromOpenSite = false
        /// What the consumers do with the case in each struct.
        var traces: [TypeID: ConsumerTrace] = [:]
        /// What they do with it in all structs together.
        var trace = ConsumerTrace()

        /// A consumer does something else for the case in one struct than in another.
        var isToldApart: Bool {
            let all = structs.compactMap { traces[$0] }
            guard let first = all.first else { return false }
            return all.dropFirst().contains { !$0.isSameUse(as: first) }
        }
    }

    /// Facts of all cases of all action types: by file, then in declaration order.
    func caseFacts() -> [CaseFacts] {
        let cases = CaseStructs(analysis: analysis)
        let open = openStructs()
        var facts: [CaseFacts] = []
        for type in vocabulary.actionTypes.sorted() {
            let entry = program.types[type]
            for (enumCase, file) in zip(entry.cases, entry.caseFiles) {
                let found = ActionCase(type: type, name: enumCase.name)
                let structs = cases.structs(of: found)
                facts.append(
                    CaseFacts(
                        actionCase: found, file: file, offset: enumCase.offset, isTest: entry.isTest,
                        structs: structs, mayComeFromOpenSite: !open.isDisjoint(with: structs)))
            }
        }
        let roots = RootConsumers.find(in: program, vocabulary, typing: Typing(program: program))
        let (program, vocabulary) = (program, vocabulary)
        let unknown = usesForUnknownAction()
        let traces = Parallel.mapWithWorkers(
            facts, jobs: jobs, makeWorker: { Typing(program: program) },
            { typing, facts -> [TypeID: ConsumerTrace] in
                guard !facts.isTest else { return [:] }
                var traces: [TypeID: ConsumerTrace] = [:]
                for action in facts.structs {
                    let known = KnownAction(action: action, actionCase: facts.actionCase, vocabulary: vocabulary)
                    let evaluator = ConsumerEvaluator(
                        typing: typing, vocabulary: vocabulary, incoming: .known(known))
                    for root in roots { evaluator.evaluateConsumer(root) }
                    evaluator.trace.keepConsumers(actingOtherwiseThan: unknown)
                    traces[action] = evaluator.trace
                }
                return traces
            })
        for index in facts.indices {
            facts[index].traces = traces[index]
            for trace in traces[index].values { facts[index].trace.merge(trace) }
        }
        return facts
    }

    /// What the consumers do for an action that they do not know, each by itself: a parent need not hand such an action on.
    private func usesForUnknownAction() -> [Int: EffectRecord] {
        let evaluator = ConsumerEvaluator(
            typing: Typing(program: program), vocabulary: vocabulary, incoming: .unknown)
        for variable in vocabulary.consumerVariables where !program.isTestFile[program.variables[variable].file] {
            evaluator.evaluateConsumer(program.variables[variable])
        }
        return evaluator.trace.uses
    }

    /// Structs of the production sites of which not every case is known.
    private func openStructs() -> Set<TypeID> {
        let open = analysis.sites.filter { analyzed in
            !analyzed.site.isTest && analyzed.trace.ends.contains { $0.reason == .untracedActionType }
        }
        return Set(open.map(\.site.action))
    }
}
