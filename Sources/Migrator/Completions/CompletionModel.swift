/// What a shell can offer for a word of a command line.
enum Completion: Equatable, Sendable {
    /// Whatever the user likes.
    case nothing
    case words([String])
    case files
    case folders
    /// Folders, and files of Swift source.
    case swiftSources
}

extension OptionSpecification {
    /// What can stand as the option's value.
    var completion: Completion {
        if !allowed.isEmpty { return .words(allowed) }
        switch value {
        case "FILE": return .files
        case "DIR": return .folders
        default: return .nothing
        }
    }

    /// All spellings of the option.
    var names: [String] { [name] + (short.map { [$0] } ?? []) }
}

extension PositionalSpecification {
    /// What can stand there.
    ///
    /// - Parameter commands: the names of all commands.
    func completion(commands: [String]) -> Completion {
        if !allowed.isEmpty { return .words(allowed) }
        switch name {
        case "PATH": return .swiftSources
        case "COMMAND": return .words(commands)
        default: return .nothing
        }
    }
}

/// The commands as the generators of completion scripts see them.
struct CompletionModel: Sendable {
    let commands: [any Command]

    var names: [String] { commands.map(\.name) }

    /// Every spelling of an option that takes a value, of any command, sorted.
    var optionsWithValues: [String] {
        let names = commands.flatMap(\.options).filter { $0.value != nil }.flatMap(\.names)
        return Set(names).sorted()
    }

    /// `--help` is understood by every command.
    static let help = OptionSpecification(name: "--help", short: "-h", help: "Show the help.")
    static let version = OptionSpecification(name: "--version", help: "Show the version.")
}

/// Writes the completion script of one shell.
protocol CompletionScript: Sendable {
    func text(_ model: CompletionModel) -> String
}

/// The shells that there are scripts for.
enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish

    var script: any CompletionScript {
        switch self {
        case .bash: BashCompletions()
        case .zsh: ZshCompletions()
        case .fish: FishCompletions()
        }
    }
}

extension String {
    /// The text as one word in single quotes, as bash and zsh read it.
    var inSingleQuotes: String { "'" + replacing("'", with: "'\\''") + "'" }
}
