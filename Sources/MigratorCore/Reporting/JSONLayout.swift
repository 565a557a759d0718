import Foundation

/// The layout of all JSON that the tool writes: sorted keys, two spaces, `"key": value`, `[]` for what is empty.
///
/// It is written here because Foundation's pretty-printer breaks empty arrays over lines and may change between systems.
enum JSONLayout {
    static func text(of value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: indented([UInt8](try encoder.encode(value))), as: UTF8.self)
    }

    /// Breaks compact JSON into lines.
    static func indented(_ compact: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(compact.count * 2)
        var depth = 0
        var index = 0
        while index < compact.count {
            let byte = compact[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                let end = endOfString(from: index, in: compact)
                result += compact[(index - 1)..<end]
                index = end
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                result.append(byte)
                if index < compact.count, isClosing(compact[index]) {
                    result.append(compact[index])
                    index += 1
                } else {
                    depth += 1
                    breakLine(in: &result, depth: depth)
                }
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                breakLine(in: &result, depth: depth)
                result.append(byte)
            case UInt8(ascii: ","):
                result.append(byte)
                breakLine(in: &result, depth: depth)
            case UInt8(ascii: ":"):
                result += [byte, UInt8(ascii: " ")]
            default:
                result.append(byte)
            }
        }
        result.append(UInt8(ascii: "\n"))
        return result
    }

    private static func isClosing(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]")
    }

    private static func breakLine(in result: inout [UInt8], depth: Int) {
        result.append(UInt8(ascii: "\n"))
        result.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
    }

    /// The index behind the closing quote of the string whose first character is at `start`.
    private static func endOfString(from start: Int, in bytes: [UInt8]) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }
}
