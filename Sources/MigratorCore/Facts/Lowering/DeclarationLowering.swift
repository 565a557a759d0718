import SwiftSyntax

extension Lowering {
    /// The type that a declaration declares or extends; `nil` for other declarations.
    func typeDeclaration(_ node: DeclSyntax) -> TypeFacts? {
        switch node.as(DeclSyntaxEnum.self) {
        case .structDecl(let node):
            return typeFacts(.struct, node, name: node.name, generics: node.genericParameterClause)
        case .classDecl(let node):
            return typeFacts(.class, node, name: node.name, generics: node.genericParameterClause)
        case .enumDecl(let node):
            return typeFacts(.enum, node, name: node.name, generics: node.genericParameterClause)
        case .actorDecl(let node):
            return typeFacts(.actor, node, name: node.name, generics: node.genericParameterClause)
        case .protocolDecl(let node):
            return typeFacts(.protocol, node, name: node.name, generics: nil)
        case .extensionDecl(let node):
            guard case .named(let path, _) = extendedType(node.extendedType) else { return nil }
            return typeFacts(.extension, node, path: path, offset: offset(node.extendedType), generics: nil)
        default:
            return nil
        }
    }

    /// `extension Array` and `extension Optional` too are extensions of a named type.
    private func extendedType(_ node: TypeSyntax) -> TypeReference {
        switch type(node) {
        case .array: return .named(["Array"], [])
        case .dictionary: return .named(["Dictionary"], [])
        case .optional: return .named(["Optional"], [])
        case let other: return other
        }
    }

    private func typeFacts(
        _ kind: TypeFacts.Kind, _ node: some DeclGroupSyntax, name token: TokenSyntax,
        generics: GenericParameterClauseSyntax?
    ) -> TypeFacts {
        typeFacts(kind, node, path: [name(token)], offset: offset(token), generics: generics)
    }

    private func typeFacts(
        _ kind: TypeFacts.Kind, _ node: some DeclGroupSyntax, path: [String], offset: Int,
        generics: GenericParameterClauseSyntax?
    ) -> TypeFacts {
        var members = Members()
        append(node.memberBlock.members, to: &members)
        return TypeFacts(
            kind: kind, path: path, inherited: node.inheritanceClause?.inheritedTypes.map { type($0.type) } ?? [],
            genericParameters: genericParameters(generics), cases: members.cases, functions: members.functions,
            variables: members.variables, aliases: members.aliases, types: members.types,
            access: access(node.modifiers), attributes: attributes(node.attributes), offset: offset,
            documentation: documentation(node.leadingTrivia))
    }

    /// Members of a type, or of a file.
    struct Members {
        var cases: [EnumCaseFacts] = []
        var functions: [FunctionFacts] = []
        var variables: [VariableFacts] = []
        var aliases: [AliasFacts] = []
        var types: [TypeFacts] = []
        var statements: [Statement] = []
        var imports: Set<String> = []
    }

    private func append(_ list: MemberBlockItemListSyntax, to members: inout Members) {
        for item in list { append(item.decl, isMember: true, to: &members) }
    }

    func append(_ node: DeclSyntax, isMember: Bool, to members: inout Members) {
        switch node.as(DeclSyntaxEnum.self) {
        case .variableDecl(let node):
            members.variables += variables(node, isMember: isMember)
        case .functionDecl(let node):
            members.functions.append(function(node))
        case .initializerDecl(let node):
            members.functions.append(initializer(node))
        case .subscriptDecl(let node):
            members.functions.append(subscriptDeclaration(node))
        case .deinitializerDecl(let node):
            members.functions.append(deinitializer(node))
        case .enumCaseDecl(let node):
            let text = documentation(node.leadingTrivia)
            members.cases += node.elements.map { enumCase($0, documentation: text) }
        case .typeAliasDecl(let node):
            members.aliases.append(
                AliasFacts(
                    name: name(node.name),
                    genericParameters: node.genericParameterClause?.parameters.map { name($0.name) } ?? [],
                    target: type(node.initializer.value), offset: offset(node.name)))
        case .associatedTypeDecl(let node):
            if let bound = node.inheritanceClause?.inheritedTypes.first {
                members.aliases.append(
                    AliasFacts(
                        name: name(node.name), genericParameters: [], target: type(bound.type),
                        offset: offset(node.name)))
            }
        case .importDecl(let node):
            if let module = node.path.first { members.imports.insert(name(module.name)) }
        case .ifConfigDecl(let node):
            for clause in node.clauses {
                switch clause.elements {
                case .decls(let list): append(list, to: &members)
                case .statements(let list): append(list, to: &members)
                default: break
                }
            }
        default:
            if let type = typeDeclaration(node) { members.types.append(type) }
        }
    }

    /// Top-level items: declarations are members of the file, what is left are statements of a script.
    func append(_ list: CodeBlockItemListSyntax, to members: inout Members) {
        for item in list {
            if case .decl(let node) = item.item {
                append(node, isMember: true, to: &members)
            } else if keepsBodies {
                append(item, to: &members.statements)
            }
        }
    }

    func variables(_ node: VariableDeclSyntax, isMember: Bool) -> [VariableFacts] {
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
        let isLazy = node.modifiers.contains { $0.name.text == "lazy" }
        // `let a, b: Int`: the annotation behind the last name is that of all before it.
        var laterAnnotation: TypeAnnotationSyntax?
        var result: [VariableFacts] = []
        for binding in node.bindings.reversed() {
            laterAnnotation = binding.typeAnnotation ?? (binding.initializer == nil ? laterAnnotation : nil)
            let annotation = binding.typeAnnotation ?? laterAnnotation
            let (initializer, initializerCalls) = collectingCalls { binding.initializer.map { expression($0.value) } }
            let (accessors, accessorCalls) = collectingCalls { self.accessors(binding.accessorBlock) }
            result.append(
                VariableFacts(
                    pattern: pattern(binding.pattern), type: annotation.map { type($0.type) },
                    typeText: isMember ? annotation?.type.trimmedDescription : nil, initializer: initializer,
                    initializerText: isMember && isStoredText(binding) ? initializerText(binding) : nil,
                    accessors: accessors, isLet: isLet, isStatic: isStatic, isLazy: isLazy,
                    attributes: attributes(node.attributes), offset: offset(binding.pattern),
                    calledNames: initializerCalls.union(accessorCalls)))
        }
        return result.reversed()
    }

    /// Long initialisers (closures) are of no use as text.
    private func isStoredText(_ binding: PatternBindingSyntax) -> Bool {
        guard let value = binding.initializer?.value else { return false }
        return !value.is(ClosureExprSyntax.self) && value.totalLength.utf8Length < 200
    }

    private func initializerText(_ binding: PatternBindingSyntax) -> String? {
        binding.initializer?.value.trimmedDescription
    }

    private func accessors(_ block: AccessorBlockSyntax?) -> [AccessorFacts] {
        switch block?.accessors {
        case nil:
            return []
        case .getter(let list):
            return [AccessorFacts(kind: .get, body: keepsBodies ? statements(list) : nil)]
        case .accessors(let list):
            return list.map { accessor in
                let kind: AccessorFacts.Kind =
                    switch accessor.accessorSpecifier.tokenKind {
                    case .keyword(.get): .get
                    case .keyword(.set): .set
                    case .keyword(.willSet): .willSet
                    case .keyword(.didSet): .didSet
                    default: .other
                    }
                return AccessorFacts(kind: kind, body: body(accessor.body))
            }
        @unknown default:
            return []
        }
    }

    private func body(_ block: CodeBlockSyntax?) -> [Statement]? {
        keepsBodies ? block.map { statements($0.statements) } : nil
    }

    func function(_ node: FunctionDeclSyntax) -> FunctionFacts {
        // Default values call too.
        let ((parameters, content), called) = collectingCalls {
            (self.parameters(node.signature.parameterClause), body(node.body))
        }
        return FunctionFacts(
            name: name(node.name), parameters: parameters,
            result: node.signature.returnClause.map { type($0.type) },
            genericParameters: genericParameters(node.genericParameterClause),
            isStatic: node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" },
            isFailable: false, modifiers: Set(node.modifiers.map(\.name.text)), attributes: attributes(node.attributes),
            hasEffectSpecifiers: node.signature.effectSpecifiers != nil, body: content, offset: offset(node.name),
            calledNames: called)
    }

    private func initializer(_ node: InitializerDeclSyntax) -> FunctionFacts {
        let ((parameters, content), called) = collectingCalls {
            (self.parameters(node.signature.parameterClause), body(node.body))
        }
        return FunctionFacts(
            name: "init", parameters: parameters, result: nil,
            genericParameters: genericParameters(node.genericParameterClause), isStatic: true,
            isFailable: node.optionalMark != nil, modifiers: Set(node.modifiers.map(\.name.text)),
            attributes: attributes(node.attributes), hasEffectSpecifiers: node.signature.effectSpecifiers != nil,
            body: content, offset: offset(node.initKeyword), calledNames: called)
    }

    private func subscriptDeclaration(_ node: SubscriptDeclSyntax) -> FunctionFacts {
        let (content, called) = collectingCalls {
            accessors(node.accessorBlock).compactMap(\.body).flatMap { $0 }
        }
        return FunctionFacts(
            name: "subscript", parameters: parameters(node.parameterClause), result: type(node.returnClause.type),
            genericParameters: genericParameters(node.genericParameterClause), isStatic: false, isFailable: false,
            modifiers: Set(node.modifiers.map(\.name.text)), attributes: attributes(node.attributes),
            hasEffectSpecifiers: false, body: content, offset: offset(node.subscriptKeyword), calledNames: called)
    }

    private func deinitializer(_ node: DeinitializerDeclSyntax) -> FunctionFacts {
        let (content, called) = collectingCalls { body(node.body) }
        return FunctionFacts(
            name: "deinit", parameters: [], result: nil, genericParameters: [], isStatic: false, isFailable: false,
            modifiers: [], attributes: attributes(node.attributes), hasEffectSpecifiers: false, body: content,
            offset: offset(node.deinitKeyword), calledNames: called)
    }

    private func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterFacts] {
        clause.parameters.map { node in
            let label = name(node.firstName)
            return ParameterFacts(
                label: label == "_" ? nil : label, name: name(node.secondName ?? node.firstName),
                type: type(node.type), typeText: node.type.trimmedDescription,
                defaultValue: node.defaultValue.map { expression($0.value) },
                defaultText: node.defaultValue?.value.trimmedDescription, isVariadic: node.ellipsis != nil,
                offset: offset(node), attributes: attributes(node.attributes))
        }
    }

    private func enumCase(_ node: EnumCaseElementSyntax, documentation: String?) -> EnumCaseFacts {
        let values = node.parameterClause?.parameters.map { parameter in
            let label = parameter.firstName.map(name)
            return ParameterFacts(
                label: label == "_" ? nil : label, name: (parameter.secondName ?? parameter.firstName).map(name) ?? "",
                type: type(parameter.type), typeText: parameter.type.trimmedDescription,
                defaultValue: parameter.defaultValue.map { expression($0.value) },
                defaultText: parameter.defaultValue?.value.trimmedDescription, isVariadic: false,
                offset: offset(parameter))
        }
        return EnumCaseFacts(
            name: name(node.name), values: values ?? [], hasRawValue: node.rawValue != nil,
            offset: offset(node.name), documentation: documentation)
    }

    private func genericParameters(_ clause: GenericParameterClauseSyntax?) -> [GenericParameterFacts] {
        clause?.parameters.map {
            GenericParameterFacts(name: name($0.name), bound: $0.inheritedType.map(type))
        } ?? []
    }

    /// The names of attributes, without what stands in parentheses behind them.
    private func attributes(_ list: AttributeListSyntax) -> [String] {
        list.compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            return type(attribute.attributeName).lastName
        }
    }

    private func access(_ modifiers: DeclModifierListSyntax) -> String? {
        let levels: Set<String> = ["open", "public", "package", "internal", "fileprivate", "private"]
        return modifiers.first { levels.contains($0.name.text) && $0.detail == nil }?.name.text
    }

    /// The text of the `///` comment in front of a declaration, without the markers.
    private func documentation(_ trivia: Trivia) -> String? {
        var lines: [String] = []
        for piece in trivia {
            if case .docLineComment(let text) = piece {
                lines.append(String(text.dropFirst(3).drop { $0 == " " }))
            }
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n")
    }
}
