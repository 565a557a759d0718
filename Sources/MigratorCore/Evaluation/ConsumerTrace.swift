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
    /// What each consumer does, by its variable.
    var uses: [Int: EffectRecord] = [:]
    /// The reads in what does something for the case.
    var actingReads: Set<EffectRecord.FieldRead> = []
    /// Where a consumer found out that the action is of its struct.
    var casts: Set<Cast> = []

    /// A place where a cast to the struct of the action succeeded.
    struct Cast: Hashable {
        let file: Int
        let offset: Int
    }

    mutating func merge(_ other: ConsumerTrace) {
        reads.formUnion(other.reads)
        handlers.formUnion(other.handlers)
        nilMeanings.formUnion(other.nilMeanings)
        escapes.formUnion(other.escapes)
        casts.formUnion(other.casts)
        actingReads.formUnion(other.actingReads)
    }

    /// The same places select the action and read the same of it in the same way, and nothing asks for its struct.
    func isSameUse(as other: ConsumerTrace) -> Bool {
        handlers == other.handlers && reads == other.reads && nilMeanings == other.nilMeanings && casts == other.casts
    }

    /// Takes those for consumers of the case that do something else for it than for an unknown action.
    ///
    /// - Parameter unknown: what the consumers do for an unknown action.
    mutating func keepConsumers(actingOtherwiseThan unknown: [Int: EffectRecord]) {
        for (consumer, record) in uses {
            let other = unknown[consumer] ?? EffectRecord()
            let effect = record.firstEffect(beyond: other)
            guard effect != nil || record.returnsMore(than: other) else {
                handlers = handlers.filter { $0.consumer != consumer }
                continue
            }
            actingReads.formUnion(record.reads)
            // A `default:` that returns the same state in other words selects nothing.
            if let deed = effect, !handlers.contains(where: { $0.consumer == consumer }) {
                handlers.insert(
                    .init(function: deed.function, file: deed.file, offset: deed.offset, consumer: consumer))
            }
        }
        uses = [:]
    }
}
