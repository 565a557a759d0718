/// Takes a case out that nothing dispatches and nothing handles, with its labels: as a whole or not at all.
struct DeadCaseRemoval {
    let planned: PlannedEntry

    /// Types behind the colon of an enum that make something of its list of cases.
    private static let listing: Set<String> = [
        "CaseIterable", "RawRepresentable", "Codable", "Decodable", "Encodable", "CodingKey", "Comparable", "String",
        "Character", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
        "Float",
    ]

    func workOut(in workspace: Workspace) -> StepResult {
        var run = CaseRun(workspace: workspace.fork(), planned: [planned])
        let findings = Scanner.findings(run.workspace)
        // What an earlier run took out.
        guard let analysis = findings.analysis, !run.cases(in: analysis.program).isEmpty,
            let record = findings.report.cases.first(where: { $0.symbol == planned.symbol && !$0.test })
        else { return StepResult() }
        if record.status == .dead {
            remove(run, analysis, prunesBodies: false)
            if run.isRefused {
                // A comparison that is never true goes with what waits for it.
                let other = CaseRun(workspace: workspace.fork(), planned: [planned])
                remove(other, analysis, prunesBodies: true)
                if !other.isRefused { run = other }
            }
        } else {
            refuse(record, run)
        }
        var result = StepResult()
        result.failures = run.failures
        guard !run.isRefused else { return result }
        result.counts = run.counts
        result.contents = run.workspace.changes(against: workspace).map {
            FileChange(path: $0.path, old: $0.old, new: $0.new, edits: run.edits[$0.path] ?? 0)
        }
        return result
    }

    private func remove(_ run: CaseRun, _ analysis: Analysis, prunesBodies: Bool) {
        // Whatever names the case, not only what the analysis looked at.
        var loader = analysis.loader
        loader.load(Demand(words: [planned.case.case, planned.type.actionType]))
        let program = loader.program
        let structs = CaseStructs(analysis: analysis)
            .onlyUsed(by: Set(run.cases(in: analysis.program).map(\.legacy))).map(analysis.program.name)
        refuseListing(run, program)
        let labels = DeadLabelsPass(run: run, program: program, vocabulary: vocabulary(of: program, run))
        labels.rewrite()
        if run.isRefused { return }
        run.apply(labels.edits)
        let rounds = CaseMigration(planned: [planned])
        let (current, vocabulary) = rounds.load(run.workspace, like: program)
        let prune = PrunePass(run: run, program: current, vocabulary: vocabulary, structs: [])
        if prunesBodies { prune.rewrite() } else { prune.removeCases() }
        if run.isRefused { return }
        run.count("removed")
        run.apply(prune.edits)
        rounds.remove(run, like: program, structs: Set(structs), candidates: prune.called, testHelpers: [])
    }

    private func vocabulary(of program: Program, _ run: CaseRun) -> Vocabulary {
        VocabularyFinder(configuration: run.workspace.configuration, typing: Typing(program: program)).find()
    }

    /// The code is not any more what it was when the plan was made.
    private func refuse(_ record: CaseRecord, _ run: CaseRun) {
        let site = record.sites.first.map { SourcePlace(file: $0.file, line: $0.line, column: $0.column) }
        run.fail(
            .remainingMention, site ?? SourcePlace(file: record.file, line: record.line, column: 1), planned.symbol,
            "`\(planned.symbol)` is not dead: it is \(record.status.rawValue)")
    }

    /// A list of all cases, or what is made of their number or order, would be another one.
    private func refuseListing(_ run: CaseRun, _ program: Program) {
        for modern in run.cases(in: program) {
            let type = program.types[modern.legacy.type]
            let listing = type.inherited.flatMap { reference, _ in
                reference.members.compactMap(\.lastName).filter(Self.listing.contains)
            }
            guard let first = listing.first else { continue }
            run.fail(
                .remainingMention, program.place(type.file, type.offset), planned.symbol,
                "`\(planned.type.actionType)` is `\(first)`, so that its cases may be used without their names")
        }
    }
}
