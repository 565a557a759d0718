/// What becomes of an action type.
public struct PlannedActionType: Codable, Equatable, Sendable {
    /// What the tool proposed.
    public struct Proposed: Codable, Equatable, Sendable {
        /// See `PlannedActionType.enum`.
        public var `enum`: String
        /// See `PlannedActionType.finalName`.
        public var finalName: String
        /// See `PlannedActionType.access`.
        public var access: String

        /// A proposal.
        public init(enum: String, finalName: String, access: String) {
            self.enum = `enum`
            self.finalName = finalName
            self.access = access
        }
    }

    /// Name of the legacy action type; identifies the entry together with `file`.
    public var actionType: String
    /// File of its declaration.
    public var file: String
    /// Name of the modern enum while the legacy struct exists. Editable.
    public var `enum`: String
    /// Its name when the last legacy case is gone. Editable.
    public var finalName: String
    /// `internal`, `package` or `public`. Editable.
    public var access: String
    /// Leave all of its cases as they are. Editable.
    public var skip: Bool
    /// In declaration order. May be reordered.
    public var cases: [PlannedCase]
    /// The Swift source that follows from the entry.
    public var declaration: String
    /// What the tool proposed. Not to be edited.
    public var proposed: Proposed

    /// An entry as proposed.
    public init(actionType: String, file: String, proposed: Proposed, cases: [PlannedCase]) {
        self.actionType = actionType
        self.file = file
        self.enum = proposed.enum
        finalName = proposed.finalName
        access = proposed.access
        skip = false
        self.cases = cases
        declaration = ""
        self.proposed = proposed
    }

    /// `file` and name: an action type's identity.
    var key: String { "\(file)|\(actionType)" }
}
