extension RewriteContext {
    /// Enough for any chain of types seen; the rounds end by themselves when nothing new is demanded.
    private static let maximumRounds = 12

    /// Loads what the rewriters of a step need of a workspace and runs them, again where they find out that they need more.
    /// Sites of actions are not followed.
    ///
    /// - Parameter demand: what they would have besides the files of the vocabulary and what is loaded already.
    static func work(
        in workspace: Workspace, demanding demand: (Program) -> Demand, _ rewrite: (RewriteContext) -> Void
    ) -> StepResult {
        var loader = ProgramLoader(workspace: workspace)
        loader.loadVocabulary()
        loader.load(maximumRounds: maximumRounds) { program in ((), demand(program)) }
        // Whether something may be left out is known when what it does is loaded.
        return loader.load(maximumRounds: maximumRounds) { program in
            let context = RewriteContext(program: program, workspace: workspace)
            rewrite(context)
            return (context.result, context.residual.effects.demand)
        }
    }
}
