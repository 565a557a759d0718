import MigratorCore

/// `migrator apply`: the rewriting.
struct ApplyCommand: Command {
    let name = "apply"
    let summary = "rewrite the code, step by step"
    let discussion = "Rewrites."
    let positionals = [
        PositionalSpecification(name: "PATH", help: "the folder of the Swift sources")
    ]
    let options =
        [
            OptionSpecification(
                name: "--step", value: "STEP", allowed: Migration.Step.allCases.map(\.rawValue),
                help: "Take this step alone."),
            OptionSpecification(name: "--dry-run", help: "Print the difference and write nothing."),
        ] + CommonOptions.specifications(formats: ["text", "json"])

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try CommonOptions(arguments, command: self)
        let root = try ScanRoot(path: arguments.positionals[0])
        let (configuration, _) = try options.configuration(for: root)
        let migration = try Migration(root: arguments.positionals[0], configuration: configuration, jobs: options.jobs)
        let steps = arguments.value("--step").flatMap(Migration.Step.init).map { [$0] } ?? Migration.Step.allCases
        for step in steps {
            let outcome = migration.take(step)
            for entry in outcome.remaining {
                StandardStream.error.writeIgnoringErrors("\(entry.file):\(entry.line):\(entry.column): \(entry.code): \(entry.message)\n")
            }
            StandardStream.error.writeIgnoringErrors("\(step.rawValue): \(outcome.counts) \(outcome.changes.count) files\n")
            if arguments.hasFlag("--dry-run") {
                try StandardStream.output.write(String(decoding: outcome.diff, as: UTF8.self))
            } else {
                for change in outcome.changes {
                    try OutputFile.write(String(decoding: change.new, as: UTF8.self), to: migration.folder + "/" + change.path)
                }
            }
        }
        return .done
    }
}
