import MigratorCore

/// `migrator explain CASE PATH --diff`: what migrating one case would change, or why it cannot be migrated.
struct CaseDifference {
    let path: String
    let options: CommonOptions
    /// The record that a name stands for.
    let lookUp: (ScanReport) throws -> CaseRecord

    func run() throws -> ExitStatus {
        let (configuration, _) = try options.configuration(for: try ScanRoot(path: path))
        let migration = try Migration(root: path, configuration: configuration, jobs: options.jobs)
        let findings = Scanner.findings(migration.workspace)
        let record = try lookUp(findings.report)
        guard record.status != .migrated else {
            return try finish("\(record.symbol) is of the modern form already\n", .done)
        }
        let plan = PlanBuilder(findings, configuration: configuration, recipe: Recipes.standard).plan()
        let request = StepRequest(recipe: Recipes.standard, action: record.symbol, removesDead: true)
        let selection = try request.selection(of: plan)
        let outcomes = migration.workOut(all: selection.steps)
        let refused = outcomes.filter(\.isRefused)
        guard refused.isEmpty, !selection.steps.isEmpty else {
            let formatter = ApplyTextFormatter()
            let reasons = refused.map { formatter.format($0, written: false) } + [formatter.format(selection)]
            return try finish(reasons.joined(), .incomplete)
        }
        explain(outcomes, record)
        return try finish(migration.difference, ExitStatus(of: migration.problems))
    }

    /// What is in the difference besides the case.
    private func explain(_ outcomes: [StepOutcome], _ record: CaseRecord) {
        let first = outcomes.filter { $0.step.symbols.isEmpty && !$0.changes.isEmpty }.map(\.step.name)
        let others = outcomes.flatMap(\.step.symbols).filter { $0 != record.symbol }
        if !first.isEmpty {
            note(
                "the difference begins with what has to be taken before: \(first.joined(separator: ", ")); "
                    + "'migrator apply' takes that alone")
        }
        if !others.isEmpty { note("\(others.joined(separator: ", ")) can only be migrated together with it") }
    }

    private func note(_ text: String) { StandardStream.error.writeIgnoringErrors("migrator: \(text)\n") }

    private func finish(_ text: String, _ status: ExitStatus) throws -> ExitStatus {
        if let output = options.output {
            try OutputFile.write(text, to: output)
        } else {
            try StandardStream.output.write(text)
        }
        return status
    }
}

extension Migration {
    /// What all accepted steps change together, as `git apply` takes it: its paths are those of the work tree, wherever it is
    /// applied.
    var difference: String {
        let prefix = GitRepository(folder: folder).prefix()
        let bytes = allChanges.flatMap { UnifiedDiff.text(path: prefix + $0.path, old: $0.old, new: $0.new) }
        return String(decoding: bytes, as: UTF8.self)
    }
}
