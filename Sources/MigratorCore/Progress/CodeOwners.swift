/// The owners that a `CODEOWNERS` file names: the last pattern that matches a path decides.
public struct CodeOwners: Sendable {
    private struct Rule: Sendable {
        let pattern: Glob
        /// `docs/*` is about the files in `docs`, unlike in a `.gitignore` not about what is below its folders.
        let isShallow: Bool
        let owners: [String]
    }

    /// Places where hosting services look for the file, in their order.
    private static let places = [".github/CODEOWNERS", ".gitlab/CODEOWNERS", "CODEOWNERS", "docs/CODEOWNERS"]

    private var rules: [Rule] = []
    /// Path of the root below the folder that the patterns are relative to.
    private var prefix: [String] = []

    /// Nobody owns anything.
    public init() {}

    /// The owners of the tree around `folder`: its file is looked for in the folder and then upwards to the root of the
    /// git work tree.
    ///
    /// - Parameter folder: an absolute path.
    public init(around folder: String) {
        var names = folder.split(separator: "/").map(String.init)
        var below: [String] = []
        while true {
            let current = "/" + names.joined(separator: "/")
            for place in Self.places {
                guard let bytes = try? FileReader.bytes(ofFileAt: joinedPath(current, place)) else { continue }
                self.init(text: String(decoding: bytes, as: UTF8.self), prefix: below)
                return
            }
            let isWorkTree = (try? FolderListing(path: current).isWorkTree) ?? false
            guard !isWorkTree, let last = names.popLast() else { break }
            below.insert(last, at: 0)
        }
        self.init()
    }

    /// Parses the text of a file: a pattern and its owners on each line, `#` starts a comment, `[Section]` is skipped.
    init(text: String, prefix: [String] = []) {
        self.prefix = prefix
        for line in text.split(whereSeparator: \.isNewline) {
            let words = Self.words(of: line)
            guard let pattern = words.first, !pattern.hasPrefix("#"), !pattern.hasPrefix("["), !pattern.hasPrefix("^[")
            else { continue }
            rules.append(
                Rule(pattern: Glob(pattern), isShallow: pattern.hasSuffix("/*"), owners: Array(words.dropFirst())))
        }
    }

    /// Words between blanks; `\ ` is a blank in a pattern; what follows ` #` is a comment.
    private static func words(of line: Substring) -> [String] {
        var words: [String] = []
        var current = ""
        var isEscaped = false
        for character in line {
            if isEscaped {
                current += character == " " ? " " : "\\\(character)"
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == "#", current.isEmpty, !words.isEmpty {
                break
            } else if character == " " || character == "\t" {
                if !current.isEmpty { words.append(current) }
                current = ""
            } else {
                current.append(character)
            }
        }
        if !current.isEmpty { words.append(current) }
        return words
    }

    /// The owners of a file.
    ///
    /// - Parameter path: relative to the scanned root.
    public func owners(of path: String) -> [String] {
        let components = prefix + path.split(separator: "/").map(String.init)
        for rule in rules.reversed() where Self.matches(rule, components) { return rule.owners }
        return []
    }

    /// A pattern that names a folder holds for everything below it.
    private static func matches(_ rule: Rule, _ components: [String]) -> Bool {
        if rule.isShallow { return rule.pattern.matches(components[...], isFolder: false) }
        return components.indices.contains { index in
            rule.pattern.matches(components[...index], isFolder: index < components.count - 1)
        }
    }
}
