import Foundation

/// What a tree may still have of the legacy form: the entries that `migrator check` tolerates.
public struct Baseline: Equatable, Sendable {
    /// One use of the legacy form, or one broken rule of the modern form. It has no line number, so that it stays the same
    /// when code moves inside a file; two uses of the same kind in a file are two equal entries.
    public struct Entry: Hashable, Sendable, Comparable {
        /// What kind of use.
        public let code: String
        /// File, relative to the root.
        public let path: String
        /// What it is about: `Type.case`, a state, a provider.
        public let symbol: String

        /// An entry.
        public init(code: String, path: String, symbol: String) {
            self.code = code
            self.path = path
            self.symbol = symbol
        }

        /// By code, path and symbol, bytewise.
        public static func < (left: Entry, right: Entry) -> Bool {
            if left.code != right.code { return precedesBytewise(left.code, right.code) }
            if left.path != right.path { return precedesBytewise(left.path, right.path) }
            return precedesBytewise(left.symbol, right.symbol)
        }
    }

    /// Version of the JSON form.
    static let schemaVersion = 1

    /// Sorted.
    public let entries: [Entry]

    /// A baseline of entries in any order.
    public init(entries: [Entry]) {
        self.entries = entries.sorted()
    }

    /// The file's text: JSON with one entry a line, so that a diff shows what went.
    public var text: String {
        var text = "{\n  \"schemaVersion\": \(Self.schemaVersion),\n  \"entries\": ["
        let lines = entries.map {
            "\n    {\"code\": \(Self.quoted($0.code)), \"path\": \(Self.quoted($0.path)), \"symbol\": \(Self.quoted($0.symbol))}"
        }
        text += lines.joined(separator: ",")
        return text + (entries.isEmpty ? "]\n}\n" : "\n  ]\n}\n")
    }

    private static func quoted(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A string can always be encoded.
        return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
    }

    /// Reads a baseline file; nil when it is not there.
    ///
    /// - Parameter codes: the kinds of entries that there are.
    public static func read(file: String, codes: [String]) throws(DocumentError) -> Baseline? {
        let bytes: [UInt8]
        do throws(DocumentError) {
            bytes = try DocumentFile.bytes(of: file, .baseline)
        } catch {
            if case .notFound = error { return nil }
            throw error
        }
        return try parse(bytes, file: file, codes: codes)
    }

    /// Parses the text of a baseline.
    ///
    /// - Parameters:
    ///   - file: what messages call it.
    ///   - codes: the kinds of entries that there are.
    static func parse(_ bytes: [UInt8], file: String, codes: [String]) throws(DocumentError) -> Baseline {
        let document = try DocumentFile.parse(bytes, file: file)
        let issues = JSONIssues()
        var entries: [Entry] = []
        if let reader = JSONObjectReader(document, path: "$", keys: ["schemaVersion", "entries"], issues: issues) {
            let version = reader.integer("schemaVersion")
            if reader.value("schemaVersion") != nil, version != schemaVersion {
                reader.issue(
                    "schemaVersion", "version \(version) is not known; this program writes version \(schemaVersion)")
            }
            entries = reader.array("entries") { value, path in
                guard let entry = JSONObjectReader(value, path: path, keys: ["code", "path", "symbol"], issues: issues)
                else {
                    return nil
                }
                let code = entry.string("code")
                if entry.value("code") != nil, !codes.contains(code) {
                    let near = Suggestion.nearest(to: code, in: codes).map { "; did you mean '\($0)'?" } ?? ""
                    entry.issue("code", "'\(code)' is no kind of entry\(near)")
                }
                return Entry(code: code, path: entry.string("path"), symbol: entry.string("symbol"))
            }
        }
        guard issues.issues.isEmpty else { throw .invalid(file: file, issues.issues) }
        return Baseline(entries: entries)
    }
}
