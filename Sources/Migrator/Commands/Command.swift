/// A subcommand.
protocol Command: Sendable {
    var name: String { get }
    /// Half a line for the list of commands.
    var summary: String { get }
    /// Paragraphs for the help of this command.
    var discussion: String { get }
    var positionals: [PositionalSpecification] { get }
    var options: [OptionSpecification] { get }
    /// Two or three real command lines; the tests know a command that has none.
    var examples: [CommandExample] { get }
    /// Does the work and says how it ended.
    func run(_ arguments: ParsedArguments) throws -> ExitStatus
}

extension Command {
    var examples: [CommandExample] { [] }

    /// How the command is called.
    var usageLine: String {
        let words = ["migrator", name] + positionals.map(\.usage) + (options.isEmpty ? [] : ["[options]"])
        return words.joined(separator: " ")
    }
}

/// A command line for the help.
struct CommandExample: Sendable {
    /// As it is typed, without a prompt.
    var line: String
    /// Half a sentence about what it does.
    var meaning: String

    /// An example.
    init(_ line: String, _ meaning: String) {
        self.line = line
        self.meaning = meaning
    }
}
