/// One file of a workspace: what was read, what the edits so far made of it, and what was found out of that.
struct WorkspaceFile: Sendable {
    /// Relative to the root, with `/`.
    let path: String
    /// What was read.
    let original: [UInt8]
    /// What the edits so far made of it.
    private(set) var bytes: [UInt8]
    private(set) var words: WordIndex
    /// Syntax errors of the file as it was read, as far as it was parsed.
    private(set) var syntaxProblems: [FileProblem] = []
    private var declarations: FileFacts?
    private var whole: FileFacts?
    private var isEdited = false

    init(_ file: SourceFile) {
        path = file.path
        original = file.bytes
        bytes = file.bytes
        words = WordIndex(bytes: file.bytes)
    }

    /// The facts of `bytes`; nil when nobody asked for them yet.
    func facts(withBodies: Bool) -> FileFacts? { withBodies ? whole : declarations }

    mutating func keep(_ facts: FileFacts) {
        if facts.hasBodies { whole = facts } else { declarations = facts }
        guard !isEdited else { return }
        syntaxProblems = facts.syntaxErrors.map { fault in
            let (line, column) = facts.position(of: fault.offset)
            return FileProblem(
                code: .syntaxError, file: path, line: line, column: column, message: fault.message)
        }
    }

    mutating func replace(with bytes: [UInt8]) {
        self.bytes = bytes
        words = WordIndex(bytes: bytes)
        declarations = nil
        whole = nil
        isEdited = true
    }
}
