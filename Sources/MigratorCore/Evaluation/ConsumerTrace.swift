/// What one evaluation of the consumers saw.
struct ConsumerTrace {
    /// A read of a payload field.
    struct Read: Hashable {
        let field: String
        let kind: ReadKind
        let file: Int
        let offset: Int
        let function: String
    }

    /// A place where a consumer selects the case.
    struct Handler: Hashable {
        let function: String
        let file: Int
        let offset: Int
        /// The variable of the reducer or provider that it belongs to.
        let consumer: Int
    }

    /// What nil means for an optional field.
    struct NilMeaning: Hashable {
        enum Meaning: Hashable { case keep, clear }
        let field: String
        let meaning: Meaning
        let file: Int
        let offset: Int
    }

    /// A place where the action goes out of sight.
    struct Escape: Hashable {
        let file: Int
        let offset: Int
        let function: String
        let message: String
    }

    var reads: Set<Read> = []
    var handlers: Set<Handler> = []
    var nilMeanings: Set<NilMeaning> = []
    var escapes: Set<Escape> = []

    mutating func merge(_ other: ConsumerTrace) {
        reads.formUnion(other.reads)
        handlers.formUnion(other.handlers)
        nilMeanings.formUnion(other.nilMeanings)
        escapes.formUnion(other.escapes)
    }
}
