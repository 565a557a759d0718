import Foundation
import MigratorCore

/// The program.
@main
struct Migrator {
    static let commands: [any Command] = [
        ScanCommand(), ExplainCommand(), PlanCommand(), ReportCommand(), CheckCommand(), ApplyCommand(),
        VerifyCommand(), CompletionsCommand(), HelpCommand(),
    ]

    static func main() {
        // A reader that goes away early, such as `head`, is no reason to die: writes then fail with EPIPE.
        signal(SIGPIPE, SIG_IGN)
        let status = run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }

    private static func run(_ arguments: [String]) -> ExitStatus {
        do {
            return try dispatch(arguments)
        } catch {
            let failure = CommandFailure(error)
            StandardStream.error.writeIgnoringErrors(failure.message + "\n")
            return failure.status
        }
    }

    private static func dispatch(_ arguments: [String]) throws -> ExitStatus {
        let beforeTerminator = arguments.prefix { $0 != "--" }
        let name = ArgumentParser.firstPositional(in: arguments, options: commands.flatMap(\.options))
        if beforeTerminator.contains("--help") || beforeTerminator.contains("-h") {
            return try HelpCommand.show(commandNamed: name)
        }
        if beforeTerminator.contains("--version") {
            try StandardStream.output.write("\(ToolIdentity.current.name) \(ToolIdentity.current.version)\n")
            return .done
        }
        if !commands.contains(where: { $0.name == name }) {
            // What looks like a wrong command may be the value of an option that is misspelt.
            try checkOptions(in: arguments.prefix { $0 != name && $0 != "--" })
        }
        guard let name else { throw UsageError("missing command", command: nil) }
        let command = try command(named: name)
        let parsed = try ArgumentParser.parse(arguments, for: command, options: command.options)
        return try command.run(parsed)
    }

    private static func checkOptions(in arguments: ArraySlice<String>) throws {
        _ = try ArgumentParser.parse(Array(arguments), for: nil, options: commands.flatMap(\.options))
    }

    /// The command of that name.
    static func command(named name: String) throws -> any Command {
        guard let command = commands.first(where: { $0.name == name }) else {
            let near = Suggestion.nearest(to: name, in: commands.map(\.name))
            throw UsageError("unknown command '\(name)'", suggestion: near, command: nil)
        }
        return command
    }
}
