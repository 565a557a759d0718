/// The step `middlewares`: every provider becomes a tuple of two halves.
struct MiddlewaresStep: MigrationStep {
    let name = "middlewares"
    let summary = "a tuple of a legacy and a modern half for every middleware"
    let reason = "Middlewares see an action behind the reducers and hand nothing on, so that they stand by themselves."
    let needs = ["runtime"]
    let title = "Give every middleware a half for modern actions"
    let explanation = """
        Every middleware provider becomes a tuple of two halves. The legacy half is what the provider was; the
        modern half does what the provider does for an action that it does not know. Calls name the legacy half.
        """
    let counts = ConsumerStepRewriter.counts + ["providers"]
    let refusals = ConsumerStepRewriter.refusals

    func workOut(in workspace: Workspace) -> StepResult {
        ConsumerStepRewriter.workOut(.middleware, in: workspace)
    }
}

/// The step `reducers`: every reducer becomes a tuple of two halves.
struct ReducersStep: MigrationStep {
    let name = "reducers"
    let summary = "the same for every reducer"
    let reason = "It is the largest of the three, and easier to review when the calls of middlewares are done."
    let needs = ["runtime"]
    let title = "Give every reducer a half for modern actions"
    let explanation = """
        Every reducer becomes a tuple of two halves. The legacy half is what the reducer was; the modern half does
        what the reducer does for an action that it does not know: it guards the window and hands the action to
        its children. Calls name the legacy half.
        """
    let counts = ConsumerStepRewriter.counts + ["reducers"]
    let refusals = ConsumerStepRewriter.refusals

    func workOut(in workspace: Workspace) -> StepResult {
        ConsumerStepRewriter.workOut(.reducer, in: workspace)
    }
}

extension ConsumerStepRewriter {
    /// What it counts for either kind of consumer.
    fileprivate static let counts = ["aliases", "calls", "closures", "overloads", "parameters"]
    /// What it refuses, or leaves to a person.
    fileprivate static let refusals = [
        "runtime-missing", "unconverted-consumer", "unspecialised-consumer", "closure-as-consumer",
        "left-out-statement", "runtime-unknown-shape",
    ]

    fileprivate static func workOut(_ kind: ConsumerKind, in workspace: Workspace) -> StepResult {
        RewriteContext.work(in: workspace) { program in
            ConsumerDemand(program: program, configuration: workspace.configuration).demand()
        } _: {
            ConsumerStepRewriter(context: $0, kind: kind).run()
        }
    }
}
