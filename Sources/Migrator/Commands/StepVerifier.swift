import Foundation
import MigratorCore

/// Runs a user's command behind each step, to see whether the tree is still whole.
struct StepVerifier {
    /// What the command made of a step.
    enum Verdict {
        case passed
        /// Why not: half a sentence that names the file with the output.
        case failed(String)
        /// The user stopped the run.
        case interrupted
    }

    /// What `/bin/sh -c` is given.
    let command: String
    /// Where it runs: the folder of the tree.
    let folder: String
    /// Nothing is said but what went wrong.
    let quiet: Bool

    /// Number of lines of the output that are shown.
    private static let shownLines = 10

    func verify(_ step: any MigrationStep) throws -> Verdict {
        if !quiet { note("migrator: \(step.title): running \(command)\n") }
        let log = FileManager.default.temporaryDirectory.appendingPathComponent("migrator-\(UUID().uuidString).log")
            .path
        guard FileManager.default.createFile(atPath: log, contents: nil, attributes: [.posixPermissions: 0o600]),
            let handle = FileHandle(forWritingAtPath: log)
        else { throw CommandFailure(.inputOutput, "\(log): error: the output of the command cannot be kept there") }
        defer { try? handle.close() }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", command]
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = handle
        process.standardError = handle
        let isInterrupted: Bool
        do {
            try process.run()
            isInterrupted = StopSignals.wait(for: process)
        } catch {
            throw CommandFailure(.inputOutput, "/bin/sh: error: it could not be started: \(error)")
        }
        if process.terminationReason == .exit, process.terminationStatus == 0, !isInterrupted {
            try? FileManager.default.removeItem(atPath: log)
            return .passed
        }
        if isInterrupted { return .interrupted }
        showEnd(of: log)
        let end = process.terminationReason == .exit ? "status" : "signal"
        return .failed(
            "the command of --verify ended with the \(end) \(process.terminationStatus); its output is in \(log)")
    }

    private func showEnd(of log: String) {
        let bytes = (try? Data(contentsOf: URL(fileURLWithPath: log))) ?? Data()
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let end = (lines.last?.isEmpty ?? false ? lines.dropLast() : lines[...]).suffix(Self.shownLines)
        note(end.map { "    \($0)\n" }.joined())
    }

    private func note(_ text: String) { StandardStream.error.writeIgnoringErrors(text) }
}

/// What a user does to stop the program reaches the command alone, so that the program can take the step back.
private enum StopSignals {
    private final class Flag: @unchecked Sendable {
        private let lock = NSLock()
        private var value = false

        func set() { lock.withLock { value = true } }
        var isSet: Bool { lock.withLock { value } }
    }

    /// - Returns: whether the user stopped it.
    static func wait(for process: Process) -> Bool {
        let flag = Flag()
        let identifier = process.processIdentifier
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            let before = signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                flag.set()
                // What the shell started is in its group, if it has one of its own.
                kill(getpgid(identifier) == identifier ? -identifier : identifier, SIGTERM)
            }
            source.resume()
            return (number, before, source)
        }
        process.waitUntilExit()
        for (number, before, source) in sources {
            source.cancel()
            signal(number, before)
        }
        return flag.isSet
    }
}
