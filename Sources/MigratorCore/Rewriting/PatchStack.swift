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
    public func patches(_ outcomes: [StepOutcome]) -> [Patch] {
        let effective = outcomes.filter { !$0.changes.isEmpty }
        return effective.enumerated().map { index, outcome in
            let number = String(repeating: "0", count: max(0, 4 - "\(index + 1)".count)) + "\(index + 1)"
            let slug = outcome.step.title.replacing(" ", with: "-")
            return Patch(name: "\(number)-\(slug).patch", bytes: mail(outcome, index + 1, of: effective.count))
        }
    }

    private func mail(_ outcome: StepOutcome, _ number: Int, of count: Int) -> [UInt8] {
        let edits = outcome.changes.reduce(0) { $0 + $1.edits }
        var body = Array(
            "\(outcome.step.explanation)\n---\n \(outcome.changes.count) files changed, \(edits) edits\n\n".utf8)
        for change in outcome.changes {
            body += UnifiedDiff.text(path: prefix + change.path, old: change.old, new: change.new)
        }
        body += "-- \n\(ToolIdentity.current.name) \(ToolIdentity.current.version)\n\n".utf8
        // From lines as they are, git takes the carriage returns away.
        let isQuoted = body.contains(UInt8(ascii: "\r"))
        var head = "From 0000000000000000000000000000000000000000 Mon Sep 17 00:00:00 2001\n"
        head += "From: migrator <migrator@localhost>\nDate: \(date)\n"
        head += "Subject: [PATCH \(number)/\(count)] \(outcome.step.title)\n"
        head += "MIME-Version: 1.0\nContent-Type: text/plain; charset=UTF-8\n"
        head += "Content-Transfer-Encoding: \(isQuoted ? "quoted-printable" : "8bit")\n\n"
        return Array(head.utf8) + (isQuoted ? Self.quotedPrintable(body) : body)
    }

    private static func quotedPrintable(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { byte in
            switch byte {
            case UInt8(ascii: "="): Array("=3D".utf8)
            case UInt8(ascii: "\r"): Array("=0D".utf8)
            default: [byte]
            }
        }
    }
}
