extension RewriteContext {
    /// Enough for any chain of types seen; the rounds end by themselves when nothing new is demanded.
    private static let maximumRounds = 12

    /// Loads what the rewriters of a step need of a workspace and runs them. Sites of actions are not followed.
    ///
    /// - Parameter demand: what they would have besides the files of the vocabulary and what is loaded already.
    static func work(
        in workspace: Workspace, demanding demand: (Program) -> Demand, _ rewrite: (RewriteContext) -> Void
    ) -> StepResult {
        var loader = ProgramLoader(workspace: workspace)
        loader.loadVocabulary()
        loader.load(maximumRounds: maximumRounds) { program in ((), demand(program)) }
        let context = RewriteContext(program: loader.program, workspace: workspace)
        rewrite(context)
        return context.result
    }
}
