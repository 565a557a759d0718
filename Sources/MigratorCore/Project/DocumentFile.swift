import Foundation

/// Reads the JSON files that a person writes or edits, with the place of every fault.
enum DocumentFile {
    /// The bytes of a file.
    static func bytes(of file: String, _ kind: DocumentError.Kind) throws(DocumentError) -> [UInt8] {
        do {
            return try FileReader.bytes(ofFileAt: file)
        } catch {
            throw error.code == ENOENT || error.code == ENOTDIR
                ? .notFound(kind, file: file) : .unreadable(kind, file: file, reason: error.reason)
        }
    }

    /// Parses a text.
    ///
    /// - Parameter file: what messages call it.
    static func parse(_ bytes: [UInt8], file: String) throws(DocumentError) -> JSONValue {
        do {
            return try JSONParser.parse(bytes)
        } catch {
            throw .invalid(file: file, [.init(position: error.position, path: nil, message: error.message)])
        }
    }
}
