import Foundation
import MigratorCore

/// What the commands that scan have in common: configuration, progress, warnings, writing the result.
struct ScanSession {
    let path: String
    let options: CommonOptions

    /// Scans the tree and prints a warning for each file that could not be used; gives the report alone.
    func scan() throws -> ScanReport { try findings().report }

    /// Scans the tree and prints a warning for each file that could not be used.
    func findings() throws -> ScanFindings { try findingsWithConfiguration().0 }

    /// Scans the tree; gives the configuration that it was scanned with too.
    func findingsWithConfiguration() throws -> (ScanFindings, Configuration) {
        if let output = options.output {
            try OutputFile.check(output)
        }
        let root = try ScanRoot(path: path)
        let (configuration, file) = try options.configuration(for: root)
        note(file.map { "configuration: \($0)" } ?? "configuration: none found, using the defaults")
        let started = Date()
        let progress = ProgressLine(quiet: options.quiet)
        let request = ScanRequest(root: path, configuration: configuration, jobs: options.jobs)
        let findings: ScanFindings
        do {
            defer { progress.clear() }
            findings = try Scanner.findings(request) { progress.show($0) }
        }
        let report = findings.report
        note(
            "\(report.summary.files) files in \(hundredths(Date().timeIntervalSince(started))) s, \(options.jobs) jobs")
        for problem in report.problems {
            warn(problem, root: root)
        }
        return (findings, configuration)
    }

    /// Writes the result where the user wants it.
    func write(_ text: String) throws {
        if let output = options.output {
            try OutputFile.write(text, to: output)
            note("wrote \(output)")
        } else {
            try StandardStream.output.write(text)
        }
    }

    private func note(_ text: String) {
        if options.verbose {
            StandardStream.error.writeIgnoringErrors("migrator: \(text)\n")
        }
    }

    private func hundredths(_ seconds: TimeInterval) -> String {
        String(format: "%.2f", seconds)
    }

    /// Names the file the way the user named the root, so that the place can be opened from where the user is.
    private func warn(_ problem: FileProblem, root: ScanRoot) {
        var folder = path[...]
        if root.file != nil {
            folder = folder.lastIndex(of: "/").map { folder[...$0] } ?? "."
        }
        while folder.count > 1, folder.hasSuffix("/") {
            folder.removeLast()
        }
        let separator = folder.hasSuffix("/") ? "" : "/"
        let file = folder == "." ? problem.file : "\(folder)\(separator)\(problem.file)"
        let place = problem.line > 0 ? "\(file):\(problem.line):\(problem.column)" : file
        StandardStream.error.writeIgnoringErrors("\(place): warning: \(problem.message)\n")
    }
}
