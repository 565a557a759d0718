/// Checks text that comes from outside, at the speed of memory where it is ASCII.
enum UTF8Validation {
    /// Offset of the first byte that is NUL or does not belong to a well-formed UTF-8 sequence.
    static func firstFault(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBytes { firstFault(in: $0) }
    }

    private static func firstFault(in bytes: UnsafeRawBufferPointer) -> Int? {
        var index = 0
        while index < bytes.count {
            if index + 8 <= bytes.count {
                let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
                if isASCIIWithoutNUL(word) {
                    index += 8
                    continue
                }
            }
            let byte = bytes[index]
            if byte == 0 { return index }
            if byte < 0x80 {
                index += 1
            } else if let length = sequenceLength(at: index, in: bytes) {
                index += length
            } else {
                return index
            }
        }
        return nil
    }

    /// No byte has its high bit set, and taking one from each byte borrows nowhere.
    private static func isASCIIWithoutNUL(_ word: UInt64) -> Bool {
        let high: UInt64 = 0x8080_8080_8080_8080
        return word & high == 0 && (word &- 0x0101_0101_0101_0101) & ~word & high == 0
    }

    /// Length of the sequence of two to four bytes at `index` (Unicode, table 3-7); nil when it is malformed.
    private static func sequenceLength(at index: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        let second: ClosedRange<UInt8>
        let length: Int
        switch bytes[index] {
        case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xE1...0xEC, 0xEE...0xEF: (length, second) = (3, 0x80...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for offset in 2..<max(length, 2) where !(0x80...0xBF).contains(bytes[index + offset]) {
            return nil
        }
        return length
    }
}
