import MigratorCore

/// `migrator help`, and what `--help` shows.
struct HelpCommand: Command {
    static let usageLine = "migrator COMMAND [arguments] [options]"
    private static let width = 100

    let name = "help"
    let summary = "show this text, or the help of a command"
    let discussion = "Shows what a command does and which options it has."
    let positionals = [
        PositionalSpecification(name: "COMMAND", help: "the command to explain", isOptional: true)
    ]
    let options: [OptionSpecification] = []
    let examples = [
        CommandExample("migrator help", "the commands that there are"),
        CommandExample("migrator help plan", "what one of them does and which options it has"),
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        try Self.show(commandNamed: arguments.positionals.first)
    }

    /// Prints the help of a command, or the overview.
    static func show(commandNamed name: String?) throws -> ExitStatus {
        let text = try name.map { page(for: try Migrator.command(named: $0)) } ?? overview
        try StandardStream.output.write(text)
        return .done
    }

    private static var overview: String {
        let commands = Migrator.commands.map { ($0.name, $0.summary) }
        return """
            Migrates Redux-style actions in Swift code from action structs to enums with associated values.

            Usage: \(usageLine)

            Commands:
            \(table(commands))
            Options:
            \(table([("-h, --help", "Show this text, or the help of the command."), ("--version", "Show the version.")]))
            Run 'migrator help COMMAND' for the options of a command.

            """
    }

    private static func page(for command: any Command) -> String {
        var sections = [
            "Usage: \(command.usageLine)\n", TextWrapping.paragraph(command.discussion, width: width, indent: ""),
        ]
        sections.append("Arguments:\n" + table(command.positionals.map { ($0.name, $0.help) }))
        if !command.examples.isEmpty {
            sections.append("Examples:\n" + examples(command.examples))
        }
        if !command.options.isEmpty {
            sections.append("Options:\n" + table(command.options.map { ($0.usage, $0.help) }))
            let formats = command.options.flatMap(\.formats)
            if !formats.isEmpty {
                sections.append("Formats:\n" + table(formats.map { ($0.name, $0.help) }))
            }
            sections.append("Exit status:\n" + table(ExitStatus.allCases.map { ("\($0.rawValue)", $0.summary) }))
        }
        return sections.joined(separator: "\n")
    }

    private static func examples(_ examples: [CommandExample]) -> String {
        examples.map { example in
            "  \(example.line)\n" + TextWrapping.paragraph(example.meaning, width: width, indent: "      ")
        }.joined()
    }

    /// Two columns, the second one wrapped.
    private static func table(_ rows: [(String, String)]) -> String {
        let column = (rows.map(\.0.count).max() ?? 0) + 4
        let indent = String(repeating: " ", count: column)
        return rows.map { name, text in
            TextWrapping.paragraph(text, width: width, indent: indent, first: padded("  \(name)", to: column))
        }.joined()
    }
}
