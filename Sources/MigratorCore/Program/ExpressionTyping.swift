extension Typing {
    /// The type of an expression; `unknown` where the tree's declarations do not say.
    ///
    /// - Parameter expected: the type that the surroundings ask for; implicit members (`.name`) are looked up in it.
    func type(of expression: Expression, at place: Place, expected: ResolvedType = .unknown) -> ResolvedType {
        guard depth < 60 else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        let (type, isChained) = postfixType(of: expression, at: place, expected: expected)
        return isChained ? type.madeOptional : type
    }

    /// The type and whether an optional chain (`a?.b`) runs through it, which makes the whole optional in the end.
    private func postfixType(
        of expression: Expression, at place: Place, expected: ResolvedType
    ) -> (ResolvedType, isChained: Bool) {
        switch expression.kind {
        case .optionalChain(let inner):
            let (type, _) = postfixType(of: inner, at: place, expected: .unknown)
            return (type.unwrapped, true)
        case .group(let inner):
            return (type(of: inner, at: place), false)
        case .member(let base?, let name):
            let (baseType, isChained) = postfixType(of: base, at: place, expected: .unknown)
            return (memberType(name, of: baseType), isChained)
        case .member(nil, let name):
            return (implicitMember(name, in: expected.unwrapped), false)
        case .lookup(let base, let arguments):
            let (baseType, isChained) = postfixType(of: base, at: place, expected: .unknown)
            return (lookupType(in: baseType, arguments), isChained)
        case .call(let callee, let arguments):
            return callType(callee, arguments, at: place, expected: expected)
        default:
            return (simpleType(of: expression, at: place, expected: expected), false)
        }
    }

    private func simpleType(of expression: Expression, at place: Place, expected: ResolvedType) -> ResolvedType {
        switch expression.kind {
        case .name(let name): return type(ofName: name, at: place)
        case .nilLiteral: return .optional(.unknown)
        case .boolean: return .bool
        case .literal(let kind, let parts): return literalType(kind, parts, at: place, expected: expected)
        case .cast(_, .test, _): return .bool
        case .cast(_, .conditional, let target): return .optional(resolve(target, at: place).unwrapped)
        case .cast(_, _, let target): return resolve(target, at: place)
        case .forceUnwrap(let inner): return type(of: inner, at: place).unwrapped
        case .optionalTry(let inner): return type(of: inner, at: place, expected: expected).madeOptional
        case .ternary(_, let then, let otherwise):
            return merged([then, otherwise].map { type(of: $0, at: place, expected: expected) })
        case .binary(let left, let symbol, let right):
            return binaryType(left, symbol, right, at: place, expected: expected)
        case .prefix(let symbol, let inner):
            return symbol == "!" ? .bool : type(of: inner, at: place, expected: expected)
        case .assignment: return .void
        case .closure(let closure): return closureType(closure, at: place)
        case .conditional(let statement):
            let values = branchValues(of: statement, at: place)
            return merged(values.map { type(of: $0.expression, at: $0.place, expected: expected) })
        case .choice(let statement):
            let values = branchValues(of: statement, at: place)
            return merged(values.map { type(of: $0.expression, at: $0.place, expected: expected) })
        case .tuple(let elements):
            return .tuple(elements.map { .init(label: $0.label, type: type(of: $0.value, at: place)) })
        case .type(let reference): return .metatype(resolve(reference, at: place))
        case .inOut(let inner): return type(of: inner, at: place)
        default: return .unknown
        }
    }

    // MARK: Names

    func type(ofName name: String, at place: Place) -> ResolvedType {
        if let found = Scope.find(name, in: place.scope) {
            if case .localType = found.binding { return .unknown }
            return type(of: found, at: place)
        }
        switch name {
        case "self": return place.owner.map(instance) ?? .unknown
        case "Self": return place.owner.map { .metatype(instance($0)) } ?? .unknown
        case "super":
            guard let owner = place.owner else { return .unknown }
            return supertypes(of: owner).first { program.types[$0].kind == .class }.map(instance) ?? .unknown
        default: break
        }
        var owner = place.owner
        while let id = owner {
            if let found = member(name, of: id) { return type(of: found) }
            owner = program.types[id].parent
        }
        if let global = global(name, from: place.file) { return declaredType(of: global) }
        if let type = lookUpType(name, at: place) { return .metatype(type) }
        if name.first?.isUppercase == true {
            demand.insert(name)
            return .metatype(.external(name, []))
        }
        return place.owner.map { inheritedSystemMember(name, of: $0) } ?? .unknown
    }

    private func global(_ name: String, from file: Int) -> VariableEntry? {
        let candidates = (program.globalVariables[name] ?? []).map { program.variables[$0] }
        return candidates.first { program.isTestFile[file] || !program.isTestFile[$0.file] }
    }

    func type(of member: Member) -> ResolvedType {
        switch member {
        case .variable(let variable): return declaredType(of: variable)
        case .functions(let functions):
            guard functions.count == 1, let only = functions.first else { return .function([], .unknown) }
            return .function(only.facts.parameters.map { parameterType($0, of: only) }, resultType(of: only))
        case .enumCase(_, let owner): return instance(owner)
        case .type(let type): return type
        }
    }

    /// The type of a local name. What is bound is looked at in the scope around the binding.
    func type(of scope: Scope, at place: Place) -> ResolvedType {
        guard depth < 60 else { return .unknown }
        depth += 1
        defer { depth -= 1 }
        let outer = place.with(scope.origin)
        switch scope.binding {
        case .declared(let reference, _): return resolve(reference, at: outer)
        case .initialized(let value): return type(of: value, at: outer)
        case .accessed(let variable):
            return variable.type.map { resolve($0, at: outer) } ?? variable.initializer.map { type(of: $0, at: outer) }
                ?? .unknown
        case .unwrapped(let value): return type(of: value, at: outer).unwrapped
        case .element(let sequence): return elementType(of: type(of: sequence, at: outer))
        case .parameter(let parameter, let function): return parameterType(parameter, of: function)
        case .localParameter(let parameter, _):
            let type = resolve(parameter.type, at: outer)
            return parameter.isVariadic ? .array(type) : type
        case .resolved(let type): return type
        case .closureParameter(let index, let context): return closureParameterType(index, context, at: place)
        case .tupleElement(let index, let value, let unwrapped):
            let type = type(of: value, at: outer)
            guard case .tuple(let elements) = unwrapped ? type.unwrapped : type, index < elements.count else {
                return .unknown
            }
            return elements[index].type
        case .associatedValue(let name, let index, let label, let value):
            return associatedValueType(name, index, label, type(of: value, at: outer).unwrapped)
        case .cast(let reference): return resolve(reference, at: outer)
        case .localFunction(let facts):
            return .function([], facts.result.map { resolve($0, at: outer) } ?? .void)
        case .localType, .unknown: return .unknown
        }
    }

    private func associatedValueType(
        _ name: String, _ index: Int, _ label: String?, _ subject: ResolvedType
    ) -> ResolvedType {
        guard case .nominal(let id, _) = subject else {
            // `.some(x)` over an optional, `.success(x)` over a `Result`.
            if case .external("Result", let arguments) = subject, arguments.count == 2 {
                return name == "success" ? arguments[0] : arguments[1]
            }
            return .unknown
        }
        guard let values = program.types[id].enumCase(name)?.values else { return .unknown }
        let found = label.flatMap { label in values.first { $0.label == label } }
        guard let value = found ?? (index < values.count ? values[index] : nil) else { return .unknown }
        let place = Place(file: program.types[id].file, owner: id, scope: nil)
        return resolve(value.type, at: place)
    }

    // MARK: Members

    func memberType(_ name: String, of base: ResolvedType) -> ResolvedType {
        switch base {
        case .nominal(let id, _):
            if let found = member(name, of: id) { return type(of: found) }
            return inheritedSystemMember(name, of: id)
        case .metatype(let instance):
            if name == "self" { return base }
            guard case .nominal(let id, _) = instance else {
                return SystemTypes.staticMember(name, of: instance) ?? externalMember(name, of: instance)
            }
            if let nested = nestedType(name, in: id) { return .metatype(nested) }
            if let found = member(name, of: id) { return type(of: found) }
            return inheritedSystemMember(name, of: id)
        case .optional(let wrapped):
            // A member of an optional itself, or one behind an implicitly unwrapped optional.
            return SystemTypes.optionalMember(name, of: wrapped) ?? memberType(name, of: wrapped)
        case .tuple(let elements):
            if let index = Int(name), index < elements.count { return elements[index].type }
            return elements.first { $0.label == name }?.type ?? .unknown
        case .array, .dictionary, .external:
            return externalMember(name, of: base)
        case .function, .void, .unknown:
            return .unknown
        }
    }

    private func externalMember(_ name: String, of base: ResolvedType) -> ResolvedType {
        let typeName = SystemTypes.name(of: base)
        demand.insert(typeName)
        for id in extensions(ofExternal: typeName) {
            if let found = member(name, of: id) { return type(of: found) }
        }
        return SystemTypes.member(name, of: base) ?? .unknown
    }

    /// A member that a type of the tree inherits from a system class.
    private func inheritedSystemMember(_ name: String, of id: TypeID) -> ResolvedType {
        for ancestor in [instance(id)] + externalAncestors(of: id) {
            guard case .external = ancestor else { continue }
            let found = externalMember(name, of: ancestor)
            if !found.isUnknown { return found }
        }
        return SystemTypes.universalMember(name) ?? .unknown
    }

    private func implicitMember(_ name: String, in expected: ResolvedType) -> ResolvedType {
        guard case .nominal(let id, _) = expected else {
            return SystemTypes.staticMember(name, of: expected) ?? (expected.isUnknown ? .unknown : expected)
        }
        guard let found = member(name, of: id) else { return expected }
        return type(of: found)
    }

    private func lookupType(in base: ResolvedType, _ arguments: [Argument]) -> ResolvedType {
        switch base {
        case .array(let element):
            if let first = arguments.first, first.label == nil { return element }
            // `array[safe: index]` and the like are extensions of the tree.
            return extensionSubscript("Array", arguments, element) ?? extensionSubscript(
                "Collection", arguments, element)
                ?? .unknown
        case .dictionary(_, let value):
            if arguments.contains(where: { $0.label == "default" }) { return value }
            return .optional(value)
        case .nominal(let id, _):
            for function in functions(named: "subscript", of: id)
            where ArgumentMatching(arguments, subscriptParameters(function)) != nil {
                return resultType(of: function)
            }
            return .unknown
        case .optional(let wrapped): return lookupType(in: wrapped, arguments)
        case .external:
            for id in extensions(ofExternal: SystemTypes.name(of: base)) {
                for function in functions(named: "subscript", of: id)
                where ArgumentMatching(arguments, subscriptParameters(function)) != nil {
                    return resultType(of: function)
                }
            }
            return .unknown
        default: return .unknown
        }
    }

    /// A subscript's parameters have no labels unless two names are written.
    private func subscriptParameters(_ function: FunctionEntry) -> [ParameterFacts] {
        function.facts.parameters.map {
            guard $0.label == $0.name else { return $0 }
            return ParameterFacts(
                label: nil, name: $0.name, type: $0.type, typeText: $0.typeText, defaultValue: $0.defaultValue,
                defaultText: $0.defaultText, isVariadic: $0.isVariadic, offset: $0.offset)
        }
    }

    private func extensionSubscript(
        _ typeName: String, _ arguments: [Argument], _ element: ResolvedType
    ) -> ResolvedType? {
        demand.insert(typeName)
        for id in extensions(ofExternal: typeName) {
            for function in functions(named: "subscript", of: id)
            where ArgumentMatching(arguments, subscriptParameters(function)) != nil {
                guard case .optional = function.facts.result else { return element }
                return .optional(element)
            }
        }
        return nil
    }

    // MARK: Operators and literals

    private func binaryType(
        _ left: Expression, _ symbol: String, _ right: Expression, at place: Place, expected: ResolvedType
    ) -> ResolvedType {
        switch symbol {
        case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "&&", "||", "~=": return .bool
        case "??":
            let leftType = type(of: left, at: place, expected: expected)
            let rightType = type(of: right, at: place, expected: leftType.isUnknown ? expected : leftType)
            if case .optional(let wrapped) = rightType {
                return .optional(wrapped.isUnknown ? leftType.unwrapped : wrapped)
            }
            if rightType.isUnknown, case .member(nil, _) = right.kind { return leftType.unwrapped }
            return rightType.isUnknown && Self.isPlainLiteral(right) ? leftType.unwrapped : rightType
        case "...", "..<": return .external("Range", [])
        default:
            let leftType = type(of: left, at: place)
            return leftType.isUnknown || Self.isPlainLiteral(left) ? type(of: right, at: place) : leftType
        }
    }

    private static func isPlainLiteral(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .literal, .boolean: true
        default: false
        }
    }

    private func literalType(
        _ kind: LiteralKind, _ parts: [Expression], at place: Place, expected: ResolvedType
    ) -> ResolvedType {
        switch kind {
        case .integer: return .int
        case .float: return .double
        case .string: return .string
        case .regex: return .external("Regex", [])
        case .array:
            if case .array = expected.unwrapped { return expected.unwrapped }
            return .array(parts.first.map { type(of: $0, at: place) } ?? .unknown)
        case .dictionary:
            if case .dictionary = expected.unwrapped { return expected.unwrapped }
            guard parts.count >= 2 else { return .dictionary(.unknown, .unknown) }
            return .dictionary(type(of: parts[0], at: place), type(of: parts[1], at: place))
        }
    }

    /// The common type of several branches: optional as soon as one is.
    func merged(_ types: [ResolvedType]) -> ResolvedType {
        let known = types.filter { !$0.isUnknown }
        guard let best = known.first(where: { !$0.unwrapped.isUnknown }) ?? known.first else { return .unknown }
        if known.contains(where: \.isOptional) { return best.madeOptional }
        return known.count == types.count ? best : .unknown
    }

    func elementType(of sequence: ResolvedType) -> ResolvedType {
        switch sequence {
        case .array(let element): return element
        case .dictionary(let key, let value):
            return .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
        case .external("Set", let arguments): return arguments.first ?? .unknown
        case .external("Range", _), .external("ClosedRange", _): return .int
        default: return .unknown
        }
    }
}
