import Foundation

/// The git repository that a folder belongs to, asked through the `git` command.
public struct GitRepository: Sendable {
    let folder: String

    /// The repository around a folder; nothing is asked yet.
    public init(folder: String) {
        self.folder = folder
    }

    /// The commit that is checked out; nil where there is no repository, no commit or no git.
    public func headCommit() -> String? {
        guard case .success(let output) = run(["rev-parse", "--verify", "HEAD"]) else { return nil }
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Files that differ from a revision in the work tree, with those that git does not know yet.
    public func changes(since revision: String) throws(GitError) -> ChangedFiles {
        guard case .success = run(["rev-parse", "--is-inside-work-tree"]) else {
            throw GitError(message: "\(folder) is not in a git work tree")
        }
        let diff = try run(
            ["diff", "--name-only", "-z", "--relative", "--no-renames", "--end-of-options", revision, "--"]
        ).get()
        let untracked = try run(["ls-files", "--others", "--exclude-standard", "-z"]).get()
        let paths = [diff, untracked].flatMap { output in
            output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
        return ChangedFiles(revision: revision, paths: Set(paths))
    }

    /// Of some files those with changes that are not committed; empty where there is no repository.
    public func uncommitted(among paths: [String]) -> [String] {
        guard !paths.isEmpty, case .success = run(["rev-parse", "--is-inside-work-tree"]) else { return [] }
        // Nothing is committed in a repository without a commit.
        guard case .success = run(["rev-parse", "--quiet", "--verify", "HEAD"]) else { return paths }
        var found: Set<String> = []
        // In portions, so that the command line does not grow too long.
        for start in stride(from: 0, to: paths.count, by: 200) {
            let portion = paths[start..<min(start + 200, paths.count)]
            let literal = portion.map { ":(literal)\($0)" }
            for arguments in [
                ["diff", "--name-only", "-z", "--relative", "--no-renames", "HEAD", "--"] + literal,
                ["ls-files", "--others", "-z", "--"] + literal,
            ] {
                guard case .success(let output) = run(arguments) else { continue }
                found.formUnion(output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
            }
        }
        return paths.filter { found.contains($0) }
    }

    /// The folder's path in its work tree with a trailing `/`; empty at its root and outside of a repository.
    public func prefix() -> String {
        guard case .success(let output) = run(["rev-parse", "--show-prefix"]) else { return "" }
        return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    }

    /// When the commit that is checked out was made, in seconds since 1970.
    public func headDate() -> TimeInterval? {
        guard case .success(let output) = run(["show", "-s", "--format=%ct", "HEAD"]) else { return nil }
        return TimeInterval(String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }

    private func run(_ arguments: [String]) -> Result<Data, GitError> {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", folder] + arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            return .failure(GitError(message: "git could not be started: \(error.localizedDescription)"))
        }
        let result = output.fileHandleForReading.readDataToEndOfFile()
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let text = String(decoding: message, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            return .failure(GitError(message: text.isEmpty ? "git failed" : text))
        }
        return .success(result)
    }
}

/// What git said when it could not do what was asked.
public struct GitError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Git's own words.
    public var message: String
    /// Git's own words.
    public var description: String { message }
}

/// Files that changed since a revision.
public struct ChangedFiles: Equatable, Sendable {
    /// The revision as the user named it.
    public let revision: String
    /// Relative to the scanned root.
    public let paths: Set<String>

    /// A set of changed files.
    public init(revision: String, paths: Set<String>) {
        self.revision = revision
        self.paths = paths
    }

    func contains(_ path: String) -> Bool { paths.contains(path) }
}
