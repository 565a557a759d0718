/// What is said of actions that carry no action type: those of ReSwift and its kin, enums that are actions themselves.
enum PlainActionsText {
    /// Names what serves them instead.
    static func sentence(_ count: Int) -> String {
        let subject =
            count == 1
            ? "The one action of this tree has no action type" : "The \(count) actions of this tree have no action type"
        return "\(subject), so that nothing here is of the legacy form; where the actions are enums, "
            + "`\"modernActionProtocols\": [\"Action\"]` in `.migrator.json` lists their cases."
    }
}

extension ScanReport {
    /// All actions are of another form than the one that is migrated.
    var isOfAnotherForm: Bool { summary.plainActions != nil && summary.cases == 0 }
}

extension ProgressReport {
    /// All actions are of another form than the one that is migrated: there is no progress to speak of.
    var isOfAnotherForm: Bool { plainActions != nil && totals.cases == 0 }

    /// `34.5% migrated`, or what is to be said in place of a percentage.
    var headline: String {
        isOfAnotherForm ? PlainActionsText.sentence(plainActions ?? 0) : "\(figures.percent) migrated"
    }
}
