import SwiftSyntax

extension Lowering {
    func type(_ node: TypeSyntax) -> TypeReference {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let node):
            return named([], node.name, node.genericArgumentClause)
        case .memberType(let node):
            guard case .named(let path, _) = type(node.baseType) else { return .other }
            return named(path, node.name, node.genericArgumentClause)
        case .optionalType(let node):
            return .optional(type(node.wrappedType), implicitlyUnwrapped: false)
        case .implicitlyUnwrappedOptionalType(let node):
            return .optional(type(node.wrappedType), implicitlyUnwrapped: true)
        case .arrayType(let node):
            return .array(type(node.element))
        case .dictionaryType(let node):
            return .dictionary(type(node.key), type(node.value))
        case .tupleType(let node):
            return tuple(node)
        case .functionType(let node):
            return .function(node.parameters.map { type($0.type) }, type(node.returnClause.type))
        case .compositionType(let node):
            return .composition(node.elements.map { type($0.type) })
        case .someOrAnyType(let node):
            return type(node.constraint)
        case .attributedType(let node):
            return type(node.baseType)
        case .metatypeType(let node):
            return .metatype(type(node.baseType))
        default:
            return .other
        }
    }

    private func tuple(_ node: TupleTypeSyntax) -> TypeReference {
        let elements = node.elements.map {
            TypeReference.TupleElement(label: $0.firstName.map(name), type: type($0.type))
        }
        if elements.count == 1, let only = elements.first { return only.type }
        return .tuple(elements)
    }

    private func named(
        _ path: [String], _ token: TokenSyntax, _ clause: GenericArgumentClauseSyntax?
    ) -> TypeReference {
        var arguments: [TypeReference] = []
        for argument in clause?.arguments ?? [] {
            if case .type(let node) = argument.argument { arguments.append(type(node)) }
        }
        let name = name(token)
        if path.isEmpty {
            switch (name, arguments.count) {
            case ("Optional", 1): return .optional(arguments[0], implicitlyUnwrapped: false)
            case ("Array", 1): return .array(arguments[0])
            case ("Dictionary", 2): return .dictionary(arguments[0], arguments[1])
            default: break
            }
        }
        return .named(path + [name], arguments)
    }
}
