import MigratorCore

/// `migrator explain`: one case with all its evidence.
struct ExplainCommand: Command {
    let name = "explain"
    let summary = "show everything known of one case, with the places it is known from"
    let discussion = """
        Shows where the case is dispatched and consumed, why each field of its structs is or is not in the proposed \
        payload, and what stands in the way of migrating it. With --diff it shows what migrating the case alone would change, \
        as 'migrator apply' would do it, or why it cannot be migrated. Changes nothing.
        """
    let positionals = [
        PositionalSpecification(
            name: "CASE", help: "the case as Type.case, or its name alone where only one action type has it"),
        PositionalSpecification(name: "PATH", help: "the folder of the Swift sources, or one .swift file"),
    ]
    let options =
        [
            OptionSpecification(
                name: "--diff",
                help: "Print the difference that migrating the case makes, or the reasons why it is refused.")
        ] + CommonOptions.specifications(formats: Formats.explanation.descriptions)
    let examples = [
        CommandExample("migrator explain ToolbarActionType.urlDidChange Sources", "one case with its evidence"),
        CommandExample(
            "migrator explain urlDidChange Sources", "the same, where only one action type has a case of that name"),
        CommandExample(
            "migrator explain ToolbarActionType.urlDidChange Sources --diff", "what migrating it would change"),
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try CommonOptions(arguments, command: self)
        let (name, path) = (arguments.positionals[0], arguments.positionals[1])
        guard !arguments.hasFlag("--diff") else {
            if let format = options.format, format != "text" {
                throw UsageError("'--diff' has no form '\(format)'", command: self)
            }
            return try CaseDifference(path: path, options: options) { try record(name, in: $0, path) }.run()
        }
        let session = ScanSession(path: path, options: options)
        let report = try session.scan()
        let explanation = CaseExplanation(try record(name, in: report, path), in: report)
        try session.write(try Formats.explanation.text(of: explanation, format: options.format, style: options.style))
        return ExitStatus(of: report.problems)
    }

    /// The record of the case that is meant.
    private func record(_ name: String, in report: ScanReport, _ path: String) throws -> CaseRecord {
        switch CaseLookup(name, in: report) {
        case .found(let record): return record
        case .ambiguous(let symbols):
            throw CommandFailure(.usage, "several action types have a case '\(name)'; name one of\(list(symbols))")
        case .unknown(let near) where near.isEmpty:
            let advice = "run 'migrator scan \(path)' to see the cases that there are"
            throw CommandFailure(.usage, "no case '\(name)' in '\(path)'; \(advice)")
        case .unknown(let near):
            throw CommandFailure(.usage, "no case '\(name)' in '\(path)'; did you mean\(list(near))")
        }
    }

    private func list(_ symbols: [String]) -> String {
        symbols.count == 1 ? " '\(symbols[0])'?" : ":" + symbols.map { "\n    \($0)" }.joined()
    }
}
