/// Completions for zsh, as a function that is loaded from `fpath`.
struct ZshCompletions: CompletionScript {
    func text(_ model: CompletionModel) -> String {
        """
        #compdef migrator
        # Completions of migrator for zsh; written by 'migrator completions zsh'.

        _migrator() {
            local curcontext="$curcontext" state line
            local -a commands
            typeset -A opt_args
            commands=(
        \(model.commands.map { "        \("\($0.name):\($0.summary)".inSingleQuotes)\n" }.joined())    )
            _arguments -C \\
                \(specification(CompletionModel.help)) \\
                \(specification(CompletionModel.version)) \\
                '1:command:->command' \\
                '*::argument:->argument'
            case $state in
            command) _describe -t commands command commands ;;
            argument)
                case $words[1] in
        \(model.commands.map { branch($0, model) }.joined())        esac
                ;;
            esac
        }

        # Loaded from fpath, this file is the function; sourced, it only defines it.
        if [ "$funcstack[1]" = "_migrator" ]; then
            _migrator "$@"
        else
            compdef _migrator migrator
        fi

        """
    }

    private func branch(_ command: any Command, _ model: CompletionModel) -> String {
        var lines = (command.options + [CompletionModel.help]).map(specification)
        for (index, positional) in command.positionals.enumerated() {
            let message = escaped(positional.name)
            let completion = positional.completion(commands: model.names)
            let colons = positional.isOptional ? "::" : ":"
            lines.append("\(index + 1)\(colons)\(message):\(action(completion))".inSingleQuotes)
        }
        return """
                    \(command.name))
                        _arguments -s \\
            \(lines.map { "                \($0)" }.joined(separator: " \\\n"))
                        ;;

            """
    }

    /// An option as `_arguments` reads it.
    private func specification(_ option: OptionSpecification) -> String {
        var tail = "[\(escaped(option.help))]"
        if let value = option.value { tail += ":\(escaped(value)):\(action(option.completion))" }
        let repeats = option.help.contains("May be repeated") ? "*" : ""
        // `+` and `=`: the value follows at once or in the next word.
        let long = option.name + (option.value == nil ? "" : "=")
        guard let short = option.short else { return "\(repeats)\(long)\(tail)".inSingleQuotes }
        let names = "\(short)\(option.value == nil ? "" : "+"),\(long)"
        return "'(\(short) \(option.name))'{\(names)}\(tail.inSingleQuotes)"
    }

    private func action(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " "
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .files: "_files"
        case .folders: "_files -/"
        case .swiftSources: "_files -g \"*.swift\""
        }
    }

    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\:[]".contains(character) { result += "\\" }
            result.append(character)
        }
    }
}
