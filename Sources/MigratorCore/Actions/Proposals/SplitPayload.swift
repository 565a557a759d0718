extension PlannedCase {
    /// Name of the payload struct of the case made by a split; nil when few enough values are left.
    func payloadStruct(of split: PlannedSplit) -> String? {
        carried(by: split).count > ProposalWriter.maximumValues ? Naming.payloadStruct(forCase: split.name) : nil
    }
}
