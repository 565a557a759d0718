import Foundation

/// The folder that is scanned, or the one file.
public struct ScanRoot: Sendable, Equatable {
    /// Absolute path of the folder, symbolic links resolved. Paths in reports are relative to it.
    public var folder: String
    /// Name of the only file to look at, when the path names a file.
    public var file: String?

    /// Resolves a path as a user writes it.
    public init(path: String) throws(ScanRootError) {
        guard let resolved = Self.resolve(path) else {
            throw errno == EACCES ? .unreadable(path: path, reason: SystemError.last.reason) : .notFound(path: path)
        }
        var status = stat()
        guard stat(resolved, &status) == 0 else {
            throw .unreadable(path: path, reason: SystemError.last.reason)
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR:
            folder = resolved
        case S_IFREG where resolved.hasSuffix(".swift"):
            let slash = resolved.lastIndex(of: "/") ?? resolved.startIndex
            folder = slash == resolved.startIndex ? "/" : String(resolved[..<slash])
            file = String(resolved[resolved.index(after: slash)...])
        default:
            throw .notSwift(path: path)
        }
    }

    private static func resolve(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}

/// Why there is nothing to scan at a path.
public enum ScanRootError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Nothing is there.
    case notFound(path: String)
    /// Something is there, but neither a folder nor a Swift file.
    case notSwift(path: String)
    /// The system does not let us look.
    case unreadable(path: String, reason: String)

    /// What is wrong and what to do about it.
    public var description: String {
        switch self {
        case .notFound(let path):
            "no such file or folder: '\(path)'; give the folder of the Swift sources to look at"
        case .notSwift(let path):
            "'\(path)' is neither a folder nor a .swift file; give the folder of the Swift sources to look at"
        case .unreadable(let path, let reason):
            "'\(path)' could not be opened: \(reason)"
        }
    }
}
