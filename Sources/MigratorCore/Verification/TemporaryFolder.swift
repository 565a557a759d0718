import Foundation

/// A folder that is gone when the work is done, also when the user ends it.
final class TemporaryFolder {
    /// Absolute path.
    let path: String
    /// What writes into it.
    let programs = RunningPrograms()
    private let signals: [any DispatchSourceSignal]

    /// Makes a folder in the one that `TMPDIR` names.
    init(environment: [String: String]) throws(VerificationError) {
        let parent = environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var template = Array(joinedPath(parent, "migrator-verify.XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else {
            throw .noTemporaryFolder(path: parent, reason: SystemError.last.reason)
        }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self.path = path
        let programs = programs
        signals = [SIGINT, SIGTERM, SIGHUP].map { number in
            // The source takes what is not taken otherwise.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler {
                programs.end()
                try? FileManager.default.removeItem(atPath: path)
                signal(number, SIG_DFL)
                // Not `raise`: the signals of this thread are blocked.
                kill(getpid(), number)
            }
            source.resume()
            return source
        }
    }

    /// Removes it with everything in it.
    func remove() {
        for source in signals { source.cancel() }
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
        try? FileManager.default.removeItem(atPath: path)
    }
}
