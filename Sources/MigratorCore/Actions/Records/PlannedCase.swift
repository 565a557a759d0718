/// What becomes of a case.
public struct PlannedCase: Codable, Equatable, Sendable {
    /// What the tool proposed, and what it rests on.
    public struct Proposed: Codable, Equatable, Sendable {
        /// See `PlannedCase.name`.
        public var name: String
        /// See `PlannedCase.payloadStruct`.
        @ExplicitNull public var payloadStruct: String?
        /// See `PlannedCase.documentation`.
        public var documentation: String
        /// See `PlannedCase.values`.
        public var values: [PlannedValue]
        /// Where the case stood.
        public var status: CaseStatus
        /// Number of production sites.
        public var sites: Int
        /// Production consumers.
        public var handledBy: [String]

        /// A proposal.
        public init(
            name: String, payloadStruct: String?, documentation: String, values: [PlannedValue], status: CaseStatus,
            sites: Int, handledBy: [String]
        ) {
            self.name = name
            self.payloadStruct = payloadStruct
            self.documentation = documentation
            self.values = values
            self.status = status
            self.sites = sites
            self.handledBy = handledBy
        }
    }

    /// Name of the legacy case; identifies the entry in its action type.
    public var `case`: String
    /// Name of the modern case. Editable.
    public var name: String
    /// Leave the case as it is. Editable.
    public var skip: Bool
    /// The `///` comment of the modern case, without the markers. Editable.
    public var documentation: String
    /// Name of the payload struct; nil when the values are associated values. Editable.
    @ExplicitNull public var payloadStruct: String?
    /// The values in order. Names, order and `optional` may be edited.
    public var values: [PlannedValue]
    /// Fields of `dropped` to carry all the same. Editable.
    public var keep: [String]
    /// Cases to make of it by constants of its sites. Editable.
    public var split: [PlannedSplit]
    /// Fields that go, with the reason.
    public var dropped: [DroppedValue]
    /// What the tool proposed. Not to be edited.
    public var proposed: Proposed

    /// The values, with what is kept of the dropped fields behind them.
    var carried: [PlannedValue] {
        values
            + keep.compactMap { field in
                dropped.first { $0.field == field }.map {
                    PlannedValue(field: field, name: field, type: $0.type, optional: $0.optional)
                }
            }
    }

    /// What the case made by a split carries: everything but the constants that tell its sites apart.
    func carried(by split: PlannedSplit) -> [PlannedValue] { carried.filter { split.when[$0.field] == nil } }

    /// An entry as proposed.
    public init(case: String, proposed: Proposed, dropped: [DroppedValue]) {
        self.case = `case`
        name = proposed.name
        skip = false
        documentation = proposed.documentation
        payloadStruct = proposed.payloadStruct
        values = proposed.values
        keep = []
        split = []
        self.dropped = dropped
        self.proposed = proposed
    }
}
