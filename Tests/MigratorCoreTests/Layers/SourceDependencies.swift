import Foundation
import SwiftParser
import SwiftSyntax

/// Which folder of a source tree uses which declarations of which other folder, read from the syntax trees.
///
/// A use is a name that is declared once in the module and stands where a type, a function or a member can stand. Types that
/// are inferred leave no name, so an arrow that is only there by inference is not seen.
struct SourceDependencies {
    /// One name of another folder that a file uses, at the first place that uses it.
    struct Use: Hashable {
        var folder: String
        var used: String
        var symbol: String
        var file: String
        var line: Int
    }

    /// Folders by the bytes of their names.
    private(set) var folders: [String] = []
    /// By folder, file and symbol; one for each symbol and file.
    private(set) var uses: [Use] = []

    /// - Parameter files: path relative to the root of the sources, and text.
    init(files: [(path: String, text: String)]) {
        let parsed = files.map { (path: $0.path, tree: Parser.parse(source: $0.text)) }
        var declarations = DeclaredNames()
        for (path, tree) in parsed {
            let visitor = DeclarationVisitor(folder: Self.folder(of: path))
            visitor.walk(tree)
            declarations.merge(visitor)
        }
        folders = Set(files.map { Self.folder(of: $0.path) }).sorted()
        for (path, tree) in parsed {
            let folder = Self.folder(of: path)
            let visitor = UseVisitor(declarations: declarations, file: path, tree: tree)
            visitor.walk(tree)
            for (symbol, found) in visitor.found where found.folder != folder {
                uses.append(
                    Use(folder: folder, used: found.folder, symbol: symbol, file: path, line: found.line))
            }
        }
        uses.sort { ($0.folder, $0.file, $0.symbol) < ($1.folder, $1.file, $1.symbol) }
    }

    /// All Swift files below a folder.
    init(root: URL) throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
            .filter { $0.hasSuffix(".swift") }.sorted()
        try self.init(
            files: paths.map {
                (path: $0, text: try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8))
            })
    }

    /// The layer's folder: the first component, of a recipe the first two; empty for a file that lies in no folder.
    static func folder(of path: String) -> String {
        let parts = path.split(separator: "/").dropLast().map(String.init)
        let depth = parts.first == "Actions" ? 2 : 1
        return parts.prefix(depth).joined(separator: "/")
    }

    /// How many names each folder (a row) uses of each other (a column), as a table in Markdown.
    func matrix(order: [String]) -> String {
        let rows = order.filter(folders.contains) + folders.filter { !order.contains($0) }
        var counts: [String: Set<String>] = [:]
        for use in uses { counts["\(use.folder)>\(use.used)", default: []].insert(use.symbol) }
        var lines = ["| uses ↓ of → | " + rows.indices.map { "\($0 + 1)" }.joined(separator: " | ") + " |"]
        lines.append("| --- |" + String(repeating: " ---: |", count: rows.count))
        for (index, row) in rows.enumerated() {
            let cells = rows.map { column in
                row == column ? "·" : (counts["\(row)>\(column)"].map { "\($0.count)" } ?? "")
            }
            let name = row.isEmpty ? "(no folder)" : row
            lines.append("| \(index + 1) \(name) | " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

/// The names of a module and the folders that declare them.
struct DeclaredNames {
    /// Types and functions outside of any type.
    private(set) var global: [String: Set<String>] = [:]
    /// Names of types inside of a type, by the path of the outer one.
    private(set) var nested: [String: Set<String>] = [:]
    /// Members that an extension adds to a type of another folder or module.
    private var extended: [(name: String, type: String, folder: String)] = []
    private var ownMembers: Set<String> = []
    /// Members that the standard library has too: their name alone says nothing.
    private static let systemMembers: Set = ["joined"]

    mutating func merge(_ visitor: DeclarationVisitor) {
        for name in visitor.global { global[name, default: []].insert(visitor.folder) }
        nested.merge(visitor.nested) { $0.union($1) }
        extended += visitor.extended.map { ($0.name, $0.type, visitor.folder) }
        ownMembers.formUnion(visitor.members)
    }

    /// The folder of a type or function; nil when it is declared elsewhere, or in more than one.
    func folder(of name: String) -> String? {
        guard let folders = global[name], folders.count == 1 else { return nil }
        return folders.first
    }

    /// The folder whose extension declares a member that nothing else declares.
    func folder(ofMember name: String) -> String? {
        let declaring = extended.filter { $0.name == name }
        guard let first = declaring.first, !ownMembers.contains(name), !Self.systemMembers.contains(name),
            declaring.allSatisfy({ $0.folder == first.folder && global[$0.type]?.contains($0.folder) != true })
        else { return nil }
        return first.folder
    }
}

/// Collects what one file declares for others.
final class DeclarationVisitor: SyntaxVisitor {
    let folder: String
    private(set) var global: Set<String> = []
    private(set) var nested: [String: Set<String>] = [:]
    private(set) var members: Set<String> = []
    private(set) var extended: [(name: String, type: String)] = []

    private enum Scope {
        case type(String)
        case `extension`(String, conforms: Bool)
    }
    private var scopes: [Scope] = []

    init(folder: String) {
        self.folder = folder
        super.init(viewMode: .sourceAccurate)
    }

    private func declareType(_ name: String, _ modifiers: DeclModifierListSyntax) {
        if scopes.isEmpty {
            if !modifiers.isFilePrivate { global.insert(name) }
        } else {
            nested[path, default: []].insert(name)
        }
    }

    private var path: String {
        scopes.map {
            switch $0 {
            case .type(let name), .extension(let name, _): name
            }
        }.joined(separator: ".")
    }

    private func declareMember(_ name: String, _ modifiers: DeclModifierListSyntax) {
        switch scopes.last {
        case nil:
            if !modifiers.isFilePrivate { global.insert(name) }
        case .extension(let type, conforms: false):
            if modifiers.isFilePrivate { members.insert(name) } else { extended.append((name, type)) }
        default: members.insert(name)
        }
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node) }
    override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }

    private func enter(_ node: some NamedDeclSyntax & WithModifiersSyntax) -> SyntaxVisitorContinueKind {
        declareType(node.name.text, node.modifiers)
        scopes.append(.type(node.name.text))
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declareType(node.name.text, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let type = node.extendedType.trimmedDescription.prefix { $0 != "<" }
        scopes.append(.extension(String(type), conforms: node.inheritanceClause != nil))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        declareMember(node.name.text, node.modifiers)
        return .skipChildren
    }
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
                declareMember(name, node.modifiers)
            }
        }
        return .skipChildren
    }
    override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
        members.formUnion(node.elements.map(\.name.text))
        return .skipChildren
    }
    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

/// Collects the names of other folders that one file uses.
final class UseVisitor: SyntaxVisitor {
    private let declarations: DeclaredNames
    private let locations: SourceLocationConverter
    private(set) var found: [String: (folder: String, line: Int)] = [:]
    private var types: [String] = []
    private var generics: [Set<String>] = []

    init(declarations: DeclaredNames, file: String, tree: SourceFileSyntax) {
        self.declarations = declarations
        locations = SourceLocationConverter(fileName: file, tree: tree)
        super.init(viewMode: .sourceAccurate)
    }

    private func note(_ name: String, _ node: some SyntaxProtocol) {
        guard !isNested(name), !generics.contains(where: { $0.contains(name) }) else { return }
        note(name, in: declarations.folder(of: name), node)
    }

    private func note(_ name: String, in folder: String?, _ node: some SyntaxProtocol) {
        guard let folder, found[name] == nil else { return }
        found[name] = (folder, locations.location(for: node.positionAfterSkippingLeadingTrivia).line)
    }

    /// A type of this name inside of one of the types around hides the one outside.
    private func isNested(_ name: String) -> Bool {
        types.indices.contains { end in
            declarations.nested[types[...end].joined(separator: ".")]?.contains(name) == true
        }
    }

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        note(node.name.text, node)
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let name = node.baseName.text
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            note(".\(name)", in: declarations.folder(ofMember: name), node)
        } else if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true {
            note(".\(name)", in: declarations.folder(ofMember: name), node)
        } else {
            note(name, node)
        }
        return .visitChildren
    }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.genericParameterClause)
    }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.genericParameterClause)
    }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.genericParameterClause)
    }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node.name.text, node.genericParameterClause)
    }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, nil) }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }
    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(String(node.extendedType.trimmedDescription.prefix { $0 != "<" }), nil)
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        generics.append(Self.names(node.genericParameterClause))
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { generics.removeLast() }

    private func enter(_ name: String, _ clause: GenericParameterClauseSyntax?) -> SyntaxVisitorContinueKind {
        types.append(name)
        generics.append(Self.names(clause))
        return .visitChildren
    }

    private func leave() {
        types.removeLast()
        generics.removeLast()
    }

    private static func names(_ clause: GenericParameterClauseSyntax?) -> Set<String> {
        Set(clause?.parameters.map(\.name.text) ?? [])
    }
}

extension DeclModifierListSyntax {
    /// Nothing outside of the file can see the declaration.
    var isFilePrivate: Bool {
        contains { $0.name.tokenKind == .keyword(.private) || $0.name.tokenKind == .keyword(.fileprivate) }
    }
}
