import MigratorCore

/// `migrator plan`: the proposal, made to be edited.
struct PlanCommand: Command {
    let name = "plan"
    let summary = "propose what becomes of each case, as a file made to be edited"
    let discussion = """
        Writes a plan as JSON: the modern enum of each action type, its cases and values, what is dropped and why, the order \
        of the steps, and suggestions that are never applied unasked. Edit it (rename, reorder, keep, make optional, skip, \
        split) and run the command again with --plan: your edits are kept, and what changed in the code since is listed. \
        Changes nothing in PATH.
        """
    let positionals = [
        PositionalSpecification(name: "PATH", help: "the folder of the Swift sources, or one .swift file")
    ]
    let options =
        [
            OptionSpecification(
                name: "--plan", value: "FILE", help: "An edited plan to bring up to date: its edits are kept.")
        ] + CommonOptions.specifications(formats: Formats.plan.descriptions)
    let examples = [
        CommandExample("migrator plan Sources -o plan.json", "writes the proposal, which you then edit"),
        CommandExample(
            "migrator plan Sources --plan plan.json -o plan.json", "brings the edited plan up to date with the code"),
        CommandExample("migrator plan Sources --plan plan.json --format text", "shows what the plan comes to"),
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try CommonOptions(arguments, command: self)
        // A broken plan is found before the work, not after it.
        let edited = try arguments.value("--plan").map { try PlanReader.read(file: $0, recipe: Recipes.standard) }
        let session = ScanSession(path: arguments.positionals[0], options: options)
        let (findings, configuration) = try session.findingsWithConfiguration()
        let plan = PlanBuilder(findings, configuration: configuration, recipe: Recipes.standard)
            .plan(keepingEditsOf: edited)
        for change in plan.changes {
            StandardStream.error.writeIgnoringErrors("migrator: \(change.symbol): \(change.message)\n")
        }
        try session.write(try Formats.plan.text(of: plan, format: options.format, style: options.style))
        return ExitStatus(of: findings.report.problems)
    }
}
