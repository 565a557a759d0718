import Foundation
import MigratorCore

/// The options that every command that scans a tree understands.
struct CommonOptions: Sendable {
    /// The common options of a command whose result comes in these forms; the first one is the default.
    static func specifications(formats: [FormatDescription]) -> [OptionSpecification] {
        let names = formats.map(\.name)
        let format = OptionSpecification(
            name: "--format", value: "FORMAT", allowed: names,
            help: "Form of the result: \(names.joined(separator: ", ")). Default: \(names.first ?? "").",
            formats: formats)
        return [format] + withoutFormat
    }

    /// The common options of a command whose result has one form.
    static let withoutFormat: [OptionSpecification] = [
        .init(
            name: "--output", short: "-o", value: "FILE",
            help: "Write the result to FILE instead of standard output. FILE is replaced only when all went well."),
        .init(
            name: "--config", value: "FILE",
            help: "Configuration to use instead of the nearest .migrator.json in PATH or above it."),
        .init(
            name: "--include", value: "GLOB",
            help: "Look only at these files, instead of those that the configuration includes. May be repeated. "
                + "Patterns are those of .gitignore, relative to PATH."),
        .init(
            name: "--exclude", value: "GLOB",
            help: "Leave these files and folders out, besides those that the configuration excludes. May be repeated."),
        .init(name: "--jobs", value: "N", help: "Number of threads, at least 1. Default: one for each processor."),
        .init(name: "--no-cache", help: "Accepted, but without effect: nothing is cached yet."),
        .init(name: "--quiet", help: "No progress. Warnings and errors are still printed."),
        .init(name: "--verbose", help: "Say on standard error what is done."),
        .init(
            name: "--color", value: "WHEN", allowed: ColorChoice.allCases.map(\.rawValue),
            help: "Colour in text: auto (default: on a terminal, unless NO_COLOR is set), always or never."),
    ]

    /// nil: the default of the command.
    var format: String?
    /// nil: standard output.
    var output: String?
    var configurationFile: String?
    var include: [String]
    var exclude: [String]
    var jobs: Int
    var quiet: Bool
    var verbose: Bool
    var color: ColorChoice

    init(_ arguments: ParsedArguments, command: any Command) throws(UsageError) {
        format = arguments.value("--format")
        let output = arguments.value("--output")
        self.output = output == "-" ? nil : output
        configurationFile = arguments.value("--config")
        include = arguments.values("--include")
        exclude = arguments.values("--exclude")
        quiet = arguments.hasFlag("--quiet")
        verbose = arguments.hasFlag("--verbose")
        color = arguments.value("--color").flatMap(ColorChoice.init) ?? .auto
        jobs = ProcessInfo.processInfo.activeProcessorCount
        if let text = arguments.value("--jobs") {
            guard let number = Int(text), number >= 1 else {
                throw UsageError("'\(text)' is not a value of '--jobs': a whole number from 1 on", command: command)
            }
            jobs = number
        }
        if quiet && verbose {
            throw UsageError("'--quiet' and '--verbose' exclude each other", command: command)
        }
        for (name, globs) in [("--include", include), ("--exclude", exclude)] {
            for glob in globs where !Glob(glob).isValid {
                throw UsageError("'\(glob)' is not a valid pattern for '\(name)'", command: command)
            }
        }
    }

    /// The configuration of a tree with the options on top, and the file that it is from.
    func configuration(for root: ScanRoot) throws(DocumentError) -> (Configuration, file: String?) {
        let file = configurationFile ?? ConfigurationLoader.nearestFile(from: root.folder)
        var configuration = Configuration()
        if let file {
            configuration = try ConfigurationLoader.load(file: file)
        }
        if !include.isEmpty {
            configuration.include = include
        }
        configuration.exclude += exclude
        return (configuration, file)
    }

    /// How text is to look where the result goes.
    var style: TextStyle {
        let terminal = output == nil && StandardStream.output.isTerminal
        return TextStyle(
            width: terminal ? StandardStream.output.terminalWidth ?? 120 : 120,
            color: color.isOn(isTerminal: terminal))
    }
}

/// When text is coloured.
enum ColorChoice: String, CaseIterable, Sendable {
    case auto, always, never

    func isOn(isTerminal: Bool) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            let environment = ProcessInfo.processInfo.environment
            let unwanted = !(environment["NO_COLOR"] ?? "").isEmpty || environment["TERM"] == "dumb"
            return isTerminal && !unwanted
        }
    }
}
