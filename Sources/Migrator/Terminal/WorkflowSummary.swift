import Foundation
import MigratorCore

/// What GitHub tells a step of a workflow about itself.
struct WorkflowSummary {
    /// The file that the environment names for the step's page; nil outside of a workflow.
    let file: String?
    /// The folder that holds the repository.
    private let workspace: String?

    init(environment: [String: String]) {
        file = environment["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
        workspace = environment["GITHUB_WORKSPACE"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Path of a folder below the repository; empty when it is the repository or not below it.
    func path(of root: String) -> String {
        guard let workspace, let pointer = realpath(workspace, nil) else { return "" }
        defer { free(pointer) }
        let folder = String(cString: pointer) + "/"
        return root.hasPrefix(folder) ? String(root.dropFirst(folder.count)) : ""
    }

    /// Adds to the page, which earlier commands of the step may have begun.
    func append(_ text: String) throws(CommandFailure) {
        guard let file else { return }
        let descriptor = open(file, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
        do throws(SystemError) {
            guard descriptor >= 0 else { throw .last }
            defer { close(descriptor) }
            try FileWriter.write(text, to: descriptor)
        } catch {
            throw CommandFailure(.inputOutput, "GITHUB_STEP_SUMMARY '\(file)' could not be written: \(error.reason)")
        }
    }
}
