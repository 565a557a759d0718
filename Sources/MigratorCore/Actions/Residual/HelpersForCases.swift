import SwiftParser
import SwiftSyntax

/// Helpers in code for a known case: the overload for modern actions where they do the same for every action that they do not
/// know, else a function of the values that the case gives them.
extension ResidualContext {
    /// What a call of a helper becomes.
    enum HelperForCase {
        /// The overload that takes any modern action.
        case overload
        case specialised(SpecialisedHelper)
    }

    func helperForCase(
        _ called: CalledHelper, _ node: FunctionCallExprSyntax, in residualiser: Residualiser
    ) throws -> HelperForCase {
        if called.targets.allSatisfy({ isTheSameForUnknown($0, node, residualiser) }) { return .overload }
        guard let helper = called.only else {
            throw residualiser.failure(
                node, "which function runs here is not known, and it does something for this case")
        }
        if let known = specialised.first(where: { $0.function.id == helper.function.id }) { return .specialised(known) }
        let written = try specialise(helper, node, in: residualiser)
        specialised.append(written)
        return .specialised(written)
    }

    /// The helper does for the case what it does for an action that it does not know, and what stands for that is still it.
    private func isTheSameForUnknown(
        _ helper: Helper, _ node: FunctionCallExprSyntax, _ residualiser: Residualiser
    ) -> Bool {
        // An action that is not known does not come as the struct.
        guard let unknown,
            helper.function.facts.parameters[helper.actionParameter].type.lastName.map(
                vocabulary.configuration.actionProtocols.contains) ?? false,
            let other = try? unknown.written(helper.function.id, helper.actionParameter, node, residualiser)
        else { return false }
        let lineBreak = residualiser.source.lineBreak
        let text = helper.block.text(lineBreak)
        guard text == other.block.text(lineBreak), helper.windowName == other.windowName else { return false }
        guard let existing = modernOverload(of: helper.function, helper.actionParameter) else { return false }
        guard
            let declaration = SyntaxLocator.function(at: existing.facts.offset, in: tree(of: existing.file)),
            let body = declaration.body
        else { return false }
        return Self.tokens(source(of: existing.file).text(body.statements)) == Self.tokens(text)
    }

    /// The function that takes a modern action and its window in the place of the legacy action.
    func modernOverload(of function: FunctionEntry, _ actionParameter: Int) -> FunctionEntry? {
        let own = function.facts.parameters
        return (program.functionsByName[function.facts.name] ?? []).map { program.functions[$0] }.first { other in
            let parameters = other.facts.parameters
            return other.owner == function.owner && other.facts.isStatic == function.facts.isStatic
                && parameters.count == own.count + 1
                && zip(own, parameters).enumerated().allSatisfy { index, pair in
                    pair.0.label == pair.1.label
                        && (index == actionParameter
                            ? pair.1.type.lastName == names.modernProtocol : pair.0.type == pair.1.type)
                }
        }
    }

    static func tokens(_ text: String) -> [String] {
        Parser.parse(source: text).tokens(viewMode: .sourceAccurate).map(\.text).filter { !$0.isEmpty }
    }

    private func specialise(
        _ helper: Helper, _ node: FunctionCallExprSyntax, in residualiser: Residualiser
    ) throws -> SpecialisedHelper {
        guard let writing else { throw residualiser.failure(node, "no case is written here") }
        let lineBreak = source(of: helper.function.file).lineBreak
        let text = helper.block.text(lineBreak)
        let used = UsedNames(text)
        let takesAction = helper.usesAction
        if helper.function.facts.modifiers.contains("override") {
            throw residualiser.failure(node, "the helper overrides another one")
        }
        let values = writing.used(in: text)
        let name = freeName(for: helper, values, text, writing)
        return SpecialisedHelper(
            function: helper.function, declaration: helper.declaration, actionParameter: helper.actionParameter,
            dropped: dropped(helper), name: name, block: helper.block, lineBreak: lineBreak, values: values,
            takesAction: takesAction,
            takesWindow: used.contains(helper.windowName), windowLabel: helper.windowLabel,
            windowName: helper.windowName)
    }

    /// The parameters that a helper does not have for a case.
    private func dropped(_ helper: Helper) -> [Int] {
        let action =
            helper.typeParameters.contains(helper.actionParameter) || helper.usesAction ? [] : [helper.actionParameter]
        return Set(helper.typeParameters + action).sorted()
    }

    /// The helper's own name, where no other function of that name would be meant by the call.
    private func freeName(
        for helper: Helper, _ values: [PlannedValue], _ text: String, _ writing: CaseWriting
    ) -> String {
        let facts = helper.function.facts
        let labels = SpecialisedHelper.labels(
            of: facts, dropping: dropped(helper), at: helper.actionParameter, values: values,
            window: UsedNames(text).contains(helper.windowName) ? helper.windowLabel : nil)
        let upper = writing.caseName.prefix(1).uppercased() + writing.caseName.dropFirst()
        let candidates = [facts.name, "handle\(upper)", "\(facts.name)\(upper)", "\(facts.name)For\(upper)"]
        return candidates.first { !isTaken($0, labels, helper) } ?? "\(facts.name)OfCase\(upper)"
    }

    private func isTaken(_ name: String, _ labels: [String?], _ helper: Helper) -> Bool {
        if specialised.contains(where: { $0.name == name && $0.function.id != helper.function.id }) { return true }
        let others = program.functions.filter { other in
            other.facts.name == name && other.id != helper.function.id
                && (other.owner == helper.function.owner || other.owner == nil)
        }
        let isVariable = helper.function.owner.map { typing.member(name, of: $0).isVariable } ?? false
        return isVariable
            || others.contains { other in
                let required = other.facts.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }.map(\.label)
                return (other.facts.parameters.map(\.label) == labels || required == labels)
                    && !isSame(other, as: helper, labels)
            }
    }

    /// The function does what the helper does for the case: it was written for another case.
    func isSame(_ other: FunctionEntry, as helper: Helper, _ labels: [String?]) -> Bool {
        guard let writing, other.owner == helper.function.owner, other.facts.parameters.map(\.label) == labels,
            other.facts.isStatic == helper.function.facts.isStatic,
            let body = SyntaxLocator.function(at: other.facts.offset, in: tree(of: other.file))?.body
        else { return false }
        let avoided = SpecialisedHelper.parameterNames(of: helper.function.facts, besides: helper.actionParameter)
        let text = writing.bind(
            helper.block.text(source(of: helper.function.file).lineBreak), avoiding: avoided
        ).text
        return Self.tokens(source(of: other.file).text(body.statements)) == Self.tokens(text)
    }
}

extension Member? {
    fileprivate var isVariable: Bool {
        if case .variable? = self { return true }
        return false
    }
}
