/// The result of a check for people.
public struct RatchetTextFormatter: Sendable {
    /// A formatter.
    public init() {}

    /// One line for each new use, with its place, and for each stale entry.
    public func format(_ ratchet: Ratchet, command: String) -> String {
        var text = ""
        for use in ratchet.new {
            let place = use.place
            text +=
                "\(place.file):\(place.line):\(place.column): error: new: \(use.message) [\(use.entry.code)]\n"
        }
        for entry in ratchet.stale {
            text += "\(entry.path): error: stale entry: nothing is left of \(entry.symbol) [\(entry.code)]\n"
        }
        if ratchet.holds { return "The tree and the baseline agree: \(ratchet.shrunk.entries.count) entries.\n" }
        text += "\(ratchet.new.count) new, \(ratchet.stale.count) stale.\n"
        if !ratchet.new.isEmpty {
            text += "Write what is new in the modern form; the baseline only shrinks.\n"
        }
        if !ratchet.stale.isEmpty { text += "Take the stale entries out of the baseline with: \(command)\n" }
        return text
    }
}

/// The result of a check for programs.
public struct RatchetJSONFormatter: Sendable {
    private struct Result: Encodable {
        let schemaVersion = 1
        let holds: Bool
        let entries: Int
        let new: [New]
        let stale: [Stale]
        let command: String
    }

    private struct New: Encodable {
        let code: String
        let file: String
        let line: Int
        let column: Int
        let symbol: String
        let message: String
    }

    private struct Stale: Encodable {
        let code: String
        let path: String
        let symbol: String
    }

    /// A formatter.
    public init() {}

    /// An object with the new uses, the stale entries and the command that mends the baseline.
    public func format(_ ratchet: Ratchet, command: String) throws -> String {
        try JSONLayout.text(
            of: Result(
                holds: ratchet.holds, entries: ratchet.shrunk.entries.count,
                new: ratchet.new.map {
                    New(
                        code: $0.entry.code, file: $0.place.file, line: $0.place.line, column: $0.place.column,
                        symbol: $0.entry.symbol, message: $0.message)
                }, stale: ratchet.stale.map { Stale(code: $0.code, path: $0.path, symbol: $0.symbol) }, command: command
            ))
    }
}
