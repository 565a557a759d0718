extension Recipe {
    /// From action structs with an action type to enums with associated values.
    public static let modernActions = Recipe(
        name: "modern-actions", summary: "action structs become enums with associated values",
        steps: [RuntimeStep(), MiddlewaresStep(), ReducersStep()],
        plannedKinds: [CaseStepKind(), FinishStepKind()], askedKinds: [DeadStepKind()])
}
