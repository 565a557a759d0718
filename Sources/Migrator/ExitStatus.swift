import Foundation
import MigratorCore

/// What the program's exit status says; the numbers are those of sysexits(3). `docs/exit-status.md` explains them.
enum ExitStatus: Int32, CaseIterable {
    case done = 0
    case incomplete = 1
    case usage = 64
    case badData = 65
    case noInput = 66
    case bug = 70
    case inputOutput = 74

    /// One line for the help.
    var summary: String {
        switch self {
        case .done: "done"
        case .incomplete:
            "check failed, verify found new errors; or done, but a file has syntax errors or a symbolic link leads nowhere"
        case .usage: "wrong usage"
        case .badData: "bad plan, baseline, history or configuration"
        case .noInput: "no such path, or no Swift compiler"
        case .bug: "a bug in migrator"
        case .inputOutput: "a file could not be read, or the result could not be written"
        }
    }

    /// What a scan that met these problems ends with.
    init(of problems: [FileProblem]) {
        let leftOut = problems.contains { problem in
            switch problem.code {
            case .unreadable, .notUTF8, .unreadableFolder: true
            case .syntaxError, .brokenLink: false
            }
        }
        self = leftOut ? .inputOutput : problems.isEmpty ? .done : .incomplete
    }
}

/// An error as the user sees it.
struct CommandFailure: Error {
    var status: ExitStatus
    /// Whole lines, without the last line break.
    var message: String

    init(_ status: ExitStatus, _ message: String) {
        self.status = status
        self.message = "migrator: error: \(message)"
    }

    /// Sorts the errors that the core throws.
    init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let usage as UsageError: self.init(.usage, lines: usage.description)
        case let root as ScanRootError: self.init(Self.status(of: root), root.description)
        case let verification as VerificationError:
            self.init(Self.status(of: verification), verification.description)
        case let writer as TreeWriterError: self.init(.inputOutput, lines: writer.description)
        case let history as HistoryError: self.init(Self.status(of: history), lines: history.description)
        case let file as DocumentError: self.init(Self.status(of: file), lines: file.description)
        default: self.init(.bug, "this is a bug in migrator, please report it: \(error)")
        }
    }

    /// Takes a message that is whole as it is.
    private init(_ status: ExitStatus, lines: String) {
        self.status = status
        message = lines
    }

    private static func status(of error: ScanRootError) -> ExitStatus {
        switch error {
        case .notFound, .notSwift: .noInput
        case .unreadable: .inputOutput
        }
    }

    private static func status(of error: VerificationError) -> ExitStatus {
        switch error {
        case .noCompiler, .noFiles, .notFolder: .noInput
        case .brokenCompiler, .noTemporaryFolder: .inputOutput
        }
    }

    private static func status(of error: HistoryError) -> ExitStatus {
        switch error {
        case .unreadable, .unwritable: .inputOutput
        case .invalid: .badData
        }
    }

    private static func status(of error: DocumentError) -> ExitStatus {
        switch error {
        case .notFound: .noInput
        case .unreadable: .inputOutput
        case .invalid: .badData
        }
    }
}
