import SwiftSyntax

/// A modern action in the place of a constructor call of the legacy form.
struct BuiltAction {
    let modern: ModernCase
    /// The expression that makes it.
    let text: String
    /// The expression that gave the window.
    let window: String
    let windowExpression: Expression
    /// Statements that have to stand in front of the statement that the call is in.
    var hoisted: [String] = []
}

/// Writes the modern action that a constructor call becomes.
struct ActionBuilder {
    let pass: CasePass
    let effects: EffectAnalysis

    init(pass: CasePass) {
        self.pass = pass
        effects = EffectAnalysis(program: pass.program)
    }

    /// Why a call cannot be written as a modern action.
    struct Refusal: Error {
        let offset: Int
        let message: String
        /// Where it is in another file than the constructor call.
        var file: Int?
    }

    private var configuration: Configuration { pass.configuration }

    /// - Parameter scope: the function around, where statements may be put in front of that with the call.
    /// - Parameter missing: gives the text of a value that the call leaves out and that the case requires; nil: it is refused.
    func build(
        _ site: Site, _ call: FunctionCallExprSyntax, as modern: ModernCase,
        hoistingFor scope: Syntax? = nil, missing: (PlannedValue) -> String? = { _ in nil }
    ) throws -> BuiltAction {
        let source = pass.source(of: site.place.file)
        guard let initializer = site.initializer else {
            throw Refusal(offset: site.offset, message: "no initialiser of the struct fits this call")
        }
        try refuseWorkingInitializer(initializer, site)
        guard let (window, _) = site.argument(filling: configuration.windowLabel) else {
            throw Refusal(offset: site.offset, message: "the call gives no window")
        }
        var taken: [Argument] = []
        var texts: [String] = []
        // The text of each argument that is taken.
        var indices: [Int] = []
        for value in modern.values {
            if let (argument, _) = site.argument(filling: value.field), value.optional || !argument.value.isNil {
                guard value.optional || !mayBeNil(argument.value, for: value, initializer, site) else {
                    throw Refusal(
                        offset: argument.value.offset,
                        message: "this may be nil, and the modern case carries `\(value.field)` as a value")
                }
                taken.append(argument)
                indices.append(texts.count)
                texts.append(text(of: argument.value, site, source))
            } else if let text = filled(value, initializer) ?? (value.optional ? "nil" : nil) ?? missing(value) {
                texts.append(text)
            } else {
                throw Refusal(
                    offset: site.offset, message: "the call does not give `\(value.field)`, which the case carries")
            }
        }
        var hoisting = Hoisting()
        do {
            try refuseEffects(of: site, taken: taken + [window])
        } catch let refusal as Refusal {
            guard let scope, let found = hoist(site, initializer, modern, taken + [window], scope, source) else {
                throw refusal
            }
            hoisting = found
        }
        for (offset, name) in hoisting.names {
            if let index = taken.firstIndex(where: { $0.value.offset == offset }) { texts[indices[index]] = name }
        }
        return BuiltAction(
            modern: modern, text: modern.construction(texts),
            window: hoisting.names[window.value.offset] ?? text(of: window.value, site, source),
            windowExpression: window.value, hoisted: hoisting.statements)
    }

    private func mayBeNil(
        _ expression: Expression, for value: PlannedValue, _ initializer: ActionDefinition.Initializer, _ site: Site
    ) -> Bool {
        guard let index = initializer.fieldOfParameter.firstIndex(of: value.field) else { return false }
        let place = Place(file: initializer.file, owner: initializer.owner, scope: nil)
        let expected = pass.typing.resolve(initializer.parameters[index].type, at: place)
        return expected.isOptional
            && pass.typing.provision(of: expression, at: site.place, expected: expected) == .optional
    }

    /// What the initialiser gives a field that the call leaves out.
    func filled(_ value: PlannedValue, _ initializer: ActionDefinition.Initializer) -> String? {
        guard let index = initializer.fieldOfParameter.firstIndex(of: value.field),
            let expression = initializer.parameters[index].defaultValue, value.optional || !expression.isNil,
            let text = initializer.parameters[index].defaultText
        else { return nil }
        let place = Place(file: initializer.file, owner: initializer.owner, scope: nil)
        return effects.mayHaveEffects(expression, at: place) ? nil : text
    }

    private func text(of expression: Expression, _ site: Site, _ source: SourceText) -> String {
        site.texts[expression.offset] ?? source.text(expression.range)
    }

    /// An initialiser that does more than keep its parameters makes other values than those that are given.
    func refuseWorkingInitializer(_ initializer: ActionDefinition.Initializer, _ site: Site) throws {
        let written = pass.program.functions.first { function in
            function.file == initializer.file && function.owner == initializer.owner && function.facts.name == "init"
                && function.facts.parameters.map(\.offset) == initializer.parameters.map(\.offset)
        }
        guard let body = written?.facts.body else { return }
        var assigned: Set<String> = []
        for statement in body {
            guard case .expression(let expression) = statement.kind,
                case .assignment(let target, "=", let value) = expression.kind,
                case .member(let base?, let field) = target.kind,
                case .name("self") = base.kind, case .name(let parameter) = value.kind,
                let index = initializer.parameters.firstIndex(where: { $0.name == parameter }),
                initializer.fieldOfParameter[index] == field, assigned.insert(field).inserted
            else {
                throw Refusal(
                    offset: site.offset, message: "the initialiser of the struct does more than keep what it is given")
            }
        }
    }

    /// What has an effect is evaluated as before: nothing of it is dropped, and nothing changes places with it.
    private func refuseEffects(of site: Site, taken: [Argument]) throws {
        let place = site.place
        let old = site.arguments
        let isEffect = old.map { effects.mayHaveEffects($0.value, at: place) }
        guard isEffect.contains(true) else { return }
        let order = taken.compactMap { argument in old.firstIndex { $0.value.offset == argument.value.offset } }
        if let dropped = old.indices.first(where: { isEffect[$0] && !order.contains($0) }) {
            throw Refusal(
                offset: old[dropped].value.offset,
                message: "the modern case does not carry this value, and evaluating it may do something")
        }
        let kept = order.filter { !isConstant(old[$0].value) && !pass.isTheSameLater(old[$0].value, at: place) }
        guard kept == kept.sorted() else {
            throw Refusal(
                offset: site.offset, message: "the values would be evaluated in another order, and one may do something"
            )
        }
    }

    func isConstant(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .literal(_, let parts): parts.allSatisfy(isConstant)
        case .boolean, .nilLiteral, .member(nil, _), .closure: true
        default: false
        }
    }
}

extension Expression {
    /// `nil`, which is no value of a type that is not optional.
    fileprivate var isNil: Bool {
        if case .nilLiteral = kind { return true }
        return false
    }
}
