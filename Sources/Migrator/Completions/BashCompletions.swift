/// Completions for bash, from version 3.2 on, which macOS still has.
struct BashCompletions: CompletionScript {
    func text(_ model: CompletionModel) -> String {
        """
        # Completions of migrator for bash; written by 'migrator completions bash'.

        # Offers the words of $1 that begin like the current word.
        _migrator_words() {
            local word
            while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -W "$1" -- "$current")
        }

        # Offers what 'compgen' finds with these options, as names of files.
        _migrator_paths() {
            local path
            compopt -o filenames 2> /dev/null
            while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$@" -- "$current")
        }

        _migrator() {
            local current=${COMP_WORDS[COMP_CWORD]} command="" option="" ended="" place=0 index=1 word
            COMPREPLY=()
            while [ "$index" -lt "$COMP_CWORD" ]; do
                word=${COMP_WORDS[index]}
                index=$((index + 1))
                if [ -n "$option" ]; then
                    # '--format=json' comes as three words.
                    [ "$word" = "=" ] || option=""
                elif [ -z "$ended" ] && [ "$word" = "--" ]; then
                    ended=1
                elif [ -z "$ended" ] && [[ $word == -* ]]; then
                    case $word in
                    \(model.optionsWithValues.joined(separator: " | ")))
                        option=$word
                        ;;
                    esac
                elif [ -z "$command" ]; then
                    command=$word
                else
                    place=$((place + 1))
                fi
            done
            [ "$current" != "=" ] || current=""

            if [ -n "$option" ]; then
                case "$command $option" in
        \(values(model))        esac
            elif [ -z "$ended" ] && [[ $current == -* ]]; then
                case $command in
        \(options(model))        esac
            elif [ -z "$command" ]; then
                _migrator_words "\(model.names.joined(separator: " "))"
            else
                case "$command $place" in
        \(positionals(model))        esac
            fi
        }

        complete -F _migrator migrator

        """
    }

    private func values(_ model: CompletionModel) -> String {
        model.commands.flatMap { command in
            command.options.filter { $0.value != nil }.map { option in
                branch(option.names.map { "\"\(command.name) \($0)\"" }, offer(option.completion))
            }
        }.joined()
    }

    private func options(_ model: CompletionModel) -> String {
        let every = [CompletionModel.help.name]
        let overall = branch(
            ["\"\""], "_migrator_words \"\((every + [CompletionModel.version.name]).joined(separator: " "))\"")
        return model.commands.reduce(into: overall) { text, command in
            let names = command.options.map(\.name) + every
            text += branch([command.name], "_migrator_words \"\(names.joined(separator: " "))\"")
        }
    }

    private func positionals(_ model: CompletionModel) -> String {
        model.commands.flatMap { command in
            command.positionals.enumerated().map { index, positional in
                branch(["\"\(command.name) \(index)\""], offer(positional.completion(commands: model.names)))
            }
        }.joined()
    }

    private func branch(_ patterns: [String], _ action: String) -> String {
        "        \(patterns.joined(separator: " | "))) \(action) ;;\n"
    }

    private func offer(_ completion: Completion) -> String {
        switch completion {
        case .nothing: ":"
        case .words(let words): "_migrator_words \"\(words.joined(separator: " "))\""
        case .files: "_migrator_paths -f"
        case .folders: "_migrator_paths -d"
        // The pattern behind -X is what is left out.
        case .swiftSources: "_migrator_paths -d; _migrator_paths -f -X '!*.swift'"
        }
    }
}
