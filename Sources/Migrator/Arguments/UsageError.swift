import MigratorCore

/// Arguments that the program does not understand.
struct UsageError: Error, CustomStringConvertible {
    var message: String
    /// What was probably meant.
    var suggestion: String?
    /// The command whose usage line is shown.
    var command: (any Command)?

    init(_ message: String, suggestion: String? = nil, command: (any Command)?) {
        self.message = message
        self.suggestion = suggestion
        self.command = command
    }

    var description: String {
        let question = suggestion.map { "; did you mean '\($0)'?" } ?? ""
        let usage = command?.usageLine ?? HelpCommand.usageLine
        let help = command.map { "migrator help \($0.name)" } ?? "migrator help"
        return "migrator: error: \(message)\(question)\nUsage: \(usage)\nRun '\(help)' to see what there is."
    }
}
