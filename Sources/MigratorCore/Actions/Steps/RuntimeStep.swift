/// The step `runtime`: what modern actions need before there can be one.
struct RuntimeStep: MigrationStep {
    let name = "runtime"
    let summary = "the protocol of modern actions, a second dispatch"
    let reason = "The tuples of halves are made of the types that it adds."
    let needs: [String] = []
    let title = "Add the runtime of modern actions"
    let explanation = """
        Adds the protocol of modern actions, the types of both halves of reducers and middlewares, and a second
        `dispatch`. The queue takes actions of both forms, so that they are processed in the order in which they
        are dispatched. Nothing dispatches a modern action yet.
        """
    let counts = ["declarations", "stores", "mocks"]
    let refusals = ["runtime-unknown-shape"]

    func workOut(in workspace: Workspace) -> StepResult {
        RewriteContext.work(in: workspace) { program in
            // The types that lead from a store to the protocols that it conforms to.
            let context = RewriteContext(program: program, workspace: workspace)
            RuntimeRewriter(context: context).run()
            // Which module declares the window's type, for the files that get to name it.
            let window = RuntimeRewriter.windowType(in: program, workspace.configuration)
            return Demand(types: context.typing.demand.union([window]))
        } _: {
            RuntimeRewriter(context: $0).run()
        }
    }
}
