import Foundation

/// Why the system refused something, in its own words.
public struct SystemError: Error, Equatable, Sendable {
    /// The value of `errno`.
    public var code: Int32

    /// The error of the call that just failed.
    public static var last: SystemError { SystemError(code: errno) }

    /// An error by its `errno` value.
    public init(code: Int32) {
        self.code = code
    }

    /// The system's description, for example `Permission denied`.
    public var reason: String {
        var buffer = [CChar](repeating: 0, count: 256)
        let status = strerror_r(code, &buffer, buffer.count)
        let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return status == 0 && !text.isEmpty ? text : "system error \(code)"
    }
}

/// Reads whole files. Holds no state, so that any number of threads can use it.
public enum FileReader {
    /// The bytes of a regular file.
    public static func bytes(ofFileAt path: String) throws(SystemError) -> [UInt8] {
        // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last }
        switch status.st_mode & S_IFMT {
        case S_IFREG: break
        case S_IFDIR: throw SystemError(code: EISDIR)
        default: throw SystemError(code: EINVAL)
        }
        return try bytes(of: descriptor, expected: Int(status.st_size))
    }

    private static func bytes(of descriptor: Int32, expected: Int) throws(SystemError) -> [UInt8] {
        var result: [UInt8] = []
        // One byte more than expected lets the first read see the end of the file in the next one.
        var room = max(expected, 0) + 1
        while true {
            var count = 0
            var failure: SystemError?
            let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, initialized in
                (count, failure) = fill(buffer, from: descriptor)
                initialized = count
            }
            if let failure { throw failure }
            if result.isEmpty {
                result = chunk
            } else {
                result += chunk
            }
            if count < room { return result }
            room = max(64 * 1024, result.count)
        }
    }

    /// Reads until the buffer is full or the file ends.
    private static func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>, from file: Int32) -> (Int, SystemError?) {
        var count = 0
        while count < buffer.count, let base = buffer.baseAddress {
            let got = read(file, base + count, buffer.count - count)
            if got > 0 {
                count += got
            } else if got == 0 {
                break
            } else if errno != EINTR {
                return (count, .last)
            }
        }
        return (count, nil)
    }
}
