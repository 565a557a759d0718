import Foundation

/// The toolchain's compiler, used to look at code and never to run it: no manifest is executed, and plugins are those of the
/// toolchain alone.
struct SwiftCompiler: Sendable {
    /// Where `swiftc` is.
    let path: String
    /// Where it finds the modules and the plugins of the toolchain.
    private let resources: String
    private let target: String
    /// Where modules and their caches are written; the caller removes it.
    let folder: String
    private let programs: RunningPrograms

    /// What a run of the compiler gave.
    struct Outcome: Sendable {
        /// Everything it printed.
        var output: String
        /// It came to its end. One that found errors did, one that crashed did not.
        var isComplete: Bool
    }

    /// Finds the compiler in the folders of `PATH`.
    init(environment: [String: String], temporary: TemporaryFolder) throws(VerificationError) {
        let folders = (environment["PATH"] ?? "").split(separator: ":")
        guard let path = folders.map({ "\($0)/swiftc" }).first(where: FileManager.default.isExecutableFile) else {
            throw .noCompiler
        }
        self.path = path
        folder = temporary.path
        programs = temporary.programs
        guard let outcome = Self.run(path, ["-print-target-info"], programs, "\(folder)/target"),
            let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(outcome.output.utf8))
        else { throw .brokenCompiler(path: path) }
        resources = info.paths.runtimeResourcePath
        target = info.target.triple
    }

    private struct TargetInfo: Decodable {
        struct Target: Decodable { let triple: String }
        struct Paths: Decodable { let runtimeResourcePath: String }
        let target: Target
        let paths: Paths
    }

    /// Runs the frontend, which starts no other program.
    ///
    /// - Parameter name: of a file for its output that no other run uses.
    func run(_ arguments: [String], name: String) -> Outcome {
        var all = ["-frontend"] + arguments
        all += ["-target", target, "-resource-dir", resources, "-module-cache-path", "\(folder)/cache"]
        all += ["-plugin-path", "\(resources)/host/plugins", "-plugin-path", "\(resources)/host/plugins/testing"]
        all += ["-diagnostic-style", "llvm", "-no-color-diagnostics", "-suppress-warnings"]
        #if os(macOS)
            if let sdk = ProcessInfo.processInfo.environment["SDKROOT"] { all += ["-sdk", sdk] }
        #endif
        return Self.run(path, all, programs, "\(folder)/\(name)") ?? Outcome(output: "", isComplete: false)
    }

    /// - Parameter log: the file that gets the output; the folder that it is in gets what else the program leaves behind.
    private static func run(
        _ path: String, _ arguments: [String], _ programs: RunningPrograms, _ log: String
    ) -> Outcome? {
        let process = Process()
        // It leaves folders behind where it puts temporary files.
        process.environment = ProcessInfo.processInfo.environment.merging([
            "TMPDIR": ModuleFinder.parent(log)
        ]) { $1 }
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        // A file holds any amount of output; a pipe would have to be emptied while the compiler runs.
        guard FileManager.default.createFile(atPath: log, contents: nil),
            let handle = FileHandle(forWritingAtPath: log)
        else { return nil }
        process.standardOutput = handle
        process.standardError = handle
        guard programs.run(process) else { return nil }
        try? handle.close()
        let output = (try? FileReader.bytes(ofFileAt: log)) ?? []
        let isComplete = process.terminationReason == .exit && process.terminationStatus <= 1
        return Outcome(output: String(decoding: output, as: UTF8.self), isComplete: isComplete)
    }
}

/// Why two trees could not be compared.
public enum VerificationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// No `swiftc` in the folders of `PATH`.
    case noCompiler
    /// It does not answer.
    case brokenCompiler(path: String)
    /// No Swift file in a tree.
    case noFiles(path: String)
    /// A tree is no folder.
    case notFolder(path: String)
    /// The folder for temporary files could not be written.
    case noTemporaryFolder(path: String, reason: String)

    /// What is wrong and what to do about it.
    public var description: String {
        switch self {
        case .noCompiler: "no 'swiftc' in the folders of PATH; install a Swift toolchain or add its 'usr/bin' to PATH"
        case .brokenCompiler(let path): "'\(path)' does not say what it compiles for; is the toolchain complete?"
        case .noFiles(let path): "no Swift file in '\(path)'; give the folder of the Swift sources to look at"
        case .notFolder(let path): "'\(path)' is not a folder; give the folder of the Swift sources to look at"
        case .noTemporaryFolder(let path, let reason): "'\(path)' could not be written: \(reason)"
        }
    }
}
