import MigratorCore

/// An option that a command understands.
struct OptionSpecification: Sendable {
    /// The long name, `--format`.
    var name: String
    /// The short name, `-o`.
    var short: String?
    /// What its value is called in the help; nil for a flag.
    var value: String?
    /// The only values that it takes; empty: any.
    var allowed: [String] = []
    var help: String
    /// What is said of each allowed value, where these are formats.
    var formats: [FormatDescription] = []

    /// How the help shows it.
    var usage: String {
        let names = (short.map { "\($0), " } ?? "") + name
        return value.map { "\(names) \($0)" } ?? names
    }
}

/// Arguments that are not options, by the names in a command's usage line.
struct PositionalSpecification: Sendable {
    var name: String
    /// The only values that it takes; empty: any.
    var allowed: [String] = []
    var help: String
    var isOptional = false

    /// How the usage line shows it.
    var usage: String { isOptional ? "[\(name)]" : name }
}

/// What the user asked for.
struct ParsedArguments: Sendable {
    /// Values by the option's long name, in the order given; a flag that is given has an empty value.
    var options: [String: [String]] = [:]
    /// Without the command's name.
    var positionals: [String] = []

    func hasFlag(_ name: String) -> Bool {
        options[name] != nil
    }

    /// The option's value; the last one where it is given several times.
    func value(_ name: String) -> String? {
        options[name]?.last
    }

    func values(_ name: String) -> [String] {
        options[name] ?? []
    }
}
