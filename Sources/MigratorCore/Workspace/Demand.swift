/// What an analysis would have of a tree besides what is loaded.
struct Demand: Equatable, Sendable {
    /// Files that contain one of these words are wanted with the bodies of their functions.
    var words: Set<String> = []
    /// Files that declare or extend one of these types are wanted, without bodies.
    var types: Set<String> = []
}
