/// A place where production code makes an action: what tests may find in their mocks.
struct ProductionSite {
    let structName: String
    /// `Type.case`
    let symbol: String
    /// The fields that it gives.
    let fields: Set<String>
    /// Name of the type whose code it is.
    let owner: String?
}
