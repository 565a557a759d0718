/// `migrator completions`: scripts that teach a shell the commands and options.
struct CompletionsCommand: Command {
    let name = "completions"
    let summary = "print the script that completes commands and options in a shell"
    let discussion = """
        Prints a script for bash, zsh or fish. It is made from the commands of this very version; make it again after an \
        update.
        """
    let positionals = [
        PositionalSpecification(name: "SHELL", allowed: Shell.allCases.map(\.rawValue), help: "bash, zsh or fish")
    ]
    let options: [OptionSpecification] = []
    let examples = [
        CommandExample("source <(migrator completions bash)", "completes in this bash; in ~/.bashrc, in every one"),
        CommandExample(
            "migrator completions zsh > ~/.zfunc/_migrator", "for zsh, where ~/.zfunc is in fpath before compinit"),
        CommandExample("migrator completions fish > ~/.config/fish/completions/migrator.fish", "for fish"),
    ]

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        // The parser lets no other name through.
        let shell = arguments.positionals.first.flatMap(Shell.init) ?? .bash
        try StandardStream.output.write(shell.script.text(CompletionModel(commands: Migrator.commands)))
        return .done
    }
}
