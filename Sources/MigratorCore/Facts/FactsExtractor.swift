import SwiftSyntax

/// Extracts the facts of one file from its bytes. Files do not depend on each other, so any number can run at once.
enum FactsExtractor {
    /// - Parameters:
    ///   - path: relative to the root; it is kept in the facts.
    ///   - bytes: UTF-8; a leading byte order mark is allowed.
    ///   - tree: the syntax tree of `bytes`, when there is one already.
    ///   - keepsBodies: whether function bodies are wanted, or declarations alone.
    static func extract(
        path: String, bytes: [UInt8], tree: SourceFileSyntax? = nil, keepsBodies: Bool
    ) -> FileFacts {
        let tree = tree ?? SourceParser.parse(bytes)
        let lowering = Lowering(keepsBodies: keepsBodies)
        var members = Lowering.Members()
        lowering.append(tree.statements, to: &members)
        return FileFacts(
            path: path, hasBodies: keepsBodies, types: members.types, functions: members.functions,
            variables: members.variables, aliases: members.aliases, imports: members.imports,
            statements: members.statements,
            lineStarts: lineStarts(of: bytes), syntaxErrors: SourceParser.faults(in: tree))
    }

    /// `\n`, `\r\n` and a lone `\r` end a line.
    private static func lineStarts(of bytes: [UInt8]) -> [Int] {
        var starts = [0]
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\n") {
                starts.append(index + 1)
            } else if byte == UInt8(ascii: "\r"), index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") {
                starts.append(index + 1)
            }
        }
        return starts
    }
}
