import SwiftParser
import SwiftSyntax

/// A module that a file imports.
struct ImportedModule: Hashable, Sendable {
    /// The name as it is written, `os.log` in two parts. Of `import struct A.B` the last part is a declaration.
    var path: [String]
    /// `@testable`: only the program's own modules can be imported so.
    var isTestable = false
    /// It stands below `#if canImport(…)` of its own name: the file knows that there may be no such module.
    var isGuarded = false

    /// The module that has to be found.
    var name: String { path[0] }
}

extension ImportedModule {
    /// The imports of a file, in its order.
    static func all(in bytes: [UInt8]) -> [ImportedModule] {
        // Imports stand at the top; parsing the rest would cost most of the time and say nothing about them.
        guard let end = endOfLastImport(bytes) else { return [] }
        let visitor = ImportVisitor(viewMode: .sourceAccurate)
        visitor.walk(SourceParser.parse(Array(bytes[..<end])))
        return visitor.found
    }

    /// The end of the last line that has the word `import`, wherever it stands.
    private static func endOfLastImport(_ bytes: [UInt8]) -> Int? {
        let word = Array("import".utf8)
        guard bytes.count >= word.count else { return nil }
        for start in stride(from: bytes.count - word.count, through: 0, by: -1)
        where bytes[start] == word[0] && bytes[start..<(start + word.count)].elementsEqual(word) {
            let next = start + word.count
            let isWord =
                (start == 0 || !isWordByte(bytes[start - 1])) && (next == bytes.count || !isWordByte(bytes[next]))
            guard isWord else { continue }
            return bytes[next...].firstIndex { $0 == UInt8(ascii: "\n") } ?? bytes.count
        }
        return nil
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}

private final class ImportVisitor: SyntaxVisitor {
    private(set) var found: [ImportedModule] = []

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        let path = node.path.map { $0.name.text.filter { $0 != "`" } }
        guard let name = path.first, !name.isEmpty else { return .skipChildren }
        let isTestable = node.attributes.contains {
            $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "testable"
        }
        // Of `import struct A.B` the compiler looks for `A` alone.
        let module = node.importKindSpecifier == nil ? path : [name]
        found.append(ImportedModule(path: module, isTestable: isTestable, isGuarded: isGuarded(Syntax(node), name)))
        return .skipChildren
    }

    // Nothing can be imported inside of a declaration or a statement.
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func isGuarded(_ node: Syntax, _ name: String) -> Bool {
        var current = node.parent
        while let here = current {
            if let condition = here.as(IfConfigClauseSyntax.self)?.condition {
                let search = CanImportSearch(viewMode: .sourceAccurate)
                search.walk(condition)
                if search.names.contains(name) { return true }
            }
            current = here.parent
        }
        return false
    }
}

private final class CanImportSearch: SyntaxVisitor {
    private(set) var names: Set<String> = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "canImport",
            let argument = node.arguments.first?.expression.trimmedDescription,
            let name = argument.split(separator: ".").first
        {
            names.insert(String(name))
        }
        return .visitChildren
    }
}
