/// The patterns of one `.gitignore` file.
struct IgnoreFile: Sendable, Equatable {
    struct Rule: Sendable, Equatable {
        var glob: Glob
        /// `!pattern`: takes a path back that an earlier rule ignores.
        var negated: Bool
    }

    var rules: [Rule]
    /// How many components of a path lead to the folder that the file stands in.
    var depth: Int

    init(contents: [UInt8], depth: Int) {
        self.depth = depth
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let text = contents.starts(with: byteOrderMark) ? contents.dropFirst(3) : contents[...]
        rules = text.split(separator: UInt8(ascii: "\n")).compactMap(Self.rule)
    }

    /// One line, by the rules of gitignore(5); nil for a comment or an empty line.
    private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
        var line = line
        if line.last == UInt8(ascii: "\r") {
            line.removeLast()
        }
        guard line.first != UInt8(ascii: "#") else { return nil }
        line = withoutTrailingSpaces(line)
        let negated = line.first == UInt8(ascii: "!")
        if negated {
            line.removeFirst()
        }
        guard !line.isEmpty, !line.elementsEqual([UInt8(ascii: "/")]) else { return nil }
        return Rule(glob: Glob(String(decoding: line, as: UTF8.self)), negated: negated)
    }

    /// Spaces at the end do not count, unless a backslash stands before them.
    private static func withoutTrailingSpaces(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = line.startIndex
        var index = line.startIndex
        while index < line.endIndex {
            if line[index] == UInt8(ascii: "\\") {
                index = min(index + 2, line.endIndex)
                end = index
            } else {
                index += 1
                if line[index - 1] != UInt8(ascii: " ") {
                    end = index
                }
            }
        }
        return line[..<end]
    }
}

/// The `.gitignore` files that hold for a folder, the outermost first.
struct IgnoreRules: Sendable, Equatable {
    private(set) var files: [IgnoreFile] = []

    mutating func add(_ file: IgnoreFile) {
        if !file.rules.isEmpty {
            files.append(file)
        }
    }

    /// Whether the path is ignored. Its folders are not looked at: whoever walks the tree does not enter ignored ones.
    func ignores(_ path: [String], isFolder: Bool) -> Bool {
        for file in files.reversed() {
            let below = path[file.depth...]
            if let rule = file.rules.last(where: { $0.glob.matches(below, isFolder: isFolder) }) {
                return !rule.negated
            }
        }
        return false
    }
}
