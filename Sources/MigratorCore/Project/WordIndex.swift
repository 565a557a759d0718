/// The words of one file as hashes: a prefilter that rules files out by their bytes, so that only few need parsing.
///
/// Words in comments and strings count too, so an answer can be a false "may contain", never a false "does not contain".
struct WordIndex: Sendable {
    /// Hashes of all identifiers, sorted.
    private let words: [UInt64]
    /// Hashes of the names behind `struct`, `class`, `enum`, `protocol`, `actor`, `extension`, `typealias`, sorted.
    private let declaredTypes: [UInt64]

    init(bytes: [UInt8]) {
        var scanner = WordScanner()
        bytes.withUnsafeBufferPointer { scanner.scan($0) }
        words = Self.sortedUnique(scanner.words)
        declaredTypes = Self.sortedUnique(scanner.declaredTypes)
    }

    /// Whether the file may contain the word. `hash` comes from `WordIndex.hash(of:)`.
    func mayContain(_ hash: UInt64) -> Bool { Self.contains(hash, in: words) }

    /// Whether the file may declare or extend a type of that name.
    func mayDeclareType(_ hash: UInt64) -> Bool { Self.contains(hash, in: declaredTypes) }

    /// FNV-1a over the UTF-8 bytes of a word.
    static func hash(of word: String) -> UInt64 {
        word.utf8.reduce(WordScanner.seed) { WordScanner.mix($0, $1) }
    }

    /// Whether a file may declare a variable or function of that name, by the words in front of it; `init` has none. For few
    /// files: it looks at all bytes.
    static func declaresValue(_ name: String, in bytes: [UInt8]) -> Bool {
        name == "init" || bytes.withUnsafeBufferPointer { WordScanner.declaresValue(hash(of: name), in: $0) }
    }

    private static func contains(_ hash: UInt64, in sorted: [UInt64]) -> Bool {
        var low = 0
        var high = sorted.count
        while low < high {
            let middle = (low + high) / 2
            if sorted[middle] < hash { low = middle + 1 } else { high = middle }
        }
        return low < sorted.count && sorted[low] == hash
    }

    private static func sortedUnique(_ hashes: Set<UInt64>) -> [UInt64] { hashes.sorted() }
}

private struct WordScanner {
    static let seed: UInt64 = 0xcbf2_9ce4_8422_2325
    private static let typeKeywords: Set<UInt64> = Set(
        ["struct", "class", "enum", "protocol", "actor", "extension", "typealias"].map(WordIndex.hash(of:)))

    var words: Set<UInt64> = []
    var declaredTypes: Set<UInt64> = []

    static func mix(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
        var index = 0
        let end = bytes.count
        // The last word was a keyword that a type's name follows, perhaps as a path: `extension A.B`.
        var declares = false
        while index < end {
            guard Self.isWordByte(bytes[index]) else {
                // Blanks and comments may stand between the keyword and the name; words of a comment count as names then.
                if !Self.mayStandBeforeName(bytes[index]) { declares = false }
                index += 1
                continue
            }
            let start = index
            var hash = Self.seed
            while index < end, Self.isWordByte(bytes[index]) {
                hash = Self.mix(hash, bytes[index])
                index += 1
            }
            words.insert(hash)
            if declares {
                declaredTypes.insert(hash)
                declares = index < end && bytes[index] == UInt8(ascii: ".")
            }
            if index - start <= 9, Self.typeKeywords.contains(hash) { declares = true }
        }
    }

    private static let valueKeywords: Set<UInt64> = Set(["var", "let", "func"].map(WordIndex.hash(of:)))

    static func declaresValue(_ wanted: UInt64, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        // A keyword stands in front, with nothing between it and the next word but what may stand before a name.
        var declares = false
        // `let (a, b)`, `var a = 1, b = 2`: what stands behind a comma or parenthesis counts until the line ends.
        var isInList = false
        var isBehindSeparator = false
        var isBehindSlash = false
        while index < bytes.count {
            guard isWordByte(bytes[index]) else {
                let byte = bytes[index]
                let isSeparator = byte == UInt8(ascii: ",") || byte == UInt8(ascii: "(")
                if isSeparator { isBehindSeparator = true }
                if byte == UInt8(ascii: "/") { isBehindSlash = true }
                if !mayStandBeforeName(byte), !isSeparator { (declares, isBehindSeparator) = (false, false) }
                if byte == UInt8(ascii: "\n") { isInList = false }
                index += 1
                continue
            }
            var hash = seed
            while index < bytes.count, isWordByte(bytes[index]) {
                hash = mix(hash, bytes[index])
                index += 1
            }
            if hash == wanted, declares || isInList && isBehindSeparator { return true }
            isBehindSeparator = false
            let isKeyword = valueKeywords.contains(hash)
            if isKeyword { isInList = true }
            // Behind the words of a comment the name is still to come.
            declares = isKeyword || declares && isBehindSlash
            if isKeyword { isBehindSlash = false }
        }
        return false
    }

    private static func mayStandBeforeName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"), UInt8(ascii: "."),
            UInt8(ascii: "`"), UInt8(ascii: "/"), UInt8(ascii: "*"):
            true
        default: false
        }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xff:
            return true
        default:
            return false
        }
    }
}
