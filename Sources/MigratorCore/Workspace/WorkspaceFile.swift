import Foundation
import SwiftSyntax

/// One file of a workspace: what was read, and what the edits so far made of it.
struct WorkspaceFile: Sendable {
    /// Relative to the root, with `/`.
    let path: String
    /// What was read.
    let original: FileVersion
    /// What the edits so far made of it.
    private(set) var current: FileVersion

    init(_ file: SourceFile) {
        path = file.path
        original = FileVersion(file.bytes)
        current = original
    }

    var bytes: [UInt8] { current.bytes }

    /// Syntax errors of the file as it was read, as far as it was parsed.
    var syntaxProblems: [FileProblem] {
        guard let facts = original.facts(withBodies: false) ?? original.facts(withBodies: true) else { return [] }
        return facts.syntaxErrors.map { fault in
            let (line, column) = facts.position(of: fault.offset)
            return FileProblem(
                code: .syntaxError, file: path, line: line, column: column, message: fault.message)
        }
    }

    mutating func replace(with bytes: [UInt8], tree: SourceFileSyntax?) {
        current = FileVersion(bytes, tree: tree)
    }
}

/// The bytes of a file, and what was found out of them so far: copies of a workspace share it.
final class FileVersion: @unchecked Sendable {
    let bytes: [UInt8]
    let words: WordIndex
    private let lock = NSLock()
    private var declarations: FileFacts?
    private var whole: FileFacts?
    private var parsed: SourceFileSyntax?

    init(_ bytes: [UInt8], tree: SourceFileSyntax? = nil) {
        self.bytes = bytes
        words = WordIndex(bytes: bytes)
        parsed = tree
    }

    /// The syntax tree; nil when nobody keeps it yet.
    var tree: SourceFileSyntax? { lock.withLock { parsed } }

    /// Keeps a tree, if there is none yet.
    ///
    /// - Returns: the tree that is kept, and whether it is this one.
    @discardableResult
    func keep(_ tree: SourceFileSyntax) -> (tree: SourceFileSyntax, isNew: Bool) {
        lock.withLock {
            if let parsed { return (parsed, false) }
            parsed = tree
            return (tree, true)
        }
    }

    /// The facts; nil when nobody asked for them yet.
    func facts(withBodies: Bool) -> FileFacts? { lock.withLock { withBodies ? whole : declarations } }

    func keep(_ facts: FileFacts) {
        lock.withLock { if facts.hasBodies { whole = facts } else { declarations = facts } }
    }
}
