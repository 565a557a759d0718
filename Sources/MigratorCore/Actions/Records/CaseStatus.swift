/// Where a case stands in the migration.
public enum CaseStatus: String, Codable, Sendable, CaseIterable {
    /// A case of a modern action.
    case migrated
    /// Everything about the case is understood.
    case ready
    /// Some place of it stands in `remaining`.
    case blocked
    /// Neither dispatched nor handled in production code.
    case dead
}
