/// A replacement of a range of a file's bytes.
struct SourceEdit: Hashable, Sendable {
    /// UTF-8 offsets; an empty range inserts.
    let range: Range<Int>
    let replacement: String

    init(_ range: Range<Int>, _ replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    static func insert(_ text: String, at offset: Int) -> SourceEdit { SourceEdit(offset..<offset, text) }
}
