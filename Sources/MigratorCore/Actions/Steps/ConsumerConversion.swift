import SwiftSyntax

/// Turns a reducer or provider that is one closure into the tuple of its two halves.
struct ConsumerConversion {
    let context: RewriteContext
    let kind: ConsumerKind

    private var pair: RuntimeNames.Pair { context.names.pair(of: kind) }

    /// - Returns: whether it was converted; if not, the failure is noted.
    @discardableResult
    func convert(_ variable: VariableEntry) -> Bool {
        let name = context.program.name(of: variable)
        let offset = variable.facts.offset
        let tree = context.residual.tree(of: variable.file)
        guard let declaration = SyntaxLocator.variable(at: offset, in: tree),
            let binding = SyntaxLocator.ancestor(of: offset, in: tree, as: PatternBindingSyntax.self),
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), let annotation = binding.typeAnnotation,
            let type = aliasName(in: annotation.type),
            let closure = binding.initializer?.value.as(ClosureExprSyntax.self)
        else {
            context.fail(
                .unconvertedConsumer, variable.file, offset, name,
                "`\(name)` is no closure behind a type annotation; convert it by hand")
            return false
        }
        do {
            let names = HalfNames(of: pattern.identifier.text, variable, declaration, context)
            if let names, isConvertedToMembers(variable, declaration, binding) {
                let half = try modernHalf(of: closure, declaration, variable)
                edit(declaration, pattern, type, variable, half, names)
                context.claim(names, of: variable)
            } else {
                try wrap(closure, file: variable.file, owner: variable.owner)
            }
            context.result.count(kind == .reducer ? "reducers" : "providers")
            return true
        } catch let failure as ResidualFailure {
            context.fail(.unspecialisedConsumer, failure.file, failure.offset, name, failure.message)
        } catch {
            context.fail(.unspecialisedConsumer, variable.file, offset, name, "two edits overlap: \(error)")
        }
        return false
    }

    /// The halves can be members of their own: the tuple may name them, and nothing else hangs on the property.
    private func isConvertedToMembers(
        _ variable: VariableEntry, _ declaration: VariableDeclSyntax, _ binding: PatternBindingSyntax
    ) -> Bool {
        // The initial value of an instance's property cannot name another one.
        guard variable.facts.isStatic || variable.facts.isLazy || variable.owner == nil else { return false }
        guard declaration.bindings.count == 1, binding.accessorBlock == nil else { return false }
        return variable.facts.attributes.allSatisfy { !isWrapper($0, variable) }
    }

    /// A property wrapper, or a macro: whatever is no attribute of the language and no actor.
    private func isWrapper(_ attribute: String, _ variable: VariableEntry) -> Bool {
        let plain: Set<String> = [
            "MainActor", "available", "objc", "nonobjc", "usableFromInline", "preconcurrency", "inlinable", "_spi",
        ]
        if plain.contains(attribute) { return false }
        let place = Place(file: variable.file, owner: variable.owner, scope: nil)
        guard let id = context.typing.lookUpType(attribute, at: place)?.nominalID else { return true }
        return context.program.types[id].kind != .actor
    }

    /// Puts the tuple of both halves in the place of a closure.
    func wrap(_ closure: ClosureExprSyntax, file: Int, owner: TypeID?) throws {
        let source = context.residual.source(of: file)
        let range = source.range(closure)
        let half = try modernHalf(
            of: closure, file: file, owner: owner, indent: source.indentation(at: range.lowerBound))
        context.add(.insert("(\(pair.legacyLabel): ", at: range.lowerBound), to: file)
        context.add(.insert(", \(pair.modernLabel): \(half))", at: range.upperBound), to: file)
    }

    /// The token of the alias in `Reducer<Self>` or `Redux.Reducer<Self>`.
    private func aliasName(in type: TypeSyntax) -> TokenSyntax? {
        type.as(IdentifierTypeSyntax.self)?.name ?? type.as(MemberTypeSyntax.self)?.name
    }

    // MARK: The modern half

    /// The closure of the modern half, from its opening to its closing brace.
    func modernHalf(
        of closure: ClosureExprSyntax, _ declaration: VariableDeclSyntax, _ variable: VariableEntry
    ) throws -> String {
        let source = context.residual.source(of: variable.file)
        let indent = source.indentation(at: source.range(declaration).lowerBound)
        return try modernHalf(of: closure, file: variable.file, owner: variable.owner, indent: indent)
    }

    /// - Parameter indent: the indentation of the line that the closure begins on.
    func modernHalf(of closure: ClosureExprSyntax, file: Int, owner: TypeID?, indent: String) throws -> String {
        let residual = context.residual
        let source = residual.source(of: file)
        guard let (state, action) = closure.consumerParameters else {
            throw ResidualFailure.unnamedParameters(file, source.range(closure).lowerBound)
        }
        let inner = indent + residual.indentUnit(of: file)
        let (block, windowName) = try residual.block(
            of: closure, action: action, file: file, owner: owner, indent: inner)
        var lines = block.lines
        // `return` at the end of a body that returns nothing.
        if kind == .middleware, lines.last?.trimmed == "return" { lines.removeLast() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        guard !lines.isEmpty else {
            if kind == .reducer {
                throw ResidualFailure(
                    file: file, offset: source.range(closure).lowerBound,
                    message: "what the reducer returns for an action that it does not know was not found")
            }
            return emptyHalf(like: closure, state, action, windowName, source, indent: indent)
        }
        let text = lines.joined(separator: source.lineBreak)
        let used = UsedNames(text)
        let names = [state, action, windowName].map { used.contains($0) ? $0 : "_" }
        let capture = try captureText(of: closure, file, used)
        return "{ \(capture)\(names.joined(separator: ", ")) in" + source.lineBreak + text + source.lineBreak + indent
            + "}"
    }

    /// A half that does nothing yet, with the names that the cases to come will want.
    private func emptyHalf(
        like closure: ClosureExprSyntax, _ state: String, _ action: String, _ window: String, _ source: SourceText,
        indent: String
    ) -> String {
        guard !closure.statements.isEmpty, action != "_" else { return "{ _, _, _ in }" }
        let items = (closure.signature?.capture?.items).map(Array.init) ?? []
        let plain = items.filter { $0.initializer == nil }.map { source.text(range(of: $0, source)) }
        let capture = plain.isEmpty ? "" : "[\(plain.joined(separator: ", "))] "
        return "{ \(capture)\(state), \(action), \(window) in" + source.lineBreak + indent + "}"
    }

    /// `[self] ` where the half needs it.
    private func captureText(of closure: ClosureExprSyntax, _ file: Int, _ used: UsedNames) throws -> String {
        guard let capture = closure.signature?.capture else { return "" }
        let source = context.residual.source(of: file)
        let needed = capture.items.filter { item in
            used.contains(item.name.text) || item.name.text == "self" && used.mayCallImplicitSelf
        }
        for item in needed {
            let calls = CallFinder(viewMode: .sourceAccurate)
            if let value = item.initializer { calls.walk(value) }
            guard !calls.found else {
                throw ResidualFailure(
                    file: file, offset: source.range(item).lowerBound,
                    message: "both halves would have a `\(item.name.text)` of their own; make it a property")
            }
        }
        if needed.isEmpty { return "" }
        if needed.count == capture.items.count { return source.text(capture) + " " }
        return "[" + needed.map { source.text(range(of: $0, source)) }.joined(separator: ", ") + "] "
    }

    /// Without the comma behind it.
    private func range(of item: ClosureCaptureSyntax, _ source: SourceText) -> Range<Int> {
        let range = source.range(item)
        guard let comma = item.trailingComma else { return range }
        return range
            .lowerBound..<(comma.previousToken(viewMode: .sourceAccurate).map { source.range($0).upperBound }
            ?? range.upperBound)
    }

    /// Whether something is called: its value is not the same twice.
    private final class CallFinder: SyntaxVisitor {
        var found = false

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            found = true
            return .skipChildren
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            found = true
            return .skipChildren
        }
    }

    // MARK: Edits

    private func edit(
        _ declaration: VariableDeclSyntax, _ pattern: IdentifierPatternSyntax, _ type: TokenSyntax,
        _ variable: VariableEntry, _ half: String, _ names: HalfNames
    ) {
        let file = variable.file
        let source = context.residual.source(of: file)
        let name = pattern.identifier.text
        let (legacy, modern) = (names.legacy, names.modern)
        let start = DeclarationLayout.startOfDirectives(of: Syntax(declaration), source)
        let own = source.range(declaration)
        let indent = source.indentation(at: own.lowerBound)
        let annotation =
            source.range(type)
            .lowerBound..<(declaration.bindings.first?.typeAnnotation.map { source.range($0).upperBound } ?? 0)
        let arguments = source.text(source.range(type).upperBound..<annotation.upperBound)
        let head = source.text(own.lowerBound..<source.range(pattern).lowerBound)
        let halfHead = headOfHalf(declaration, source)
        let between = source.lineBreak + source.lineBreak + indent
        let qualifier = source.text(
            (declaration.bindings.first?.typeAnnotation.map { source.range($0.type).lowerBound } ?? 0)..<source.range(
                type
            ).lowerBound)
        var text = "\(head)\(name): \(qualifier)\(source.text(type))\(arguments) = (\(legacy), \(modern))"
        text += between
        text += "\(halfHead)\(modern): \(qualifier)\(pair.modernAlias)\(arguments) = \(half)" + between
        context.add(.insert(text, at: start), to: file)
        context.add(SourceEdit(own.lowerBound..<source.range(pattern).lowerBound, halfHead), to: file)
        context.add(SourceEdit(source.range(pattern), legacy), to: file)
        context.add(SourceEdit(source.range(type), pair.legacyAlias), to: file)
    }

    /// Attributes and modifiers without the access level: nobody outside needs the halves.
    private func headOfHalf(_ declaration: VariableDeclSyntax, _ source: SourceText) -> String {
        let levels: Set<String> = ["public", "package", "open"]
        var text = ""
        for attribute in declaration.attributes { text += source.text(attribute) + " " }
        for modifier in declaration.modifiers where !levels.contains(modifier.name.text) {
            text += source.text(modifier) + " "
        }
        return text + source.text(declaration.bindingSpecifier) + " "
    }
}
