/// What a step of the migration does to a tree: edits by file, and what it could not do.
public struct StepResult: Sendable {
    /// Something that could not be done, with the reason.
    struct Failure: Hashable, Sendable {
        let code: ReportCode
        let place: SourcePlace
        let symbol: String
        let message: String
        /// Nothing of the step can be applied while it stands.
        let isFatal: Bool
    }

    var edits: [String: FileEdits] = [:]
    /// Files that were worked out in several rounds of edits, as they are behind the last: by path, in the place of `edits`.
    var contents: [FileChange] = []
    var failures: [Failure] = []
    /// What was done, by kind: `reducers` -> 32.
    var counts: [String: Int] = [:]

    mutating func add(_ edit: SourceEdit, to path: String) { edits[path, default: FileEdits()].add(edit) }

    mutating func count(_ what: String, by number: Int = 1) { counts[what, default: 0] += number }

    var isFatal: Bool { failures.contains(where: \.isFatal) }
}
