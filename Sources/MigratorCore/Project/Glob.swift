import Foundation

/// A pattern over paths, as `.gitignore` files, `--include` and `--exclude` write them.
///
/// A pattern without a slash is matched against the last component of a path; one with a slash against the whole path,
/// component by component. `*`, `?` and `[…]` stay within a component, `**` as a whole component stands for any number
/// of components, a slash at the end asks for a folder (gitignore(5)).
public struct Glob: Sendable, Equatable {
    /// The pattern as it was written.
    public let text: String
    /// Only folders match.
    let foldersOnly: Bool
    /// The pattern is about the whole path, not about its last component.
    let anchored: Bool
    private let components: [Component]

    /// Parses a pattern. One that git takes for invalid (an open bracket, a backslash at the end) matches nothing.
    public init(_ text: String) {
        self.text = text
        var bytes = Array(text.utf8)[...]
        foldersOnly = bytes.count > 1 && bytes.last == UInt8(ascii: "/")
        if foldersOnly {
            bytes.removeLast()
        }
        let isAnchored = bytes.contains(UInt8(ascii: "/"))
        anchored = isAnchored
        if bytes.first == UInt8(ascii: "/") {
            bytes.removeFirst()
        }
        components = GlobScanner.components(of: bytes).map { Component($0, doubleStarCounts: isAnchored) }
    }

    /// Whether git would take the pattern for a valid one.
    public var isValid: Bool {
        !text.isEmpty && !components.contains(.never)
    }

    /// Whether the path, given by its components below the pattern's folder, matches.
    func matches(_ path: ArraySlice<String>, isFolder: Bool) -> Bool {
        guard !foldersOnly || isFolder, let name = path.last else { return false }
        guard anchored else {
            return components.count == 1 && components[0].matches(name)
        }
        return Self.matches(components[...], path)
    }

    private static func matches(_ pattern: ArraySlice<Component>, _ path: ArraySlice<String>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        if first == .anyDepth {
            let rest = pattern.dropFirst()
            if rest.isEmpty {
                return !path.isEmpty
            }
            return path.indices.contains { matches(rest, path[$0...]) }
        }
        guard let name = path.first, first.matches(name) else { return false }
        return matches(pattern.dropFirst(), path.dropFirst())
    }
}

extension Glob {
    /// One component of a pattern; the common forms do without `fnmatch`.
    private enum Component: Sendable, Equatable {
        case literal(String)
        case suffix(String)
        case pattern(String)
        case anyDepth
        case never

        init(_ bytes: ArraySlice<UInt8>, doubleStarCounts: Bool) {
            let text = String(decoding: bytes, as: UTF8.self)
            if doubleStarCounts && text == "**" {
                self = .anyDepth
            } else if !GlobScanner.isWellFormed(bytes) {
                self = .never
            } else if !bytes.contains(where: GlobScanner.isWildcard) {
                self = .literal(GlobScanner.unescaped(bytes))
            } else if bytes.first == UInt8(ascii: "*"), !bytes.dropFirst().contains(where: GlobScanner.isSpecial) {
                self = .suffix(String(text.dropFirst()))
            } else {
                self = .pattern(text)
            }
        }

        func matches(_ name: String) -> Bool {
            switch self {
            case .literal(let literal): name == literal
            case .suffix(let suffix): name.hasSuffix(suffix)
            case .pattern(let pattern): fnmatch(pattern, name, 0) == 0
            case .anyDepth: true
            case .never: false
            }
        }
    }
}

/// Reads the syntax of a pattern: where components end and what is escaped.
private enum GlobScanner {
    static func isWildcard(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[")
    }

    static func isSpecial(_ byte: UInt8) -> Bool {
        isWildcard(byte) || byte == UInt8(ascii: "\\")
    }

    /// The parts between slashes that stand outside brackets.
    static func components(of bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "/") {
                parts.append(bytes[start..<index])
                start = index + 1
            }
            index = next(after: index, in: bytes) ?? index + 1
        }
        parts.append(bytes[start...])
        return parts
    }

    static func isWellFormed(_ bytes: ArraySlice<UInt8>) -> Bool {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard let following = next(after: index, in: bytes) else { return false }
            index = following
        }
        return true
    }

    static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            if bytes[index] == UInt8(ascii: "\\") {
                index += 1
            }
            result.append(bytes[index])
            index += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// The index behind the character, escape or bracket expression at `index`; nil when that does not end.
    private static func next(after index: Int, in bytes: ArraySlice<UInt8>) -> Int? {
        switch bytes[index] {
        case UInt8(ascii: "\\"):
            return index + 2 <= bytes.endIndex ? index + 2 : nil
        case UInt8(ascii: "["):
            return endOfBracket(from: index + 1, in: bytes)
        default:
            return index + 1
        }
    }

    private static func endOfBracket(from start: Int, in bytes: ArraySlice<UInt8>) -> Int? {
        var index = start
        if index < bytes.endIndex, bytes[index] == UInt8(ascii: "!") || bytes[index] == UInt8(ascii: "^") {
            index += 1
        }
        let first = index
        while index < bytes.endIndex {
            switch bytes[index] {
            case UInt8(ascii: "]") where index > first:
                return index + 1
            case UInt8(ascii: "\\"):
                index += 2
            case UInt8(ascii: "[") where index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: ":"):
                let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "]"))
                guard let end, bytes[end - 1] == UInt8(ascii: ":") else {
                    index += 1
                    continue
                }
                index = end + 1
            default:
                index += 1
            }
        }
        return nil
    }
}
