import Foundation
import SwiftParser
import SwiftSyntax

/// How the values of a known case are written: by names of their own, until it is known which names are free where they stand.
struct CaseWriting {
    /// The legacy case, for the names of helpers that are written for it.
    let caseName: String
    /// What the modern case carries.
    let values: [PlannedValue]

    /// Stands for the value of a field in residual code. No code of the tree has such a name.
    static func placeholder(_ field: String) -> String { "\(mark)\(field)__" }

    /// What placeholders begin with.
    static let mark = "__value_of_"

    /// Whether a text has the value of a field.
    static func contains(_ field: String, _ text: String) -> Bool { text.contains(placeholder(field)) }

    /// The values that a text has.
    func used(in text: String) -> [PlannedValue] { values.filter { Self.contains($0.field, text) } }

    /// A text with names in the place of the values.
    struct Bound {
        let text: String
        /// The name that each value of the case is bound to, in their order; nil where the text does not have it.
        let names: [String?]
    }

    /// Gives each value a name that stands for nothing else in a text.
    ///
    /// - Parameters:
    ///   - inPayload: the name that a payload struct is bound to; its properties are written then.
    ///   - avoiding: names that stand for something else there.
    func bind(_ text: String, inPayload payload: String? = nil, avoiding: Set<String> = []) -> Bound {
        var text = text
        var names: [String?] = []
        for value in values {
            let placeholder = Self.placeholder(value.field)
            guard text.contains(placeholder) else {
                names.append(nil)
                continue
            }
            if let payload {
                text = text.replacing(placeholder, with: "\(payload).\(Naming.escaped(value.name))")
                names.append(payload)
                continue
            }
            let name = Naming.escaped(value.name)
            let unwrapping = "let \(name) = \(placeholder)"
            let rest = text.replacing(unwrapping, with: "")
            if value.optional, !avoiding.contains(name), isWholeBinding(unwrapping, text), !rest.contains(placeholder) {
                // Behind it the name is the value without its optional, as it was.
                text = text.replacing(unwrapping, with: "let \(name)")
                names.append(name)
                continue
            }
            let free = freeName(for: value.name, in: text, avoiding: avoiding)
            text = text.replacing(placeholder, with: free)
            names.append(free)
        }
        return Bound(text: text, names: names)
    }

    /// `if let x = value`, `guard let x = value, …`, and nothing more in the place of the value.
    private func isWholeBinding(_ unwrapping: String, _ text: String) -> Bool {
        guard let found = text.range(of: unwrapping) else { return false }
        let behind = text[found.upperBound...].drop { $0 == " " || $0.isNewline }
        return behind.hasPrefix(",") || behind.hasPrefix("else") || behind.hasPrefix("{")
    }

    private func freeName(for name: String, in text: String, avoiding: Set<String>) -> String {
        let upper = name.prefix(1).uppercased() + name.dropFirst()
        let taken = Self.names(in: text).union(avoiding)
        let candidates = [name, "action\(upper)", "given\(upper)"]
        return Naming.escaped(candidates.first { !taken.contains($0) } ?? "valueOf\(upper)")
    }

    /// The names that a text refers to or declares.
    private static func names(in text: String) -> Set<String> {
        var names: Set<String> = []
        for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
            guard case .identifier(let name) = token.tokenKind, let parent = token.parent else { continue }
            if let access = parent.parent?.as(MemberAccessExprSyntax.self),
                access.declName.id.hashValue == parent.id.hashValue,
                access.base != nil
            {
                continue
            }
            // A label stands for nothing.
            if let labelled = parent.as(LabeledExprSyntax.self), labelled.label?.id == token.id { continue }
            names.insert(name.filter { $0 != "`" })
        }
        return names
    }
}

/// A helper written for a known case: it takes the values that it uses in the place of the action.
struct SpecialisedHelper {
    /// The legacy function.
    let function: FunctionEntry
    let declaration: FunctionDeclSyntax
    /// The parameter that the action goes to, or where only its type is given, the first of those that it goes to.
    let actionParameter: Int
    /// The parameters that it has no more.
    let dropped: [Int]
    /// Its own name, or one that tells the case.
    let name: String
    /// The body, with placeholders for values.
    let block: ResidualBlock
    let lineBreak: String
    /// What of the case it takes.
    let values: [PlannedValue]
    let takesAction: Bool
    let takesWindow: Bool
    /// Label and name of the window parameter.
    let windowLabel: String
    let windowName: String
}

extension SpecialisedHelper {
    /// The labels of the parameters of a helper in its form for a case.
    static func labels(
        of facts: FunctionFacts, dropping dropped: [Int], at position: Int, values: [PlannedValue], window: String?
    ) -> [String?] {
        var labels: [String?] = []
        for (index, parameter) in facts.parameters.enumerated() {
            if !dropped.contains(index) { labels.append(parameter.label) }
            if index == position { labels += values.map { label(of: $0, in: facts) } }
        }
        if let window { labels.append(window) }
        return labels
    }

    /// The label of a value: its name, or another where a parameter has that label.
    static func label(of value: PlannedValue, in facts: FunctionFacts) -> String {
        guard facts.parameters.contains(where: { $0.label == value.name }) else { return value.name }
        return "action" + value.name.prefix(1).uppercased() + value.name.dropFirst()
    }

    /// The names of the parameters that stay.
    static func parameterNames(of facts: FunctionFacts, besides position: Int) -> Set<String> {
        Set(facts.parameters.indices.filter { $0 != position }.map { facts.parameters[$0].name })
    }

    /// The labels of its parameters.
    var labels: [String?] {
        Self.labels(
            of: function.facts, dropping: dropped, at: actionParameter, values: values,
            window: takesWindow ? windowLabel : nil)
    }
}
