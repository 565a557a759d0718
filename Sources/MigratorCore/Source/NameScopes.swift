import SwiftSyntax

/// Where one file uses a name, and what else in the file has it: enough to tell which uses mean a type of that name that is
/// declared outside of everything.
struct NameScopes {
    /// A use of the name.
    struct Reference {
        let range: Range<Int>
        /// It stands where only a type can.
        let isType: Bool
        /// What stands in front of the dot; nil where nothing does.
        let base: String?
        /// Names of the types and extensions around it.
        let owners: [String]
    }

    /// What a name means at a place.
    enum Meaning: Equatable {
        /// Nothing in the file hides what is declared outside of everything.
        case free
        /// A nearer declaration.
        case other
        /// A declaration of the same block stands behind the place.
        case unclear
    }

    /// Something of the name that is no declaration outside of everything.
    private struct Binding {
        let isType: Bool
        let scope: Range<Int>
        /// From here on it is known; in front of it, it is not clear what the name means.
        let start: Int
        /// The branch of a condition that does not see what the condition binds.
        let hole: Range<Int>?
    }

    private(set) var references: [Reference] = []
    /// Declarations outside of everything.
    private(set) var declarations: [Range<Int>] = []
    /// Uses in the backticks of comments.
    private(set) var mentions: [Range<Int>] = []
    /// A type has a member of that name.
    private(set) var hasMembers = false
    private var bindings: [Binding] = []

    init(name: String, in tree: SourceFileSyntax) {
        for token in tree.tokens(viewMode: .sourceAccurate) {
            mentions += CommentMentions.ranges(of: name, around: token)
            guard token.identifierText == name, let parent = token.parent else { continue }
            sort(token, parent)
        }
    }

    /// What the name means at a place: what the innermost declaration around it says.
    func meaning(at offset: Int, isType: Bool) -> Meaning {
        let around = bindings.filter { binding in
            binding.scope.contains(offset) && (binding.isType || !isType)
                && !(binding.hole?.contains(offset) ?? false)
        }
        guard let innermost = around.map(\.scope.count).min() else { return .free }
        let near = around.filter { $0.scope.count == innermost }
        return near.contains { $0.start <= offset } ? .other : .unclear
    }

    private mutating func sort(_ token: TokenSyntax, _ parent: Syntax) {
        if let reference = parent.as(DeclReferenceExprSyntax.self) {
            refer(to: token, reference)
        } else if parent.is(IdentifierTypeSyntax.self) {
            add(token, isType: true, base: nil)
        } else if let member = parent.as(MemberTypeSyntax.self) {
            add(token, isType: true, base: member.baseType.trimmedDescription)
        } else if let component = parent.as(ImportPathComponentSyntax.self) {
            let path = component.parent?.as(ImportPathComponentListSyntax.self)?.map(\.name.text) ?? []
            if path.count == 2, path[1] == token.text { add(token, isType: true, base: path[0]) }
        } else if let (isType, node) = DeclaredNames.declaration(of: token, in: parent) {
            bind(token, isType, node)
        }
    }

    private mutating func refer(to token: TokenSyntax, _ reference: DeclReferenceExprSyntax) {
        if let access = reference.parent?.as(MemberAccessExprSyntax.self), access.declName.id == reference.id {
            // `.name` is a member of a type that the place expects.
            if let base = access.base { add(token, isType: false, base: base.trimmedDescription) }
        } else if reference.parent?.is(KeyPathPropertyComponentSyntax.self) != true {
            add(token, isType: false, base: nil)
        }
    }

    private mutating func add(_ token: TokenSyntax, isType: Bool, base: String?) {
        var owners: [String] = []
        var node = token.parent
        while let current = node {
            if let type = current.asProtocol((any DeclGroupSyntax).self) { owners.append(type.typeName) }
            node = current.parent
        }
        references.append(Reference(range: token.textRange, isType: isType, base: base, owners: owners))
    }

    private mutating func bind(_ token: TokenSyntax, _ isType: Bool, _ node: Syntax) {
        if let generic = node.as(GenericParameterSyntax.self) {
            // It is known in all of its declaration.
            let scope = (generic.parent?.parent?.parent ?? node).offsets
            bindings.append(Binding(isType: true, scope: scope, start: 0, hole: nil))
            return
        }
        var node = node
        while let parent = node.parent {
            if let members = parent.as(MemberBlockSyntax.self) {
                hasMembers = true
                bindings.append(Binding(isType: isType, scope: members.offsets, start: 0, hole: nil))
                return
            }
            if let scope = LocalScope(around: node, in: parent) {
                // A local function or type is known in all of its block.
                let start = isType || node.is(CodeBlockItemSyntax.self) && !scope.isOrdered ? 0 : scope.start
                bindings.append(Binding(isType: isType, scope: scope.range, start: start, hole: scope.hole))
                return
            }
            node = parent
        }
        declarations.append(token.textRange)
    }
}

extension TokenSyntax {
    /// The name without backticks; nil for what is no name.
    fileprivate var identifierText: String? {
        guard case .identifier(let text) = tokenKind else { return nil }
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }

    fileprivate var textRange: Range<Int> {
        positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
    }
}

extension SyntaxProtocol {
    fileprivate var offsets: Range<Int> { position.utf8Offset..<endPosition.utf8Offset }
}

extension DeclGroupSyntax {
    /// The last name of the declared or extended type.
    fileprivate var typeName: String {
        if let named = asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        let text = self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
        return text.split(separator: ".").last.map(String.init) ?? text
    }
}

/// Tells which tokens name what they declare.
private enum DeclaredNames {
    /// - Returns: whether a type is declared, and the node that declares it; nil where the token declares nothing.
    static func declaration(of token: TokenSyntax, in parent: Syntax) -> (isType: Bool, node: Syntax)? {
        if parent.is(GenericParameterSyntax.self) { return (true, parent) }
        if let parameter = parent.as(FunctionParameterSyntax.self) {
            return (parameter.secondName ?? parameter.firstName).id == token.id ? (false, parent) : nil
        }
        if let parameter = parent.as(ClosureParameterSyntax.self) {
            return (parameter.secondName ?? parameter.firstName).id == token.id ? (false, parent) : nil
        }
        if let named = parent.asProtocol((any NamedDeclSyntax).self), named.name.id == token.id {
            return (!parent.is(FunctionDeclSyntax.self) && !parent.is(MacroDeclSyntax.self), parent)
        }
        let isValue =
            parent.is(IdentifierPatternSyntax.self) || parent.is(ClosureShorthandParameterSyntax.self)
            || parent.is(EnumCaseElementSyntax.self) || parent.is(ClosureCaptureSyntax.self)
            || parent.is(AccessorParametersSyntax.self)
        return isValue ? (false, parent) : nil
    }
}

/// The part of a body that sees a local declaration.
private struct LocalScope {
    let range: Range<Int>
    let start: Int
    var hole: Range<Int>?
    /// A variable: what stands in front of it does not see it.
    var isOrdered = true

    /// - Parameters:
    ///   - node: the declaration, or what is around it so far.
    ///   - parent: what the node stands in.
    init?(around node: Syntax, in parent: Syntax) {
        let end = node.endPosition.utf8Offset
        if let list = parent.as(CodeBlockItemListSyntax.self) {
            if list.parent?.is(SourceFileSyntax.self) ?? true { return nil }
            // The clauses of an `#if` outside of everything are outside of everything.
            if parent.ancestors.allSatisfy({ !$0.is(CodeBlockSyntax.self) && !$0.is(ClosureExprSyntax.self) }),
                list.parent?.is(IfConfigClauseSyntax.self) ?? false
            {
                return nil
            }
            range = list.offsets
            start = end
            let item = node.as(CodeBlockItemSyntax.self)?.item
            isOrdered = item?.is(VariableDeclSyntax.self) ?? true || item?.is(GuardStmtSyntax.self) ?? false
        } else if let condition = node.as(ConditionElementSyntax.self), parent.is(ConditionElementListSyntax.self),
            let statement = parent.parent
        {
            start = condition.endPosition.utf8Offset
            if let conditional = statement.as(IfExprSyntax.self) {
                range = conditional.offsets
                hole = conditional.elseBody?.offsets
            } else if statement.is(WhileStmtSyntax.self) {
                range = statement.offsets
            } else {
                // What a `guard` binds is known behind it.
                guard let list = statement.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
                range = list.offsets
                hole = statement.as(GuardStmtSyntax.self)?.body.offsets
            }
        } else if let loop = parent.as(ForStmtSyntax.self), node.id != Syntax(loop.body).id {
            range = loop.body.offsets
            start = 0
        } else if let item = parent.as(SwitchCaseSyntax.self), node.id == Syntax(item.label).id {
            range = parent.offsets
            start = 0
        } else if let clause = parent.as(CatchClauseSyntax.self), node.id != Syntax(clause.body).id {
            range = parent.offsets
            start = 0
        } else if parent.is(ClosureExprSyntax.self), node.is(ClosureSignatureSyntax.self) {
            range = parent.offsets
            start = end
        } else if node.is(FunctionSignatureSyntax.self) || node.is(AccessorParametersSyntax.self)
            || node.is(FunctionParameterClauseSyntax.self) && !parent.is(FunctionSignatureSyntax.self)
        {
            range = parent.offsets
            start = 0
        } else {
            return nil
        }
    }
}

extension Syntax {
    fileprivate var ancestors: [Syntax] {
        var result: [Syntax] = []
        var node = parent
        while let current = node {
            result.append(current)
            node = current.parent
        }
        return result
    }
}
