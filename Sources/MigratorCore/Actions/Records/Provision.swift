/// What a dispatch site gives for a payload field. A field that is not listed is omitted at the site.
public enum Provision: String, Codable, Sendable {
    /// Cannot be nil.
    case value
    /// May be nil.
    case optional
    /// The literal `nil`.
    case `nil`
    /// Not decidable from the declarations of the tree; treated as `optional`.
    case unknown
}
