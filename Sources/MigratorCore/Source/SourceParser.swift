import SwiftDiagnostics
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// Parses Swift source in the language mode that it is written for, which the source itself does not tell.
///
/// A few forms are errors since Swift 6 and mean something in Swift 5: `@available (iOS 12, *)`, `@MainActor(Int) -> Void`.
enum SourceParser {
    /// The tree of the newest language mode, or of Swift 5 where only that one has no errors.
    static func parse(_ bytes: [UInt8]) -> SourceFileSyntax {
        let newest = parse(bytes, .v6)
        guard newest.hasError else { return newest }
        let older = parse(bytes, .v5)
        return faults(in: older).count < faults(in: newest).count ? older : newest
    }

    private static func parse(_ bytes: [UInt8], _ version: Parser.SwiftVersion) -> SourceFileSyntax {
        bytes.withUnsafeBufferPointer { Parser.parse(source: $0, swiftVersion: version) }
    }

    /// The places that the parser could not read, as the compiler would report them.
    static func faults(in tree: SourceFileSyntax) -> [SyntaxFault] {
        guard tree.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: tree)
            .filter { $0.diagMessage.severity == .error && !isForAnotherCompiler($0.node) }
            .map { SyntaxFault(offset: $0.position.utf8Offset, message: $0.message) }
    }

    /// Below `#if compiler(>=7)` and `#if swift(>=7)` stands what this parser need not know.
    private static func isForAnotherCompiler(_ node: Syntax) -> Bool {
        var current: Syntax? = node
        while let here = current {
            if let clause = here.as(IfConfigClauseSyntax.self), let condition = clause.condition {
                let search = VersionCheckSearch(viewMode: .sourceAccurate)
                search.walk(condition)
                if search.isFound { return true }
            }
            current = here.parent
        }
        return false
    }
}

/// Looks for a condition on the version of the compiler or of the language.
private final class VersionCheckSearch: SyntaxVisitor {
    private(set) var isFound = false

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
        if let name, ["compiler", "swift", "_compiler_version"].contains(name) { isFound = true }
        return .visitChildren
    }
}
