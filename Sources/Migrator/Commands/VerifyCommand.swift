import Foundation
import MigratorCore

/// `migrator verify`: does a change make errors?
struct VerifyCommand: Command {
    let name = "verify"
    let summary = "type-check two trees without the platform: which errors are new?"
    let discussion = """
        Compiles both trees with the toolchain's compiler. Modules that the toolchain does not have are replaced by empty \
        ones, so that code for another platform has many errors on both sides; what counts are those that only AFTER has. \
        Modules come from Package.swift, project folders and imports. Nothing of the trees is executed, and nothing in them \
        is changed.
        """
    let positionals = [
        PositionalSpecification(name: "BEFORE", help: "the folder of the Swift sources as they were"),
        PositionalSpecification(name: "AFTER", help: "the folder of the Swift sources as they are"),
    ]
    let options: [OptionSpecification]
    let examples = [
        CommandExample("migrator verify ../before .", "whether this tree has errors that the other one does not have"),
        CommandExample("migrator verify ../before . --format json -o errors.json", "the same for another program"),
    ]

    private static let shared: Set = ["--format", "--output", "--jobs", "--quiet"]

    init() {
        options = CommonOptions.specifications(formats: Formats.verification.descriptions).compactMap { option in
            guard Self.shared.contains(option.name) else { return nil }
            var option = option
            if option.name == "--jobs" {
                option.help = "Number of compilers at a time, at least 1. Default: one for each processor."
            }
            return option
        }
    }

    func run(_ arguments: ParsedArguments) throws -> ExitStatus {
        let options = try CommonOptions(arguments, command: self)
        if let output = options.output { try OutputFile.check(output) }
        let request = VerificationRequest(
            before: arguments.positionals[0], after: arguments.positionals[1], jobs: options.jobs,
            environment: ProcessInfo.processInfo.environment)
        let progress = ProgressLine(quiet: options.quiet)
        let report: VerificationReport
        do {
            defer { progress.clear() }
            report = try Verifier.report(request) { progress.show($0) }
        }
        warn(of: report, request)
        let text = try Formats.verification.text(of: report, format: options.format, style: options.style)
        if let output = options.output {
            try OutputFile.write(text, to: output)
        } else {
            try StandardStream.output.write(text)
        }
        let status = ExitStatus(of: report.problems + report.earlierProblems)
        guard status == .done else { return status }
        return report.new.isEmpty && report.unchecked.isEmpty ? .done : .incomplete
    }

    /// Says what was not looked at.
    private func warn(of report: VerificationReport, _ request: VerificationRequest) {
        for (folder, problems) in [(request.before, report.earlierProblems), (request.after, report.problems)] {
            for problem in problems {
                let file = folder.hasSuffix("/") ? folder + problem.file : "\(folder)/\(problem.file)"
                let place = problem.line > 0 ? "\(file):\(problem.line):\(problem.column)" : file
                StandardStream.error.writeIgnoringErrors("\(place): warning: \(problem.message)\n")
            }
        }
        for module in report.unchecked {
            StandardStream.error.writeIgnoringErrors(
                "migrator: warning: the compiler gave up on module '\(module)'; its errors are not all known\n")
        }
    }
}
