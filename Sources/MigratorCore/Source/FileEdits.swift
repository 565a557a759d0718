/// Two edits that want to change the same bytes: a fault of the tool. The file is left as it is.
struct EditConflict: Error, Equatable {
    let first: Range<Int>
    let second: Range<Int>
}

/// The edits of one file.
struct FileEdits: Sendable {
    private(set) var edits: [SourceEdit] = []

    var isEmpty: Bool { edits.isEmpty }
    var count: Int { edits.count }

    /// Adds an edit; the same edit twice is one.
    mutating func add(_ edit: SourceEdit) {
        if !edits.contains(edit) { edits.append(edit) }
    }

    /// Bytes with edits made, and what of them is new.
    struct Edited {
        var bytes: [UInt8]
        /// Of each edit, in their order: the range of the old bytes, and that of the replacement in the new ones.
        var replaced: [(old: Range<Int>, new: Range<Int>)] = []
    }

    /// The bytes with all edits made. Everything else stays byte for byte. Insertions at one place keep the order in which
    /// they were added.
    func apply(to bytes: [UInt8]) throws(EditConflict) -> [UInt8] { try edited(bytes).bytes }

    /// The same, with the places of the replacements.
    func edited(_ bytes: [UInt8]) throws(EditConflict) -> Edited {
        let ordered = edits.enumerated().sorted {
            let (left, right) = ($0.element.range, $1.element.range)
            return (left.lowerBound, left.upperBound, $0.offset) < (right.lowerBound, right.upperBound, $1.offset)
        }.map(\.element)
        var result = Edited(bytes: [])
        result.bytes.reserveCapacity(bytes.count + ordered.reduce(0) { $0 + $1.replacement.utf8.count })
        var position = 0
        var last = 0..<0
        for edit in ordered {
            guard edit.range.lowerBound >= position, edit.range.upperBound <= bytes.count else {
                throw EditConflict(first: last, second: edit.range)
            }
            result.bytes += bytes[position..<edit.range.lowerBound]
            let start = result.bytes.count
            result.bytes += edit.replacement.utf8
            result.replaced.append((edit.range, start..<result.bytes.count))
            position = edit.range.upperBound
            last = edit.range
        }
        result.bytes += bytes[position...]
        return result
    }
}
