import SwiftSyntax

/// Finds out, without writing anything, for which reducers and middlewares no modern half can be written: `apply` refuses
/// the same places with the same words.
struct ResidualCheck {
    let program: Program
    let vocabulary: Vocabulary
    let workspace: Workspace

    /// A reducer or provider, and why it stays as it is.
    struct Refusal: Hashable, Sendable {
        /// The variable that holds it.
        let variable: Int
        let failure: ResidualFailure
    }

    /// In the order of the program.
    func refusals() -> [Refusal] {
        let legacy =
            vocabulary.reducers.filter { $0.form == .legacy }.map(\.variable)
            + vocabulary.middlewares.filter { $0.form == .legacy }.map(\.variable)
        let (program, vocabulary, workspace) = (program, vocabulary, workspace)
        return Parallel.mapWithWorkers(
            legacy.sorted(), jobs: workspace.jobs,
            makeWorker: {
                ResidualContext(
                    typing: Typing(program: program), vocabulary: vocabulary,
                    names: RuntimeForm(program: program, configuration: vocabulary.configuration).names,
                    workspace: workspace)
            },
            { context, index in
                let variable = program.variables[index]
                return Self.closures(of: variable, context).compactMap { closure in
                    Self.failure(of: closure, variable, context).map { Refusal(variable: index, failure: $0) }
                }
            }
        ).flatMap { $0 }
    }

    /// The closure that a variable begins with, or those that its getter gives.
    private static func closures(of variable: VariableEntry, _ context: ResidualContext) -> [ClosureExprSyntax] {
        let place = Place(file: variable.file, owner: variable.owner, scope: nil)
        var values = variable.facts.initializer.map { [$0] } ?? []
        for accessor in variable.facts.accessors where accessor.kind == .get {
            values += context.typing.returnedValues(of: accessor.body ?? [], at: place).map(\.expression)
        }
        return values.filter(\.isClosure).compactMap { value in
            SyntaxLocator.closure(at: value.range.lowerBound, in: context.tree(of: variable.file))
        }
    }

    private static func failure(
        of closure: ClosureExprSyntax, _ variable: VariableEntry, _ context: ResidualContext
    ) -> ResidualFailure? {
        guard let action = closure.consumerParameters?.action else {
            return .unnamedParameters(variable.file, context.source(of: variable.file).range(closure).lowerBound)
        }
        do {
            _ = try context.block(
                of: closure, action: action, file: variable.file, owner: variable.owner, indent: "")
            return nil
        } catch let failure as ResidualFailure {
            return failure
        } catch {
            return ResidualFailure(
                file: variable.file, offset: variable.facts.offset, message: "two edits overlap: \(error)")
        }
    }
}

extension ClosureExprSyntax {
    /// The names that a reducer or middleware gives its state and its action.
    var consumerParameters: (state: String, action: String)? {
        switch signature?.parameterClause {
        case .simpleInput(let list) where list.count == 2:
            let names = list.map(\.name.text)
            return (names[0], names[1])
        case .parameterClause(let clause) where clause.parameters.count == 2:
            let names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
            return (names[0], names[1])
        default: return nil
        }
    }
}
