/// A JSON value that remembers where it stands, so that a message about it can say so.
struct JSONValue: Sendable, Equatable {
    enum Content: Sendable, Equatable {
        case null
        case bool(Bool)
        /// As written.
        case number(String)
        case string(String)
        case array([JSONValue])
        case object([Member])
    }

    struct Member: Sendable, Equatable {
        var key: String
        var keyPosition: TextPosition
        var value: JSONValue
    }

    var content: Content
    var position: TextPosition

    /// What a message calls the value.
    var typeName: String {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}

/// A place in a text, both 1-based, columns in bytes.
public struct TextPosition: Sendable, Equatable {
    /// The line.
    public var line: Int
    /// The column in UTF-8 bytes.
    public var column: Int

    /// A place.
    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Text that is no JSON.
struct JSONSyntaxError: Error, Equatable {
    var position: TextPosition
    var message: String
}

/// A strict reader of JSON (RFC 8259), written for its error messages: Foundation's does not say where a value stands.
struct JSONParser {
    private static let deepest = 200

    private let bytes: [UInt8]
    /// Where each line begins: looking for line breaks once for every value would take the square of the time.
    private let lineStarts: [Int]
    private var index = 0
    private var depth = 0

    /// Parses a whole text.
    static func parse(_ bytes: [UInt8]) throws(JSONSyntaxError) -> JSONValue {
        var parser = JSONParser(bytes: bytes)
        let value = try parser.value()
        parser.skipSpace()
        guard parser.index == bytes.count else {
            throw parser.error("unexpected \(parser.current) behind the end of the value")
        }
        return value
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
            index = 3
        }
    }

    private mutating func value() throws(JSONSyntaxError) -> JSONValue {
        skipSpace()
        let start = position(of: index)
        return JSONValue(content: try content(), position: start)
    }

    private mutating func content() throws(JSONSyntaxError) -> JSONValue.Content {
        guard index < bytes.count else { throw error("expected a value, found the end of the text") }
        switch bytes[index] {
        case UInt8(ascii: "{"): return try nested { parser throws(JSONSyntaxError) in try parser.object() }
        case UInt8(ascii: "["): return try nested { parser throws(JSONSyntaxError) in try parser.array() }
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: throw error("expected a value, found \(current)")
        }
    }

    private mutating func nested(
        _ body: (inout JSONParser) throws(JSONSyntaxError) -> JSONValue.Content
    ) throws(JSONSyntaxError) -> JSONValue.Content {
        guard depth < Self.deepest else { throw error("nested more than \(Self.deepest) levels deep") }
        depth += 1
        defer { depth -= 1 }
        return try body(&self)
    }

    private mutating func object() throws(JSONSyntaxError) -> JSONValue.Content {
        var members: [JSONValue.Member] = []
        index += 1
        if skip("}") { return .object(members) }
        repeat {
            skipSpace()
            let start = position(of: index)
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
                throw error("expected a key in double quotes, found \(current)")
            }
            let key = try string()
            if members.contains(where: { $0.key == key }) {
                throw JSONSyntaxError(position: start, message: "the key \"\(key)\" stands here a second time")
            }
            guard skip(":") else { throw error("expected ':' behind the key, found \(current)") }
            members.append(JSONValue.Member(key: key, keyPosition: start, value: try value()))
        } while skip(",")
        guard skip("}") else { throw error("expected ',' or '}', found \(current)") }
        return .object(members)
    }

    private mutating func array() throws(JSONSyntaxError) -> JSONValue.Content {
        var elements: [JSONValue] = []
        index += 1
        if skip("]") { return .array(elements) }
        repeat {
            elements.append(try value())
        } while skip(",")
        guard skip("]") else { throw error("expected ',' or ']', found \(current)") }
        return .array(elements)
    }

    private mutating func word(_ word: String, _ content: JSONValue.Content) throws(JSONSyntaxError)
        -> JSONValue.Content
    {
        guard bytes[index...].starts(with: word.utf8) else { throw error("expected a value, found \(current)") }
        index += word.utf8.count
        return content
    }

    private mutating func number() throws(JSONSyntaxError) -> String {
        let start = index
        while index < bytes.count, Self.numberBytes.contains(bytes[index]) {
            index += 1
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard Double(text) != nil else {
            index = start
            throw error("'\(text)' is not a number")
        }
        return text
    }

    private static let numberBytes = Set("+-.0123456789Ee".utf8)

    private mutating func string() throws(JSONSyntaxError) -> String {
        let start = index
        var text: [UInt8] = []
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            guard bytes[index] >= 0x20 else { throw error("a control character in a string; write it as an escape") }
            if bytes[index] == UInt8(ascii: "\\") {
                try appendEscape(to: &text)
            } else {
                text.append(bytes[index])
                index += 1
            }
        }
        guard index < bytes.count else {
            throw JSONSyntaxError(position: position(of: start), message: "the string that begins here does not end")
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    private mutating func appendEscape(to text: inout [UInt8]) throws(JSONSyntaxError) {
        let simple: [UInt8: UInt8] = [
            UInt8(ascii: "\""): 0x22, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "/"): 0x2F, UInt8(ascii: "b"): 0x08,
            UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
        ]
        let letter = index + 1 < bytes.count ? bytes[index + 1] : 0
        if let byte = simple[letter] {
            text.append(byte)
            index += 2
            return
        }
        guard letter == UInt8(ascii: "u"), var unit = codeUnit(at: index) else { throw error("an unknown escape") }
        index += 6
        if (0xD800...0xDBFF).contains(unit), let low = codeUnit(at: index), (0xDC00...0xDFFF).contains(low) {
            unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
            index += 6
        }
        text += String(Unicode.Scalar(unit) ?? "\u{FFFD}").utf8
    }

    private func codeUnit(at start: Int) -> UInt32? {
        guard start + 6 <= bytes.count, bytes[start...].starts(with: "\\u".utf8) else { return nil }
        return UInt32(String(decoding: bytes[(start + 2)..<(start + 6)], as: UTF8.self), radix: 16)
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
            index += 1
        }
    }

    /// Steps over `character` when it comes next.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    /// What a message calls the next character.
    private var current: String {
        guard index < bytes.count else { return "the end of the text" }
        let rest = String(decoding: bytes[index..<min(index + 8, bytes.count)], as: UTF8.self)
        return rest.first.map { $0.isNewline ? "the end of the line" : "'\($0)'" } ?? "nothing"
    }

    private func error(_ message: String) -> JSONSyntaxError {
        JSONSyntaxError(position: position(of: index), message: message)
    }

    private func position(of offset: Int) -> TextPosition {
        // The line is the last one that begins at or before the offset.
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return TextPosition(line: low + 1, column: offset - lineStarts[low] + 1)
    }
}
