/// The inference over a tree: from its files to the records of a report.
enum Inference {
    /// What the inference found, without the parts that only the project stage knows.
    struct Result {
        let analysis: Analysis
        let actions: [ActionRecord]
        let cases: [CaseRecord]
        let reducers: [ReducerRecord]
        let middlewares: [MiddlewareRecord]
        let modernActions: [ModernActionRecord]
        let remaining: [RemainingWork]
        let summary: ScanSummary
        /// Syntax errors of parsed files.
        let problems: [FileProblem]
    }

    static func run(_ workspace: Workspace) -> Result {
        let analysis = Analysis.load(workspace)
        let facts = Conclusions(analysis: analysis, jobs: workspace.jobs).caseFacts()
        let builder = ReportBuilder(analysis: analysis, facts: facts)
        var loader = analysis.loader
        let remaining = builder.remaining(refusals: refusals(of: analysis, &loader))
        // Both are in file order; a migrated case stands where its enum is.
        let cases = (builder.cases(remaining: remaining) + analysis.modernCases).enumerated()
            .sorted { ($0.element.file, $0.offset) < ($1.element.file, $1.offset) }.map(\.element)
        let (actions, reducers, middlewares) = (builder.actions(), builder.reducers(), builder.middlewares())
        var summary = ScanSummary()
        summary.filesParsed = loader.program.files.count
        summary.actionStructs = actions.count { !$0.test }
        let plain = analysis.vocabulary.plainActions.count { !analysis.program.types[$0].isTest }
        summary.plainActions = plain == 0 ? nil : plain
        summary.actionTypes = analysis.vocabulary.actionTypes.count { !analysis.program.types[$0].isTest }
        summary.cases = cases.count { !$0.test }
        summary.dispatchSites = analysis.sites.count { !$0.site.isTest }
        summary.testDispatchSites = analysis.sites.count { $0.site.isTest }
        summary.reducers = reducers.count { !$0.test }
        summary.testReducers = reducers.count { $0.test }
        summary.middlewares = middlewares.count { !$0.test }
        summary.testMiddlewares = middlewares.count { $0.test }
        let production = cases.filter { !$0.test }
        summary.casesMigrated = production.count { $0.status == .migrated }
        summary.casesReady = production.count { $0.status == .ready }
        summary.casesBlocked = production.count { $0.status == .blocked }
        summary.casesDead = production.count { $0.status == .dead }
        summary.remaining = remaining.count
        return Result(
            analysis: analysis, actions: actions, cases: cases, reducers: reducers, middlewares: middlewares,
            modernActions: analysis.modernActions, remaining: remaining,
            summary: summary, problems: syntaxProblems(loader.program))
    }

    /// The consumers that cannot be specialised. What is loaded for this alone changes nothing else of the analysis.
    private static func refusals(of analysis: Analysis, _ loader: inout ProgramLoader) -> [ResidualCheck.Refusal] {
        let workspace = analysis.workspace
        return loader.load(maximumRounds: Analysis.maximumRounds) { program in
            let vocabulary =
                program === analysis.program
                ? analysis.vocabulary
                : VocabularyFinder(configuration: workspace.configuration, typing: Typing(program: program)).find()
            return ResidualCheck(program: program, vocabulary: vocabulary, workspace: workspace).look()
        }
    }

    static func syntaxProblems(_ program: Program) -> [FileProblem] {
        program.files.enumerated().flatMap { index, file in
            file.syntaxErrors.map { fault in
                let place = program.place(index, fault.offset)
                return FileProblem(
                    code: .syntaxError, file: place.file, line: place.line, column: place.column,
                    message: fault.message)
            }
        }
    }
}
