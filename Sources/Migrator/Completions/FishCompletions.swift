/// Completions for fish.
struct FishCompletions: CompletionScript {
    func text(_ model: CompletionModel) -> String {
        var lines = [
            "# Completions of migrator for fish; written by 'migrator completions fish'.", "",
            "complete -c migrator -f",
            line(CompletionModel.help, condition: nil),
            line(CompletionModel.version, condition: "__fish_use_subcommand"),
        ]
        for command in model.commands {
            lines.append(
                "complete -c migrator -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
        }
        for command in model.commands {
            let condition = "__fish_seen_subcommand_from \(command.name)"
            lines.append("")
            lines += command.options.map { line($0, condition: condition) }
            for positional in command.positionals {
                let completion = positional.completion(commands: model.names)
                guard completion != .nothing else { continue }
                lines.append("complete -c migrator -n \(quoted(condition))\(arguments(completion))")
            }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func line(_ option: OptionSpecification, condition: String?) -> String {
        var text = "complete -c migrator"
        if let condition { text += " -n \(quoted(condition))" }
        if let short = option.short { text += " -s \(short.dropFirst())" }
        text += " -l \(option.name.dropFirst(2))"
        if option.value != nil { text += " -r" + arguments(option.completion) }
        return text + " -d \(quoted(option.help))"
    }

    private func arguments(_ completion: Completion) -> String {
        switch completion {
        case .nothing: " -f"
        case .words(let words): " -f -a \(quoted(words.joined(separator: " ")))"
        case .files, .swiftSources: " -F"
        case .folders: " -f -a \(quoted("(__fish_complete_directories)"))"
        }
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
