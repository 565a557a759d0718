/// A file that is to be changed.
public struct FileChange: Equatable, Sendable {
    /// Relative to the root.
    public let path: String
    /// What the file held before.
    public let old: [UInt8]
    /// What it holds after it.
    public let new: [UInt8]
    /// Number of edits; 0 when the change sums several steps up.
    public let edits: Int

    /// The change back.
    public var reversed: FileChange { FileChange(path: path, old: new, new: old, edits: edits) }
}
