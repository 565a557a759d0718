import Foundation
import MigratorCore

/// Standard output or standard error, written without buffers in between, so that errors are seen where they happen.
struct StandardStream: Sendable {
    static let output = StandardStream(descriptor: STDOUT_FILENO, name: "standard output")
    static let error = StandardStream(descriptor: STDERR_FILENO, name: "standard error")

    let descriptor: Int32
    let name: String

    var isTerminal: Bool {
        isatty(descriptor) == 1
    }

    /// Columns of the terminal behind the stream; nil where there is none.
    var terminalWidth: Int? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes everything. That the reader has gone is not an error.
    func write(_ text: String) throws(CommandFailure) {
        do {
            try FileWriter.write(text, to: descriptor)
        } catch  where error.code == EPIPE {
            return
        } catch {
            throw CommandFailure(.inputOutput, "\(name) could not be written: \(error.reason)")
        }
    }

    /// Writes messages; when even that fails there is nobody to tell.
    func writeIgnoringErrors(_ text: String) {
        try? FileWriter.write(text, to: descriptor)
    }
}

/// Writes to file descriptors.
enum FileWriter {
    /// Writes all bytes of the text.
    static func write(_ text: String, to descriptor: Int32) throws(SystemError) {
        var text = text
        let failure: SystemError? = text.withUTF8 { buffer in
            var rest = UnsafeRawBufferPointer(buffer)
            while let base = rest.baseAddress, !rest.isEmpty {
                let count = Foundation.write(descriptor, base, rest.count)
                if count >= 0 {
                    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
                } else if errno == EAGAIN {
                    waitUntilWritable(descriptor)
                } else if errno != EINTR {
                    return .last
                }
            }
            return nil
        }
        if let failure { throw failure }
    }

    /// A pipe may have been set not to block by the program at its other end.
    private static func waitUntilWritable(_ descriptor: Int32) {
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&request, 1, -1)
    }
}
