import MigratorCore

/// `migrator scan`: the inventory.
struct ScanCommand: Command {
    let name = "scan"
    let summary = "list the legacy actions of a tree and what is known of them"
    let discussion = """
        Looks for action structs, action types, dispatch sites, reducers and middlewares below PATH and infers for each \
        case what its modern form must carry. Changes nothing.

        Hidden folders, DerivedData and what .gitignore files name are left out; symbolic links are not followed.
        """
    let positionals = [
        PositionalSpecification(name: "PATH", help: "the folder of the Swift sources, or one .swift file")
    ]
    let options = CommonOptions.specifications(formats: Formats.scan.descriptions)
    let examples = [
        CommandExample("migrator scan Sources", "what there is to migrate, as text"),
        CommandExample("migrator scan . --format json -o scan.json", "the same for a program, in a file"),
        CommandExample("migrator scan . --exclude Generated --exclude '*.pb.swift'", "without generated code"),
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try CommonOptions(arguments, command: self)
        let session = ScanSession(path: arguments.positionals[0], options: options)
        let report = try session.scan()
        try session.write(try Formats.scan.text(of: report, format: options.format, style: options.style))
        return ExitStatus(of: report.problems)
    }
}
