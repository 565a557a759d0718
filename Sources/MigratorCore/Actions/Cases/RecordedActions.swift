import SwiftSyntax

/// The lists in which the mocks of tests keep what they are given, and how tests take an action out of them.
struct RecordedActions {
    /// The lists that stand beside a list of legacy actions.
    struct Lists {
        let modern: String
        /// The list of the windows, in the order of the modern actions; nil where the mock keeps none.
        let windows: String?
    }

    /// By the name of the list of legacy actions.
    private let lists: [String: Lists]

    var isEmpty: Bool { lists.isEmpty }
    var names: Dictionary<String, Lists>.Keys { lists.keys }

    init(program: Program, configuration: Configuration) {
        let modernProtocol = RuntimeForm(program: program, configuration: configuration).names.modernProtocol
        let windowType = configuration.windowTypeName(in: program)
        var lists: [String: Lists] = [:]
        for type in program.types where program.isTestFile[type.file] {
            var (legacy, modern, windows) = ([String](), [String](), [String]())
            for index in type.storedVariables {
                let facts = program.variables[index].facts
                guard let name = facts.name, case .array(let element)? = facts.type, let last = element.lastName else {
                    continue
                }
                if configuration.actionProtocols.contains(last) { legacy.append(name) }
                if last == modernProtocol { modern.append(name) }
                if last == windowType { windows.append(name) }
            }
            if legacy.count == 1, modern.count == 1 {
                lists[legacy[0]] = Lists(modern: modern[0], windows: windows.count == 1 ? windows[0] : nil)
            }
        }
        self.lists = lists
    }

    subscript(list: String) -> Lists? { lists[list] }

    /// Which one of a list it is.
    enum Position {
        case first
        case last
        /// `list[0]`
        case zero
        /// `list.first(where: { $0 is Type })`
        case firstOf(TypeSyntax)
        case lastOf(TypeSyntax)
    }

    /// An action that is taken out of a list.
    struct Lookup {
        /// The name of the list.
        let list: DeclReferenceExprSyntax
        /// What it is a member of.
        let base: ExprSyntax
        let position: Position

        /// The types that it names.
        var type: TypeSyntax? {
            switch position {
            case .firstOf(let type), .lastOf(let type): type
            default: nil
            }
        }
    }

    /// `list.first`, `list.last`, `list[0]`, `list.first(where: { $0 is Type })`
    func lookup(_ value: ExprSyntax) -> Lookup? {
        if let call = value.as(FunctionCallExprSyntax.self) {
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
                let type = typeAskedFor(in: call)
            else { return nil }
            switch access.declName.baseName.text {
            case "first": return lookup(in: base, .firstOf(type))
            case "last": return lookup(in: base, .lastOf(type))
            default: return nil
            }
        }
        if let access = value.as(MemberAccessExprSyntax.self), let base = access.base {
            switch access.declName.baseName.text {
            case "first": return lookup(in: base, .first)
            case "last": return lookup(in: base, .last)
            default: return nil
            }
        }
        guard let subscription = value.as(SubscriptCallExprSyntax.self),
            subscription.arguments.trimmedDescription == "0"
        else { return nil }
        return lookup(in: subscription.calledExpression, .zero)
    }

    private func lookup(in base: ExprSyntax, _ position: Position) -> Lookup? {
        guard let access = base.as(MemberAccessExprSyntax.self), let owner = access.base,
            lists[access.declName.baseName.text] != nil
        else { return nil }
        return Lookup(list: access.declName, base: owner, position: position)
    }

    /// The type of `(where: { $0 is Type })`.
    private func typeAskedFor(in call: FunctionCallExprSyntax) -> TypeSyntax? {
        let closure: ClosureExprSyntax?
        if let trailing = call.trailingClosure, call.arguments.isEmpty {
            closure = trailing
        } else if call.arguments.count == 1, let argument = call.arguments.first, argument.label?.text == "where" {
            closure = argument.expression.as(ClosureExprSyntax.self)
        } else {
            closure = nil
        }
        guard let closure, closure.signature == nil, closure.statements.count == 1,
            let test = closure.statements.first?.item.as(SequenceExprSyntax.self)?.elements, test.count == 3,
            test.first?.trimmedDescription == "$0",
            test.dropFirst().first?.is(UnresolvedIsExprSyntax.self) == true
        else { return nil }
        return test.last?.as(TypeExprSyntax.self)?.type
    }

    /// The window that the action of a lookup was dispatched for; nil where the mock keeps none.
    ///
    /// - Parameters:
    ///   - base: what the lists are members of, as it is written.
    ///   - enumName: the modern enum, for those that are looked for by their type.
    func window(of lookup: Lookup, base: String, enumName: String) -> String? {
        guard let own = lists[lookup.list.baseName.text], let windows = own.windows else { return nil }
        let pairs = "zip(\(base).\(own.modern), \(base).\(windows))"
        switch lookup.position {
        case .first: return "\(base).\(windows).first"
        case .last: return "\(base).\(windows).last"
        case .zero: return "\(base).\(windows)[0]"
        case .firstOf: return "\(pairs).first { $0.0 is \(enumName) }?.1"
        case .lastOf: return "Array(\(pairs)).last { $0.0 is \(enumName) }?.1"
        }
    }
}
