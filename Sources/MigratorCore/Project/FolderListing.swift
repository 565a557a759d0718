import Foundation

/// What stands in one folder, as far as a search for Swift files needs to know it.
struct FolderListing {
    /// Names of folders that are not hidden.
    var folders: [String] = []
    /// Names of files that end in `.swift`, hidden ones too: they are code like the others.
    var swiftFiles: [String] = []
    /// Names of symbolic links that are not hidden.
    var links: [String] = []
    /// Names that are not UTF-8, with the bytes that are not replaced.
    var undecodable: [String] = []
    /// It has a `.gitignore`.
    var hasIgnoreFile = false
    /// It is the root of a git work tree (a clone, a worktree or a submodule).
    var isWorkTree = false

    private enum Kind {
        case folder, file, link, other
    }

    init(path: String) throws(SystemError) {
        guard let stream = opendir(path) else { throw .last }
        defer { closedir(stream) }
        guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { throw SystemError(code: ENOTSUP) }
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                if errno != 0 { throw .last }
                return
            }
            let name = (UnsafeRawPointer(entry) + nameOffset).assumingMemoryBound(to: CChar.self)
            add(name, type: Int32(entry.pointee.d_type), in: path)
        }
    }

    private mutating func add(_ name: UnsafePointer<CChar>, type: Int32, in path: String) {
        if name[0] == CChar(bitPattern: UInt8(ascii: ".")) {
            addHidden(name, type: type, in: path)
            return
        }
        let length = strlen(name)
        let isSwift = length > 6 && strcmp(name + length - 6, ".swift") == 0
        // Most entries of a source tree are neither folders nor Swift files; they cost no more than this test.
        if type == Int32(DT_REG) && !isSwift { return }
        let kind = Self.kind(type, name, in: path)
        if kind == .other || (kind == .file && !isSwift) { return }
        guard let decoded = String(validatingCString: name) else {
            undecodable.append(String(cString: name))
            return
        }
        switch kind {
        case .folder: folders.append(decoded)
        case .file: swiftFiles.append(decoded)
        case .link: links.append(decoded)
        case .other: break
        }
    }

    private mutating func addHidden(_ name: UnsafePointer<CChar>, type: Int32, in path: String) {
        if strcmp(name, ".git") == 0 {
            isWorkTree = true
        } else if strcmp(name, ".gitignore") == 0 {
            // Like git, which does not follow a link here.
            hasIgnoreFile = Self.kind(type, name, in: path) == .file
        } else if strlen(name) >= 6, strcmp(name + strlen(name) - 6, ".swift") == 0,
            Self.kind(type, name, in: path) == .file, let decoded = String(validatingCString: name)
        {
            swiftFiles.append(decoded)
        }
    }

    private static func kind(_ type: Int32, _ name: UnsafePointer<CChar>, in path: String) -> Kind {
        switch type {
        case Int32(DT_DIR): return .folder
        case Int32(DT_REG): return .file
        case Int32(DT_LNK): return .link
        case Int32(DT_UNKNOWN):
            // Some file systems do not say in the folder what an entry is.
            var status = stat()
            guard lstat(joinedPath(path, String(cString: name)), &status) == 0 else { return .other }
            switch status.st_mode & S_IFMT {
            case S_IFDIR: return .folder
            case S_IFREG: return .file
            case S_IFLNK: return .link
            default: return .other
            }
        default: return .other
        }
    }
}
