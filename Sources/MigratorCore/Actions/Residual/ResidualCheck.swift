import SwiftSyntax

/// Finds out, without writing anything, for which reducers and middlewares no modern half can be written: `apply` refuses
/// the same places with the same words.
struct ResidualCheck {
    let program: Program
    let vocabulary: Vocabulary
    let workspace: Workspace

    /// A reducer or provider, and why it stays as it is. It names nothing of the program, which may be loaded further.
    struct Refusal: Hashable, Sendable {
        /// Place and name of the variable that holds it.
        let consumer: SourcePlace
        let name: String
        let place: SourcePlace
        let message: String
    }

    /// The refusals in the order of the program, and what would have to be loaded to be sure of what is no refusal.
    func look() -> (findings: [Refusal], demand: Demand) {
        let legacy =
            vocabulary.reducers.filter { $0.form == .legacy }.map(\.variable)
            + vocabulary.middlewares.filter { $0.form == .legacy }.map(\.variable)
        let (program, vocabulary, workspace) = (program, vocabulary, workspace)
        let results = Parallel.mapWithWorkers(
            legacy.sorted(), jobs: workspace.jobs,
            makeWorker: {
                ResidualContext(
                    typing: Typing(program: program), vocabulary: vocabulary,
                    names: RuntimeForm(program: program, configuration: vocabulary.configuration).names,
                    workspace: workspace)
            },
            { context, index in
                let variable = program.variables[index]
                let refusals = Self.closures(of: variable, context).compactMap { closure in
                    Self.failure(of: closure, variable, context).map { failure in
                        Refusal(
                            consumer: program.place(variable.file, variable.facts.offset),
                            name: program.name(of: variable), place: program.place(failure.file, failure.offset),
                            message: failure.message)
                    }
                }
                return (refusals, context.effects.demand)
            }
        )
        var demand = Demand()
        for result in results { demand.formUnion(result.1) }
        return (results.flatMap(\.0), demand)
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
