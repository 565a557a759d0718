/// Migrates the cases of one plan step: works all rounds out on a copy of the workspace.
struct CaseMigration {
    let planned: [PlannedEntry]

    func workOut(in workspace: Workspace) -> StepResult {
        let run = CaseRun(workspace: workspace.fork(), planned: planned)
        migrate(run)
        var result = StepResult()
        result.failures = run.failures
        result.counts = run.counts
        if !run.isRefused {
            result.contents = run.workspace.changes(against: workspace).map {
                FileChange(path: $0.path, old: $0.old, new: $0.new, edits: run.edits[$0.path] ?? 0)
            }
        }
        return result
    }

    private func migrate(_ run: CaseRun) {
        let analysis = Analysis.load(run.workspace, isAgain: true)
        let cases = run.cases(in: analysis.program)
        // What an earlier run migrated.
        guard !cases.isEmpty else { return }
        let structs = CaseStructs(analysis: analysis)
        let structsOfCases = Dictionary(
            cases.map { modern in
                (modern.symbol, structs.structs(of: modern.legacy).map(analysis.program.name))
            }, uniquingKeysWith: { first, _ in first })
        let removed = structs.onlyUsed(by: Set(cases.map(\.legacy))).map(analysis.program.name)

        let sites = SitePass(run: run, analysis: analysis)
        sites.rewrite()
        let declarations = DeclarationPass(run: run, program: analysis.program, vocabulary: analysis.vocabulary)
        declarations.rewrite()
        let records = TestRecordsPass(run: run, program: analysis.program, vocabulary: analysis.vocabulary)
        records.sites = sites.productionSites
        records.rewrite(sites: sites.edits)
        if run.isRefused { return }
        run.apply(sites.edits, declarations.edits, records.edits)

        var (program, vocabulary) = load(run.workspace, like: analysis.program)
        let consumers = ConsumerPass(run: run, program: program, vocabulary: vocabulary, structs: structsOfCases)
        consumers.rewrite()
        if run.isRefused { return }
        run.apply(consumers.edits)

        (program, vocabulary) = load(run.workspace, like: analysis.program)
        let prune = PrunePass(run: run, program: program, vocabulary: vocabulary, structs: Set(removed))
        prune.rewrite()
        if run.isRefused { return }
        run.apply(prune.edits)
        if !prune.emptied.isEmpty {
            (program, vocabulary) = load(run.workspace, like: analysis.program)
            let idle = IdleCallsPass(run: run, program: program, vocabulary: vocabulary)
            idle.removeCalls(of: prune.emptied)
            run.apply(idle.edits)
        }
        remove(
            run, like: analysis.program, structs: Set(removed),
            candidates: consumers.called.union(prune.called).union(prune.emptied),
            testHelpers: sites.helpers.called.union(records.called))
    }

    /// Takes out what nothing names any more, and refuses the step where something still names its cases.
    func remove(
        _ run: CaseRun, like program: Program, structs: Set<String>, candidates: Set<String>, testHelpers: Set<String>
    ) {
        var names = candidates.union(testHelpers)
        while !names.isEmpty {
            let (current, vocabulary) = load(run.workspace, like: program)
            let pass = RemovalPass(
                run: run, program: current, vocabulary: vocabulary, candidates: names, testHelpers: testHelpers,
                structs: structs)
            names = pass.removeFunctions()
            run.apply(pass.edits)
        }
        let (current, vocabulary) = load(run.workspace, like: program)
        let pass = RemovalPass(run: run, program: current, vocabulary: vocabulary, candidates: [], structs: structs)
        pass.refuseMentions()
        pass.removeTypes()
        if run.isRefused { return }
        run.apply(pass.edits)
    }

    /// The program as the edits of a round left it.
    func load(_ workspace: Workspace, like program: Program) -> (Program, Vocabulary) {
        let program = workspace.program(like: program)
        let typing = Typing(program: program)
        return (program, VocabularyFinder(configuration: workspace.configuration, typing: typing).find())
    }
}
