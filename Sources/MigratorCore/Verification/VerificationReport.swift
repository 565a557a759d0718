/// What a comparison of two trees gave.
public struct VerificationReport: Equatable, Sendable {
    /// Absolute path of the tree as it was.
    public var before: String
    /// Absolute path of the tree as it is.
    public var after: String
    /// The numbers.
    public var summary: VerificationSummary
    /// Errors that only the later tree has, by file, line and column.
    public var new: [CompilerError]
    /// Modules that the compiler gave up on: their errors are not known.
    public var unchecked: [String]
    /// Files of the later tree that could not be used.
    public var problems: [FileProblem]
    /// Files of the earlier tree that could not be used.
    public var earlierProblems: [FileProblem]
}

/// The numbers of a comparison.
public struct VerificationSummary: Codable, Equatable, Sendable {
    /// Swift files of the later tree.
    public var files: Int
    /// Those in modules that were checked.
    public var filesChecked: Int
    /// Modules of the later tree.
    public var modules: Int
    /// Modules that differ, or import one that does. The others have the same errors in both trees.
    public var modulesChecked: Int
    /// Errors of the earlier tree in the modules that were checked.
    public var errorsBefore: Int
    /// Errors of the later tree in the modules that were checked.
    public var errorsAfter: Int
    /// Errors that only the later tree has.
    public var new: Int
    /// Errors that the earlier tree has at the same place in other words.
    public var reworded: Int
    /// Errors about names that the earlier tree misses too.
    public var missingNames: Int
    /// Errors that only the earlier tree has.
    public var gone: Int
}
