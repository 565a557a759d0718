/// The text of a Swift file as bytes, known to be UTF-8.
public struct SourceFile: Sendable, Equatable {
    /// Path relative to the root, with `/`.
    public var path: String
    /// Everything that the file holds, line endings and byte order mark as they are.
    public var bytes: [UInt8]

    /// A file that is known to hold UTF-8.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
    }

    /// Bytes of the byte order mark: 3 or 0.
    public var byteOrderMarkLength: Int {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The bytes behind the byte order mark.
    public var text: ArraySlice<UInt8> {
        bytes.dropFirst(byteOrderMarkLength)
    }

    /// Reads `path`, which is relative to `root`.
    ///
    /// - Throws: a problem `unreadable` with the system's reason, or `notUTF8` with the place of the first bad byte.
    public static func read(_ path: String, below root: String) throws(FileProblem) -> SourceFile {
        let bytes: [UInt8]
        do {
            bytes = try FileReader.bytes(ofFileAt: joinedPath(root, path))
        } catch {
            throw FileProblem(
                code: .unreadable, file: path, line: 0, column: 0,
                message: "the file could not be read (\(error.reason)) and is left out")
        }
        if let problem = encodingProblem(bytes, path: path) {
            throw problem
        }
        return SourceFile(path: path, bytes: bytes)
    }

    private static func encodingProblem(_ bytes: [UInt8], path: String) -> FileProblem? {
        guard let offset = UTF8Validation.firstFault(in: bytes) else { return nil }
        let advice = "save it as UTF-8; it is left out"
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return FileProblem(
                code: .notUTF8, file: path, line: 1, column: 1, message: "the file is UTF-16, not UTF-8; \(advice)")
        }
        let before = bytes[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = offset - (before.lastIndex(of: UInt8(ascii: "\n")) ?? -1)
        let what =
            bytes[offset] == 0
            ? "the file holds a NUL byte" : "the file is not UTF-8 (byte 0x\(String(bytes[offset], radix: 16)))"
        return FileProblem(code: .notUTF8, file: path, line: line, column: column, message: "\(what); \(advice)")
    }
}

extension FileProblem: Error {}

/// A path below a folder; `/` and the empty path are what they should be.
func joinedPath(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + path : "\(folder)/\(path)"
}
