import Foundation
import XCTest

/// A terminal that a program can write to, and the end at which a test sees what is written.
struct PseudoTerminal {
    private let leader: Int32
    /// The end for the program.
    let stream: FileHandle

    /// Skips the test where there are no terminals.
    init() throws {
        #if os(Linux)
            let leader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
            try XCTSkipIf(leader < 0, "there are no terminals here")
            var (locked, number) = (CInt(0), CInt(0))
            // TIOCSPTLCK and TIOCGPTN, which the Swift module of the C library leaves out, like the functions around them.
            let isOpen = ioctl(leader, 0x4004_5431, &locked) == 0 && ioctl(leader, 0x8004_5430, &number) == 0
            try XCTSkipUnless(isOpen, "there are no terminals here")
            let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
        #else
            let leader = posix_openpt(O_RDWR | O_NOCTTY)
            try XCTSkipIf(leader < 0 || grantpt(leader) != 0 || unlockpt(leader) != 0, "there are no terminals here")
            let terminal = open(try XCTUnwrap(ptsname(leader).map { String(cString: $0) }), O_RDWR | O_NOCTTY)
        #endif
        try XCTSkipIf(terminal < 0, "the terminal could not be opened")
        self.leader = leader
        stream = FileHandle(fileDescriptor: terminal, closeOnDealloc: true)
        // What is written is read as it is: without a return in front of every line break.
        var settings = termios()
        tcgetattr(terminal, &settings)
        settings.c_oflag &= ~tcflag_t(OPOST)
        tcsetattr(terminal, TCSANOW, &settings)
    }

    /// What was written so far.
    func text() -> String {
        _ = fcntl(leader, F_SETFL, O_NONBLOCK)
        var all: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(leader, &bytes, bytes.count)
            guard count > 0 else { return String(decoding: all, as: UTF8.self) }
            all += bytes.prefix(count)
        }
    }

    func close() {
        #if os(Linux)
            _ = Glibc.close(leader)
        #else
            _ = Darwin.close(leader)
        #endif
    }
}
