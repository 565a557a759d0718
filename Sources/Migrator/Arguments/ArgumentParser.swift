import MigratorCore

/// Splits arguments into options and positionals. Options may stand anywhere; `--` ends them.
struct ArgumentParser {
    private let options: [OptionSpecification]
    private let command: (any Command)?
    private var rest: ArraySlice<String>
    private var result = ParsedArguments()

    /// Parses the arguments, the command's name among them.
    static func parse(
        _ arguments: [String], for command: (any Command)?, options: [OptionSpecification]
    ) throws(UsageError) -> ParsedArguments {
        var parser = ArgumentParser(options: options, command: command, rest: arguments[...])
        try parser.parseAll()
        if command != nil, !parser.result.positionals.isEmpty {
            parser.result.positionals.removeFirst()
        }
        try parser.checkPositionals()
        return parser.result
    }

    /// The first argument that is neither an option nor an option's value: the command.
    static func firstPositional(in arguments: [String], options: [OptionSpecification]) -> String? {
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if argument == "--" {
                return index + 1 < arguments.count ? arguments[index + 1] : nil
            }
            guard isOption(argument) else { return argument }
            let takesNext = options.contains { ($0.name == argument || $0.short == argument) && $0.value != nil }
            index += takesNext ? 2 : 1
        }
        return nil
    }

    private static func isOption(_ argument: String) -> Bool {
        argument.hasPrefix("-") && argument != "-"
    }

    private init(options: [OptionSpecification], command: (any Command)?, rest: ArraySlice<String>) {
        self.options = options
        self.command = command
        self.rest = rest
    }

    private mutating func parseAll() throws(UsageError) {
        while let argument = rest.popFirst() {
            if argument == "--" {
                result.positionals += rest
                return
            }
            if argument.hasPrefix("--") {
                try parseLong(argument)
            } else if Self.isOption(argument) {
                try parseShort(argument)
            } else {
                result.positionals.append(argument)
            }
        }
    }

    /// `--name`, `--name value` or `--name=value`.
    private mutating func parseLong(_ argument: String) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = options.first(where: { $0.name == parts[0] }) else { throw unknown(parts[0]) }
        try add(option, attached: parts.count > 1 ? parts[1] : nil)
    }

    /// `-o`, `-o value` or `-ovalue`.
    private mutating func parseShort(_ argument: String) throws(UsageError) {
        let name = String(argument.prefix(2))
        guard let option = options.first(where: { $0.short == name }) else { throw unknown(argument) }
        let attached = String(argument.dropFirst(2))
        if option.value == nil && !attached.isEmpty { throw unknown(argument) }
        try add(option, attached: attached.isEmpty ? nil : attached)
    }

    private mutating func add(_ option: OptionSpecification, attached: String?) throws(UsageError) {
        guard let placeholder = option.value else {
            if attached != nil { throw error("'\(option.name)' takes no value") }
            result.options[option.name, default: []].append("")
            return
        }
        guard let value = attached ?? nextValue(), !value.isEmpty else {
            throw error("'\(option.name)' needs a value: \(option.name) \(placeholder)")
        }
        try check(value, of: option.name, allowed: option.allowed)
        result.options[option.name, default: []].append(value)
    }

    private func check(_ value: String, of name: String, allowed: [String]) throws(UsageError) {
        guard !allowed.isEmpty, !allowed.contains(value) else { return }
        throw UsageError(
            "'\(value)' is not a value of '\(name)' (\(allowed.joined(separator: ", ")))",
            suggestion: Suggestion.nearest(to: value, in: allowed), command: command)
    }

    /// The next argument, unless it is an option itself: then the value was forgotten.
    private mutating func nextValue() -> String? {
        guard let next = rest.first, !next.hasPrefix("--") else { return nil }
        if Self.isOption(next), options.contains(where: { $0.short == String(next.prefix(2)) }) { return nil }
        return rest.popFirst()
    }

    private func checkPositionals() throws(UsageError) {
        guard let command else { return }
        let expected = command.positionals
        if result.positionals.count > expected.count {
            throw error("unexpected argument '\(result.positionals[expected.count])'")
        }
        for missing in expected.dropFirst(result.positionals.count) where !missing.isOptional {
            throw error("missing argument \(missing.name): \(missing.help)")
        }
        for (value, positional) in zip(result.positionals, expected) {
            try check(value, of: positional.name, allowed: positional.allowed)
        }
    }

    private func unknown(_ name: String) -> UsageError {
        let near = Suggestion.nearest(to: name, in: options.map(\.name))
        return UsageError("unknown option '\(name)'", suggestion: near, command: command)
    }

    private func error(_ message: String) -> UsageError {
        UsageError(message, command: command)
    }
}
