/// A kind of step that a recipe has: what a plan, the help and the documentation say of it.
public protocol StepKind: Sendable {
    /// What the command line, plans and results call it; the only one of that name in its recipe.
    var name: String { get }
    /// Half a sentence for the help: what there is behind the step that was not there before.
    var summary: String { get }
    /// Why it comes when it does.
    var reason: String { get }
    /// Names of the kinds that have to be taken before it.
    var needs: [String] { get }
}

/// A step that can be taken: one mechanical kind of change, a commit of its own.
///
/// It is worked out on what the steps before it made of the workspace. Taken again on what it made itself, it has nothing
/// to do. Behind it the tree compiles and behaves as before; what it cannot do for that it refuses, with the place.
public protocol MigrationStep: StepKind {
    /// First line of the commit message.
    var title: String { get }
    /// What the step does and why it changes no behaviour: the rest of the commit message.
    var explanation: String { get }
    /// What it is about, where there are many steps of its kind: `Type.case`; empty where there is one.
    var symbols: [String] { get }
    /// What it edits: the words that its result counts.
    var counts: [String] { get }
    /// What it refuses: the codes of the remaining work that its result may name, without those of the runner.
    var refusals: [String] { get }

    /// Works the step out; changes nothing.
    func workOut(in workspace: Workspace) -> StepResult
}

extension MigrationStep {
    /// There is one step of its kind.
    public var symbols: [String] { [] }
}
