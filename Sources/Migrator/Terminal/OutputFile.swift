import Foundation
import MigratorCore

/// The file that `--output` names. It is either replaced as a whole or left as it was.
enum OutputFile {
    /// Says before a long scan that the file cannot be written.
    static func check(_ path: String) throws(CommandFailure) {
        var status = stat()
        if stat(path, &status) == 0 {
            if status.st_mode & S_IFMT == S_IFDIR {
                throw failure(path, "it is a folder; name a file")
            }
            return
        }
        let folder = folder(of: path)
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw failure(path, "there is no folder '\(folder)'; create it first")
        }
    }

    /// Writes the text beside the file and puts it in its place when all of it is on the disk.
    static func write(_ text: String, to path: String) throws(CommandFailure) {
        var status = stat()
        let exists = stat(path, &status) == 0
        do {
            if exists, status.st_mode & S_IFMT != S_IFREG {
                try writeInPlace(text, to: path)
            } else {
                // The file behind a link is replaced, not the link.
                let target = exists ? resolved(path) : path
                try replace(target, with: text, mode: exists ? status.st_mode & 0o7777 : nil)
            }
        } catch  where error.code == EPIPE {
            return
        } catch {
            throw failure(path, error.reason)
        }
    }

    /// Devices and pipes cannot be replaced.
    private static func writeInPlace(_ text: String, to path: String) throws(SystemError) {
        let descriptor = open(path, O_WRONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .last }
        defer { close(descriptor) }
        try FileWriter.write(text, to: descriptor)
    }

    private static func replace(_ path: String, with text: String, mode: mode_t?) throws(SystemError) {
        let temporary = "\(path).\(getpid()).tmp"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw .last }
        do throws(SystemError) {
            defer { close(descriptor) }
            if let mode {
                fchmod(descriptor, mode)
            }
            try FileWriter.write(text, to: descriptor)
            guard fsync(descriptor) == 0 else { throw .last }
        } catch {
            unlink(temporary)
            throw error
        }
        guard rename(temporary, path) == 0 else {
            let error = SystemError.last
            unlink(temporary)
            throw error
        }
    }

    private static func resolved(_ path: String) -> String {
        guard let pointer = realpath(path, nil) else { return path }
        defer { free(pointer) }
        return String(cString: pointer)
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func failure(_ path: String, _ reason: String) -> CommandFailure {
        CommandFailure(.inputOutput, "'\(path)' could not be written: \(reason)")
    }
}
