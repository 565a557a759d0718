/// A subcommand.
protocol Command: Sendable {
    var name: String { get }
    /// Half a line for the list of commands.
    var summary: String { get }
    /// Paragraphs for the help of this command.
    var discussion: String { get }
    var positionals: [PositionalSpecification] { get }
    var options: [OptionSpecification] { get }
    /// Does the work and says how it ended.
    func run(_ arguments: ParsedArguments) throws -> ExitStatus
}

extension Command {
    /// How the command is called.
    var usageLine: String {
        let words = ["migrator", name] + positionals.map(\.usage) + (options.isEmpty ? [] : ["[options]"])
        return words.joined(separator: " ")
    }
}
