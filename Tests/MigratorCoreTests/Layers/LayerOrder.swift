/// The layers of `MigratorCore`, lowest first: a folder uses only folders above it in this list.
enum LayerOrder {
    static let folders: [String] = [
        // Which files there are, the configuration, bytes, JSON.
        "Project",
        // A file as text: ranges of bytes, edits, differences.
        "Source",
        // What one file says, taken in one walk over its tree.
        "Facts",
        // What the whole program says: names, types, scopes, lookups.
        "Program",
        // One catalogue of codes, and the forms of what they speak of.
        "Rules",
        // The bytes of one run with the edits so far over them.
        "Workspace",
        // Steps of any recipe: collect edits, check, write, patches.
        "Rewriting",
        // What is tolerated, compared with what is there.
        "Baseline",
        // History, owners, revisions.
        "Progress",
        // What the reports of any recipe are made of.
        "Reporting",
        // Two trees type-checked without their platform.
        "Verification",
        // The recipe of modern actions, from here on. The words of its results as plain values, as they stand in the JSON.
        "Actions/Records",
        // What an action is and who consumes it.
        "Actions/Vocabulary",
        // The one meaning of the language: a body run for an incoming action.
        "Evaluation",
        // What is left of a body for an incoming action.
        "Actions/Residual",
        // Where actions are made, and what each site gives.
        "Actions/Sites",
        // Names and declarations of the modern form.
        "Actions/Proposals",
        // What is concluded of each case.
        "Actions/Conclusions",
        // Guidelines of the modern form and suggestions for a plan.
        "Actions/Rules",
        // The plan and what people changed in it.
        "Actions/Planning",
        // The rounds of the step that migrates cases.
        "Actions/Cases",
        // The steps of the recipe.
        "Actions/Steps",
        // Sums of a scan.
        "Actions/Progress",
        // The legacy uses of a tree.
        "Actions/Baseline",
        // The forms that results are written in.
        "Actions/Reporting",
    ]

    /// An arrow against the order that is known.
    struct Exception: Hashable {
        var folder: String
        var used: String
        var symbol: String
    }

    /// Arrows that are left, each with its reason. A test fails when one of them is gone, so that it is taken out here.
    static let exceptions: [Exception: String] = [:]
}
