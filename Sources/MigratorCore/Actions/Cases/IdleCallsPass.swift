import SwiftSyntax

/// Takes calls out of functions with nothing left in them.
final class IdleCallsPass: CasePass {
    func removeCalls(of names: Set<String>) {
        for function in program.functions where names.contains(function.facts.name) && isIdle(function) {
            let paths =
                function.facts.isOfFile ? [path(function.file)] : run.workspace.paths(containing: [function.facts.name])
            for (file, facts) in program.files.enumerated() where paths.contains(facts.path) && facts.hasBodies {
                removeCalls(of: function, in: file)
            }
        }
    }

    /// Nothing but this function can be meant, and calling it does nothing.
    private func isIdle(_ function: FunctionEntry) -> Bool {
        let facts = function.facts
        return facts.body?.isEmpty == true && facts.result == nil && !facts.hasEffectSpecifiers
            && !facts.modifiers.contains("override") && facts.genericParameters.isEmpty
            && !program.isTestFile[function.file]
    }

    private func removeCalls(of function: FunctionEntry, in file: Int) {
        guard let tree = tree(of: file) else { return }
        let source = source(of: file)
        var called: [Int: Bool] = [:]
        let effects = EffectAnalysis(program: program)
        let walker = BodyWalker()
        walker.onExpression = { [typing] expression, place in
            guard case .call(let callee, let arguments) = expression.kind, callee.calledName == function.facts.name,
                ArgumentMatching(arguments, function.facts.parameters) != nil
            else { return }
            let candidates = typing.candidates(for: callee, at: place).filter {
                ArgumentMatching(arguments, $0.facts.parameters) != nil
            }
            guard candidates.count == 1, candidates[0].id == function.id else { return }
            called[expression.range.lowerBound] = arguments.allSatisfy { !effects.mayHaveEffects($0.value, at: place) }
        }
        for own in program.functions where own.file == file { walker.walk(own) }
        for own in program.variables where own.file == file { walker.walk(own) }
        for (offset, isQuiet) in called where isQuiet {
            guard let call = SyntaxLocator.ancestor(of: offset, in: tree, as: CodeBlockItemSyntax.self),
                source.range(call).lowerBound == offset, call.item.is(FunctionCallExprSyntax.self),
                let list = call.parent?.as(CodeBlockItemListSyntax.self)
            else { continue }
            if list.count == 1, list.parent?.is(SwitchCaseSyntax.self) == true {
                add(SourceEdit(source.range(call), "break"), to: file)
            } else {
                add(SourceEdit(DeclarationLayout.lines(of: Syntax(call), source), ""), to: file)
            }
        }
    }
}
