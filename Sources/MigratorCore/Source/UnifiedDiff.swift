/// Writes the difference of two texts in the unified format that `git apply` takes.
public enum UnifiedDiff {
    /// Lines of context around a change.
    private static let context = 3

    /// The difference of one file; empty when there is none.
    public static func text(path: String, old: [UInt8], new: [UInt8]) -> [UInt8] {
        let (before, after) = (lines(of: old), lines(of: new))
        let changes = changes(from: before, to: after)
        guard !changes.isEmpty else { return [] }
        var result: [UInt8] = []
        let (left, right) = (quoted("a/\(path)"), quoted("b/\(path)"))
        // Git ends names with a tab where they hold a blank.
        let end = path.contains(" ") ? "\t" : ""
        result += "diff --git \(left) \(right)\n--- \(left)\(end)\n+++ \(right)\(end)\n".utf8
        for hunk in hunks(changes, before.count) { append(hunk, before, after, to: &result) }
        return result
    }

    /// A run of old lines that new lines take the place of.
    private struct Change {
        var old: Range<Int>
        var new: Range<Int>
    }

    private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var lines: [ArraySlice<UInt8>] = []
        var start = 0
        for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
            lines.append(bytes[start...index])
            start = index + 1
        }
        if start < bytes.count { lines.append(bytes[start...]) }
        return lines
    }

    private static func changes(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Change] {
        // What both have at the beginning and at the end is not compared further.
        let prefix = zip(old, new).prefix { $0 == $1 }.count
        let rest = min(old.count, new.count) - prefix
        let suffix = min(zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.count, rest)
        let difference = new[prefix..<(new.count - suffix)].map(LineKey.init).difference(
            from: old[prefix..<(old.count - suffix)].map(LineKey.init))
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset + prefix)
            case .insert(let offset, _, _): inserted.insert(offset + prefix)
            }
        }
        var result: [Change] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            let start = (left, right)
            while removed.contains(left) { left += 1 }
            while inserted.contains(right) { right += 1 }
            if start != (left, right) {
                result.append(Change(old: start.0..<left, new: start.1..<right))
            }
            left += 1
            right += 1
        }
        return result
    }

    private struct LineKey: Hashable {
        let bytes: ArraySlice<UInt8>
    }

    /// Changes that are near each other stand in one hunk.
    private static func hunks(_ changes: [Change], _ count: Int) -> [[Change]] {
        var hunks: [[Change]] = []
        for change in changes {
            if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
                hunks[hunks.count - 1].append(change)
            } else {
                hunks.append([change])
            }
        }
        return hunks
    }

    private static func append(
        _ hunk: [Change], _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>], to result: inout [UInt8]
    ) {
        guard let first = hunk.first, let last = hunk.last else { return }
        let lead = min(context, first.old.lowerBound)
        let trail = min(context, old.count - last.old.upperBound)
        let oldStart = first.old.lowerBound - lead
        let newStart = first.new.lowerBound - lead
        let oldCount = last.old.upperBound + trail - oldStart
        let newCount = last.new.upperBound + trail - newStart
        result += "@@ -\(range(oldStart, oldCount)) +\(range(newStart, newCount)) @@\n".utf8
        var position = oldStart
        for change in hunk {
            while position < change.old.lowerBound {
                append(" ", old[position], to: &result)
                position += 1
            }
            for line in old[change.old] { append("-", line, to: &result) }
            for line in new[change.new] { append("+", line, to: &result) }
            position = change.old.upperBound
        }
        while position < last.old.upperBound + trail {
            append(" ", old[position], to: &result)
            position += 1
        }
    }

    private static func range(_ start: Int, _ count: Int) -> String {
        let line = count == 0 ? start : start + 1
        return count == 1 ? "\(line)" : "\(line),\(count)"
    }

    private static func append(_ marker: Unicode.Scalar, _ line: ArraySlice<UInt8>, to result: inout [UInt8]) {
        result.append(UInt8(ascii: marker))
        result += line
        if line.last != UInt8(ascii: "\n") { result += "\n\\ No newline at end of file\n".utf8 }
    }

    /// A path as git writes it: in quotes with escapes where it holds quotes, control characters or bytes beyond ASCII.
    static func quoted(_ path: String) -> String {
        let isPlain = path.utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != 0x22 && $0 != 0x5C }
        if isPlain { return path }
        var text = "\""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): text += "\\" + String(UnicodeScalar(byte))
            case 0x20..<0x7F: text += String(UnicodeScalar(byte))
            case 0x09: text += "\\t"
            case 0x0A: text += "\\n"
            case 0x0D: text += "\\r"
            default:
                let octal = String(byte, radix: 8)
                text += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
            }
        }
        return text + "\""
    }
}
