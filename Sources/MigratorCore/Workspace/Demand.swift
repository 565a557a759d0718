/// What an analysis would have of a tree besides what is loaded.
struct Demand: Equatable, Sendable {
    /// Files that contain one of these words are wanted with the bodies of their functions.
    var words: Set<String> = []
    /// Files that declare or extend one of these types are wanted, without bodies.
    var types: Set<String> = []
    /// Files whose declarations do not do, by path: they are wanted with bodies.
    var bodies: Set<String> = []
    /// Files that may declare these are wanted with bodies.
    var declarations: Set<Declaration> = []

    /// A variable or function by its name, of which it is not known in which file it is, nor whether there is one.
    enum Declaration: Hashable, Sendable {
        /// Outside of types.
        case global(String)
        /// In the declaration or an extension of one of the types.
        case member(String, of: Set<String>)
        /// In production code, in something that names one of the types because it inherits from it or conforms to it.
        case replacement(String, of: Set<String>)
    }

    mutating func formUnion(_ other: Demand) {
        words.formUnion(other.words)
        types.formUnion(other.types)
        bodies.formUnion(other.bodies)
        declarations.formUnion(other.declarations)
    }
}
