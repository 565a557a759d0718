import Foundation

/// Writes the changes of a step into a tree so that an interruption at any point leaves every file either old or new, and
/// the next run can finish.
///
/// All new contents are on the disk before the first file is replaced, together with a manifest that lists them; each file is
/// then replaced by one rename. What is left of an interrupted run is found by the manifest.
public struct TreeWriter {
    /// Name of the folder in the root that holds the contents until they are in their places.
    static let journalName = ".migrator-apply"

    /// A file that could not be replaced.
    public struct Failure: Equatable, Sendable {
        /// Relative to the root.
        public let path: String
        /// Why, and what to do.
        public let message: String
    }

    /// What was left of an interrupted run and what became of it.
    public struct Recovery: Equatable, Sendable {
        /// The step that was interrupted.
        public let step: String
        /// Files that the interrupted run had replaced.
        public let alreadyWritten: Int
        /// Files that were replaced now.
        public let written: Int
        /// Files that somebody else changed in between.
        public let failures: [Failure]
    }

    private struct Manifest: Codable {
        let step: String
        let paths: [String]
    }

    let root: String
    private var journal: String { joinedPath(root, Self.journalName) }
    private var manifestPath: String { joinedPath(journal, "manifest.json") }

    /// A writer for a tree.
    ///
    /// - Parameter root: absolute path, symbolic links resolved.
    public init(root: String) {
        self.root = root
    }

    // MARK: Writing

    /// Replaces files.
    ///
    /// - Returns: the files that could not be replaced; the others were.
    /// - Throws: when the contents could not be put on the disk first; nothing was changed then.
    public func write(_ changes: [FileChange], step: String) throws(TreeWriterError) -> [Failure] {
        guard !changes.isEmpty else { return [] }
        var failures: [Failure] = []
        var accepted: [FileChange] = []
        for change in changes {
            if let message = objection(to: change.path) {
                failures.append(Failure(path: change.path, message: message))
            } else {
                accepted.append(change)
            }
        }
        try prepare(accepted, step: step)
        for (index, change) in accepted.enumerated() {
            if let message = replace(change.path, index: index, expected: change.old) {
                failures.append(Failure(path: change.path, message: message))
            }
        }
        removeJournal(count: accepted.count)
        return failures
    }

    /// Why a file must not be written: it is not where it seems to be, or no file.
    private func objection(to path: String) -> String? {
        let target = joinedPath(root, path)
        var status = stat()
        guard lstat(target, &status) == 0 else { return "the file is gone (\(SystemError.last.reason))" }
        guard status.st_mode & S_IFMT == S_IFREG else { return "it is no regular file any more; it is left as it is" }
        let folder = target.lastIndex(of: "/").map { String(target[..<$0]) } ?? root
        guard let resolved = realpath(folder, nil) else { return "its folder is gone (\(SystemError.last.reason))" }
        defer { free(resolved) }
        let real = String(cString: resolved)
        guard real == root || real.hasPrefix(root == "/" ? "/" : root + "/") else {
            return "a symbolic link leads out of the tree; it is left as it is"
        }
        return nil
    }

    private func prepare(_ changes: [FileChange], step: String) throws(TreeWriterError) {
        // Only a folder of our own is written to, and emptied when something fails.
        guard mkdir(journal, 0o700) == 0 else {
            throw TreeWriterError(
                message: "\(journal): error: the folder for the changes could not be made: \(SystemError.last.reason); "
                    + "nothing was changed")
        }
        do {
            for (index, change) in changes.enumerated() {
                var status = stat()
                let mode = lstat(joinedPath(root, change.path), &status) == 0 ? status.st_mode & 0o7777 : 0o644
                try store(change.new, at: joinedPath(journal, "\(index).new"), mode: mode)
                try store(change.old, at: joinedPath(journal, "\(index).old"), mode: 0o600)
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            let manifest = [UInt8](try encoder.encode(Manifest(step: step, paths: changes.map(\.path))))
            try store(manifest, at: manifestPath + ".part", mode: 0o600)
            guard rename(manifestPath + ".part", manifestPath) == 0 else { throw SystemError.last }
        } catch {
            let reason = (error as? SystemError)?.reason ?? "\(error)"
            removeJournal(count: changes.count)
            throw TreeWriterError(
                message: "\(journal): error: the changes could not be prepared: \(reason); nothing was changed")
        }
    }

    private func store(_ bytes: [UInt8], at path: String, mode: mode_t) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError.last }
        defer { close(descriptor) }
        fchmod(descriptor, mode)
        var offset = 0
        while offset < bytes.count {
            let count = bytes[offset...].withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw SystemError.last }
            offset += count
        }
        guard fsync(descriptor) == 0 else { throw SystemError.last }
    }

    /// Puts a prepared content in its place, if the file still holds what it is expected to hold.
    private func replace(_ path: String, index: Int, expected: [UInt8]) -> String? {
        let target = joinedPath(root, path)
        guard let current = try? FileReader.bytes(ofFileAt: target) else { return "the file cannot be read any more" }
        guard current == expected else { return "the file changed while the step was worked out; run it again" }
        guard rename(joinedPath(journal, "\(index).new"), target) == 0 else {
            return "the file could not be replaced: \(SystemError.last.reason)"
        }
        return nil
    }

    /// The manifest goes first: without it nothing of the folder counts.
    private func removeJournal(count: Int) {
        unlink(manifestPath)
        unlink(manifestPath + ".part")
        for index in 0..<count {
            unlink(joinedPath(journal, "\(index).new"))
            unlink(joinedPath(journal, "\(index).old"))
        }
        rmdir(journal)
    }

    // MARK: Recovering

    /// Whether an interrupted run left files that are not written yet.
    public var isInterrupted: Bool { access(manifestPath, F_OK) == 0 }

    /// Finishes what an interrupted run left; nil when there is nothing to finish.
    public func recover() throws(TreeWriterError) -> Recovery? {
        var status = stat()
        guard lstat(journal, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        guard let bytes = try? FileReader.bytes(ofFileAt: manifestPath) else {
            // Interrupted before anything was replaced.
            try? FileManager.default.removeItem(atPath: journal)
            return nil
        }
        guard let manifest = try? JSONDecoder().decode(Manifest.self, from: Data(bytes)) else {
            throw TreeWriterError(
                message:
                    "\(manifestPath): error: the record of an interrupted run cannot be read; look at the folder, then "
                    + "remove it")
        }
        var done = 0
        var written = 0
        var failures: [Failure] = []
        for (index, path) in manifest.paths.enumerated() {
            // A content that is not there any more is in its place.
            guard access(joinedPath(journal, "\(index).new"), F_OK) == 0 else {
                done += 1
                continue
            }
            let old = (try? FileReader.bytes(ofFileAt: joinedPath(journal, "\(index).old"))) ?? []
            if let message = objection(to: path) ?? replace(path, index: index, expected: old) {
                failures.append(Failure(path: path, message: message))
            } else {
                written += 1
            }
        }
        removeJournal(count: manifest.paths.count)
        return Recovery(step: manifest.step, alreadyWritten: done, written: written, failures: failures)
    }
}

/// Why nothing could be written.
public struct TreeWriterError: Error, Equatable, Sendable, CustomStringConvertible {
    /// What is wrong and what to do about it.
    public let message: String
    /// What is wrong and what to do about it.
    public var description: String { message }
}
