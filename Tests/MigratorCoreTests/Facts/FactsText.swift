@testable import MigratorCore

/// Facts as short texts, so that tests can say what they expect in one line.
enum FactsText {
    static func text(_ expression: Expression) -> String {
        switch expression.kind {
        case .name(let name): name
        case .member(let base, let name): "\(base.map(text) ?? "").\(name)"
        case .call(let callee, let arguments): "\(text(callee))(\(list(arguments)))"
        case .lookup(let base, let arguments): "\(text(base))[\(list(arguments))]"
        case .nilLiteral: "nil"
        case .boolean(let value): "\(value)"
        case .literal(.array, let parts): "[\(parts.map(text).joined(separator: ", "))]"
        case .literal(let kind, let parts):
            text(kind) + (parts.isEmpty ? "" : "<\(parts.map(text).joined(separator: ", "))>")
        case .cast(let inner, let kind, let type): "(\(text(inner)) \(text(kind)) \(text(type)))"
        case .optionalChain(let inner): "\(text(inner))?"
        case .forceUnwrap(let inner): "\(text(inner))!"
        case .optionalTry(let inner): "(try? \(text(inner)))"
        case .ternary(let condition, let then, let otherwise):
            "(\(text(condition)) ? \(text(then)) : \(text(otherwise)))"
        case .binary(let left, let symbol, let right): "(\(text(left)) \(symbol) \(text(right)))"
        case .prefix(let symbol, let inner): "(\(symbol)\(text(inner)))"
        case .assignment(let left, let symbol, let right): "\(text(left)) \(symbol) \(text(right))"
        case .closure(let closure): text(closure)
        case .conditional(let statement): "(\(text(statement)))"
        case .choice(let statement): "(\(text(statement)))"
        case .tuple(let elements): "(\(list(elements)))"
        case .type(let type): "<\(text(type))>"
        case .pattern(let pattern): "#\(text(pattern))"
        case .inOut(let inner): "&\(text(inner))"
        case .group(let inner): "(\(text(inner)))"
        case .keyPath: "keyPath"
        case .other(let parts): "other(\(parts.map(text).joined(separator: ", ")))"
        }
    }

    /// The kind alone: `integer`, `string`.
    private static func text(_ kind: LiteralKind) -> String {
        String("\(kind)".prefix { $0.isLetter })
    }

    private static func text(_ kind: CastKind) -> String {
        switch kind {
        case .coerce: "as"
        case .conditional: "as?"
        case .forced: "as!"
        case .test: "is"
        }
    }

    private static func list(_ arguments: [Argument]) -> String {
        arguments.map { argument in
            (argument.label.map { "\($0): " } ?? "") + text(argument.value)
        }.joined(separator: ", ")
    }

    /// `{[captures] (parameters) -> Result in body}`
    static func text(_ closure: Closure) -> String {
        let captures = closure.captures.isEmpty ? "" : "[\(list(closure.captures))] "
        let parameters = closure.parameters.map { parameters in
            "(\(parameters.map { $0.name + ($0.type.map { ": \(text($0))" } ?? "") }.joined(separator: ", "))) "
        }
        let result = closure.result.map { "-> \(text($0)) " } ?? ""
        let signature = captures + (parameters ?? "") + result
        return "{\(signature.isEmpty ? "" : signature + "in ")\(text(closure.body))}"
    }

    static func text(_ statements: [Statement]) -> String {
        statements.map(text).joined(separator: "; ")
    }

    static func text(_ statement: Statement) -> String {
        switch statement.kind {
        case .expression(let expression): text(expression)
        case .variable(let variable): text(variable)
        case .function(let function): "func \(function.name){\(text(function.body ?? []))}"
        case .type(let type): "\(type.kind.rawValue) \(type.name)"
        case .return(let value): "return" + (value.map { " \(text($0))" } ?? "")
        case .throw(let value): "throw \(text(value))"
        case .break: "break"
        case .continue: "continue"
        case .fallthrough: "fallthrough"
        case .if(let statement): text(statement)
        case .guard(let conditions, let body): "guard \(text(conditions)) else {\(text(body))}"
        case .switch(let statement): text(statement)
        case .for(let pattern, let sequence, let condition, let body):
            "for \(text(pattern)) in \(text(sequence))\(condition.map { " where \(text($0))" } ?? "") {\(text(body))}"
        case .while(let conditions, let body): "while \(text(conditions)) {\(text(body))}"
        case .repeat(let body, let condition): "repeat {\(text(body))} while \(text(condition))"
        case .do(let body, let catches): "do {\(text(body))}" + catches.map { " catch {\(text($0.body))}" }.joined()
        case .defer(let body): "defer {\(text(body))}"
        case .conditionalCompilation(let branches): "#if " + branches.map { "{\(text($0))}" }.joined(separator: " ")
        }
    }

    static func text(_ variable: VariableFacts) -> String {
        let annotation = variable.type.map { ": \(text($0))" } ?? ""
        let value = variable.initializer.map { " = \(text($0))" } ?? ""
        return "\(variable.isLet ? "let" : "var") \(text(variable.pattern))\(annotation)\(value)"
    }

    static func text(_ statement: IfStatement) -> String {
        let otherwise = statement.otherwise.map { " else {\(text($0))}" } ?? ""
        return "if \(text(statement.conditions)) {\(text(statement.body))}\(otherwise)"
    }

    private static func text(_ conditions: [Condition]) -> String {
        conditions.map { condition in
            switch condition.kind {
            case .expression(let expression): text(expression)
            case .binding(let pattern, let type, let value):
                "let \(text(pattern))\(type.map { ": \(text($0))" } ?? "") = \(text(value))"
            case .matching(let pattern, let value): "case \(text(pattern)) = \(text(value))"
            case .availability: "#available"
            }
        }.joined(separator: ", ")
    }

    static func text(_ statement: SwitchStatement) -> String {
        let branches = statement.cases.map { branch in
            let items = branch.items.map { item in
                text(item.pattern) + (item.condition.map { " where \(text($0))" } ?? "")
            }
            let label = branch.isDefault ? "default" : "case \(items.joined(separator: ", "))"
            return "\(label): \(text(branch.body))"
        }
        return "switch \(text(statement.subject)) {\(branches.joined(separator: " | "))}"
    }

    /// A bound name stands as it is, something that is compared behind `~`.
    static func text(_ pattern: Pattern) -> String {
        switch pattern {
        case .wildcard: "_"
        case .identifier(let name): name
        case .expression(let expression): "~\(text(expression))"
        case .tuple(let elements): "(\(list(elements)))"
        case .binding(let inner): "let[\(text(inner))]"
        case .isType(let type): "is \(text(type))"
        case .cast(let inner, let type): "\(text(inner)) as \(text(type))"
        case .some(let inner): "\(text(inner))?"
        }
    }

    static func text(_ type: TypeReference) -> String {
        switch type {
        case .named(let path, let arguments):
            path.joined(separator: ".")
                + (arguments.isEmpty ? "" : "<\(arguments.map(text).joined(separator: ", "))>")
        case .optional(let wrapped, let implicitlyUnwrapped): "\(text(wrapped))\(implicitlyUnwrapped ? "!" : "?")"
        case .array(let element): "[\(text(element))]"
        case .dictionary(let key, let value): "[\(text(key)): \(text(value))]"
        case .tuple(let elements):
            "(\(elements.map { ($0.label.map { "\($0): " } ?? "") + text($0.type) }.joined(separator: ", ")))"
        case .function(let parameters, let result):
            "(\(parameters.map(text).joined(separator: ", "))) -> \(text(result))"
        case .composition(let members): members.map(text).joined(separator: " & ")
        case .metatype(let instance): "\(text(instance)).Type"
        case .other: "other"
        }
    }
}
