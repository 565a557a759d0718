import Foundation

/// A numbered stack of patches that `git am` takes, one for each step that changes something.
public struct PatchStack: Sendable {
    /// A patch as a file.
    public struct Patch: Equatable, Sendable {
        /// `0001-Add-the-runtime-of-modern-actions.patch`
        public let name: String
        /// The mail that `git am` reads.
        public let bytes: [UInt8]
    }

    /// When the patches say they were made: RFC 5322, the same for the same tree.
    let date: String
    /// Folder of the root in its git work tree, with a trailing `/`; empty when it is the root of it.
    let prefix: String

    /// A stack.
    ///
    /// - Parameters:
    ///   - date: seconds since 1970.
    ///   - prefix: folder of the root in its work tree.
    public init(date: TimeInterval, prefix: String) {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "EEE, d MMM yyyy HH:mm:ss Z"
        self.date = formatter.string(from: Date(timeIntervalSince1970: date))
        self.prefix = prefix
    }

    /// The patches of steps in order; steps that change nothing have none.
    public func patches(_ outcomes: [Migration.Outcome]) -> [Patch] {
        let effective = outcomes.filter { !$0.changes.isEmpty }
        return effective.enumerated().map { index, outcome in
            let number = String(repeating: "0", count: max(0, 4 - "\(index + 1)".count)) + "\(index + 1)"
            let slug = outcome.step.title.replacing(" ", with: "-")
            return Patch(name: "\(number)-\(slug).patch", bytes: mail(outcome, index + 1, of: effective.count))
        }
    }

    private func mail(_ outcome: Migration.Outcome, _ number: Int, of count: Int) -> [UInt8] {
        let edits = outcome.changes.reduce(0) { $0 + $1.edits }
        var text = "From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001\n"
        text += "From: migrator <migrator@localhost>\nDate: \(date)\n"
        text += "Subject: [PATCH \(number)/\(count)] \(outcome.step.title)\n"
        text += "MIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\nContent-Transfer-Encoding: 8bit\n\n"
        text += outcome.step.explanation + "\n---\n"
        text += " \(outcome.changes.count) files changed, \(edits) edits\n\n"
        var bytes = Array(text.utf8)
        for change in outcome.changes {
            bytes += UnifiedDiff.text(path: prefix + change.path, old: change.old, new: change.new)
        }
        bytes += "-- \n\(ToolIdentity.current.name) \(ToolIdentity.current.version)\n\n".utf8
        return bytes
    }
}
