import Foundation
import SwiftSyntax

/// Other types that dispatch, such as the mock stores of tests: they get the second `dispatch` and, where they record the
/// actions, a second list.
struct MockStoreRewriter {
    let context: RewriteContext
    private var program: Program { context.program }

    func rewrite() {
        let functions = DispatchFunctions(context: context)
        for function in functions.legacy() where function.facts.body != nil {
            guard let owner = function.owner, !functions.hasModern(owner), !hasQueue(owner, functions),
                functions.isServed(owner)
            else { continue }
            rewrite(function)
        }
    }

    /// The store itself, which is no mock.
    private func hasQueue(_ owner: TypeID, _ functions: DispatchFunctions) -> Bool {
        guard !program.types[owner].isTest else { return false }
        return program.types[owner].storedVariables.contains { index in
            guard case .array(let element)? = program.variables[index].facts.type else { return false }
            return functions.isLegacy(element)
        }
    }

    private func rewrite(_ function: FunctionEntry) {
        let file = function.file
        let tree = context.residual.tree(of: file)
        let source = context.residual.source(of: file)
        guard let declaration = SyntaxLocator.function(at: function.facts.offset, in: tree),
            let body = declaration.body,
            let parameter = declaration.signature.parameterClause.parameters.first
        else { return }
        let name = (parameter.secondName ?? parameter.firstName).text
        let uses = NameUses(name: name)
        uses.walk(body)
        var edits: [SourceEdit] = []
        for use in uses.nodes {
            guard let call = use.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
                let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
            else { return unknown(function) }
            if access.declName.baseName.text == "append", let list = addList(named: source.text(base), function, source)
            {
                edits.append(SourceEdit(source.range(base), list.modern))
                if let item = call.parent?.as(CodeBlockItemSyntax.self) {
                    let indent = source.indentation(at: source.range(item).lowerBound)
                    edits.append(
                        .insert(
                            "\(source.lineBreak)\(indent)\(list.windows).append(\(context.configuration.windowLabel))",
                            at: source.range(item).upperBound))
                }
            } else if access.declName.baseName.text == function.facts.name {
                let label = context.configuration.windowLabel
                let outer = RuntimeRewriter.outerWindowLabel(context)
                edits.append(.insert(", \(outer): \(label)", at: source.range(use).upperBound))
            } else {
                return unknown(function)
            }
        }
        let clause = RuntimeRewriter.modernDispatch(actionText: source.text(parameter.type), parameter: name, context)
        edits.append(SourceEdit(source.range(declaration.signature.parameterClause), clause))
        let own = source.range(declaration)
        guard let text = try? source.text(own, with: edits) else { return unknown(function) }
        let indent = source.indentation(at: own.lowerBound)
        context.add(.insert(source.lineBreak + source.lineBreak + indent + text, at: own.upperBound), to: file)
        context.addImport(
            ofType: RuntimeRewriter.windowType(in: program, context.configuration), to: file, like: -1)
        context.result.count("mocks")
    }

    private func unknown(_ function: FunctionEntry) {
        context.fail(
            .runtimeUnknownShape, function.file, function.facts.offset, program.name(of: function),
            "what this store does with an action is not understood; write its second `dispatch` by hand")
    }

    /// `dispatchedActions` -> `dispatchedModernActions` and `dispatchedModernWindows`, declared behind the other.
    private func addList(
        named list: String, _ function: FunctionEntry, _ source: SourceText
    ) -> (modern: String, windows: String)? {
        let plain = list.hasPrefix("self.") ? String(list.dropFirst("self.".count)) : list
        guard let owner = function.owner, let index = program.types[owner].variables[plain] else { return nil }
        let variable = program.variables[index]
        guard variable.file == function.file, case .array(let element)? = variable.facts.type,
            DispatchFunctions(context: context).isLegacy(element),
            let declaration = SyntaxLocator.variable(
                at: variable.facts.offset, in: context.residual.tree(of: variable.file)),
            let binding = declaration.bindings.first,
            let array = binding.typeAnnotation?.type.as(ArrayTypeSyntax.self)
        else { return nil }
        let modern = modernName(of: plain)
        let own = source.range(declaration)
        let indent = source.indentation(at: own.lowerBound)
        let edits = [
            SourceEdit(source.range(binding.pattern), modern),
            SourceEdit(
                source.range(array.element), RuntimeRewriter.modernName(for: source.text(array.element), context)),
        ]
        let windows = Self.windowsName(of: modern)
        let windowEdits = [
            SourceEdit(source.range(binding.pattern), windows),
            SourceEdit(source.range(array.element), context.configuration.windowTypeName(in: program)),
        ]
        guard let text = try? source.text(own, with: edits), let windowText = try? source.text(own, with: windowEdits)
        else { return nil }
        for (comment, text) in [
            ("/// Records the modern actions among what is dispatched.", text),
            ("/// Records for which windows they are, in the same order.", windowText),
        ] {
            context.add(
                .insert(
                    source.lineBreak + source.lineBreak + indent + comment + source.lineBreak + indent + text,
                    at: own.upperBound),
                to: variable.file)
        }
        let prefix = list.hasPrefix("self.") ? "self." : ""
        return (prefix + modern, prefix + windows)
    }

    private static func windowsName(of modern: String) -> String {
        guard let range = modern.range(of: "Actions") else { return modern + "Windows" }
        return modern.replacingCharacters(in: range, with: "Windows")
    }

    private func modernName(of list: String) -> String {
        guard let range = list.range(of: "Actions") ?? list.range(of: "actions") else {
            return "modern" + list.prefix(1).uppercased() + list.dropFirst()
        }
        let word = list[range]
        return list.replacingCharacters(
            in: range, with: word.first?.isUppercase == true ? "ModernActions" : "modernActions")
    }
}
