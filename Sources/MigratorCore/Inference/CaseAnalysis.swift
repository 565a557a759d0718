/// A site with the cases that it can carry and what it gives.
struct AnalyzedSite {
    let site: Site
    let trace: TraceResult
    let provides: [String: Provision]
}

/// All that the program says, before conclusions are drawn.
struct Analysis {
    let program: Program
    let vocabulary: Vocabulary
    let sites: [AnalyzedSite]
    /// Types whose files would have helped.
    let demandedTypes: Set<String>
    /// Names whose callers would have helped.
    let demandedCallers: Set<String>

    /// Finds and follows all sites of a program.
    static func analyze(_ program: Program, configuration: Configuration) -> Analysis {
        let typing = Typing(program: program)
        let vocabulary = VocabularyFinder(configuration: configuration, typing: typing).find()
        let bodies = Bodies(program: program)
        let tracer = CaseTracer(typing: typing, vocabulary: vocabulary, bodies: bodies)
        let sites = SiteCollector(typing: typing, vocabulary: vocabulary, bodies: bodies).sites().map {
            AnalyzedSite(
                site: $0, trace: tracer.trace($0), provides: typing.provisions(of: $0, vocabulary: vocabulary))
        }
        return Analysis(
            program: program, vocabulary: vocabulary, sites: sites, demandedTypes: typing.demand,
            demandedCallers: tracer.demandedCallers)
    }
}
