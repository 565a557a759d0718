import Foundation
import MigratorCore

/// Writes steps one by one, each followed by the user's command; what fails is taken back.
struct VerifiedSteps {
    let writer: TreeWriter
    let verifier: StepVerifier

    /// Writes a step and runs the command.
    ///
    /// - Returns: the step as it was taken, or as it was refused; the files are then what they were before.
    /// - Throws: where the run cannot go on: the tree is not what it is taken for, or the user stopped it.
    func take(_ outcome: StepOutcome) throws -> StepOutcome {
        let failures: [TreeWriter.Failure]
        do throws(TreeWriterError) {
            failures = try writer.write(outcome.changes, step: outcome.step.name)
        } catch {
            throw CommandFailure(.inputOutput, error.message)
        }
        let written = outcome.changes.filter { change in !failures.contains { $0.path == change.path } }
        if let first = failures.first {
            try restore(written)
            return outcome.refused("\(first.path): \(first.message)")
        }
        let verdict: StepVerifier.Verdict
        do {
            verdict = try verifier.verify(outcome.step)
        } catch {
            try restore(written)
            throw error
        }
        switch verdict {
        case .passed: return outcome
        case .failed(let reason):
            try restore(written)
            return outcome.refused(reason)
        case .interrupted:
            try restore(written)
            throw CommandFailure(
                .incomplete, "stopped while '\(outcome.step.title)' was verified; it was taken back")
        }
    }

    private func restore(_ changes: [FileChange]) throws {
        let failures: [TreeWriter.Failure]
        do throws(TreeWriterError) {
            failures = try writer.write(changes.map(\.reversed), step: "taking back")
        } catch {
            throw CommandFailure(.inputOutput, error.message)
        }
        guard !failures.isEmpty else { return }
        let list = failures.map { "\n    \($0.path)" }.joined()
        throw CommandFailure(
            .incomplete,
            "the command changed files of the step, so that they could not be taken back; look at them:\(list)"
        )
    }
}
