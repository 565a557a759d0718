/// A site with the cases that it can carry and what it gives.
struct AnalyzedSite {
    let site: Site
    let trace: TraceResult
    let provides: [String: Provision]
}

/// All that the program says, before conclusions are drawn.
struct Analysis {
    /// What was analysed: the trees of single files can be had from it.
    let workspace: Workspace
    let program: Program
    let vocabulary: Vocabulary
    let sites: [AnalyzedSite]
    /// Constructor calls that may be of an action, their type being unknown.
    let unresolved: [SiteCollector.Unresolved]
    /// Labels that name no case.
    private(set) var labelFaults: [LabelChecks.Fault] = []
    /// What consumers call the values that cases carry themselves.
    private(set) var valueNames: [ActionCase: [String]] = [:]
    /// Cases of modern actions with their sites.
    let modernCases: [CaseRecord]
    let modernActions: [ModernActionRecord]
    /// Types whose files would have helped.
    let demandedTypes: Set<String>
    /// Names whose callers would have helped.
    let demandedCallers: Set<String>
    /// What loaded the program, for those who need more of the tree.
    private(set) var loader: ProgramLoader

    /// Enough for any chain of wrappers seen; the rounds end by themselves when nothing new is demanded.
    static let maximumRounds = 12

    /// Loads what the analysis needs of a workspace and analyses it.
    ///
    /// - Parameter isAgain: the tree was analysed before a few files of it were edited: what was loaded then is loaded at
    ///   once, and only what a step asks for is found out, which leaves modern sites and the names of labels out.
    static func load(_ workspace: Workspace, isAgain: Bool = false) -> Analysis {
        // Whether a consumer can get a modern half is found out on its tree.
        workspace.keepsTree = { [configuration = workspace.configuration] in
            $0.declaresConsumer(configuration) && !TestCode.contains($0.path, markers: configuration.testFolderMarkers)
        }
        var loader = ProgramLoader(workspace: workspace)
        if isAgain { loader.loadAgain() }
        loader.loadVocabulary()
        var analysis = loader.load(maximumRounds: maximumRounds) { program in
            let analysis = Analysis.analyze(program, of: workspace, findsModernSites: !isAgain)
            return (analysis, Demand(words: analysis.demandedCallers, types: analysis.demandedTypes))
        }
        if !isAgain { analysis.checkLabels() }
        loader.noteLoaded()
        analysis.loader = loader
        return analysis
    }

    /// What asks for no more files is found out once, when all are there.
    private mutating func checkLabels() {
        let bodies = Bodies(program: program)
        let typing = Typing(program: program)
        labelFaults = LabelChecks(typing: typing, vocabulary: vocabulary, bodies: bodies).faults()
        valueNames = ValueNames(typing: typing, vocabulary: vocabulary, bodies: bodies).names()
    }

    /// Finds and follows all sites of a program.
    private static func analyze(
        _ program: Program, of workspace: Workspace, findsModernSites: Bool
    ) -> Analysis {
        let typing = Typing(program: program)
        let vocabulary = VocabularyFinder(configuration: workspace.configuration, typing: typing).find()
        let bodies = Bodies(program: program)
        let tracer = CaseTracer(typing: typing, vocabulary: vocabulary, bodies: bodies)
        let collector = SiteCollector(typing: typing, vocabulary: vocabulary, bodies: bodies)
        let sites = collector.sites().map {
            AnalyzedSite(
                site: $0, trace: tracer.trace($0), provides: typing.provisions(of: $0, vocabulary: vocabulary))
        }
        let modern = ModernSites(typing: typing, vocabulary: vocabulary, bodies: bodies)
        return Analysis(
            workspace: workspace, program: program, vocabulary: vocabulary, sites: sites,
            unresolved: collector.unresolved,
            modernCases: findsModernSites ? modern.cases(modern.sites()) : [],
            modernActions: findsModernSites ? modern.actions() : [], demandedTypes: typing.demand,
            demandedCallers: tracer.demandedCallers, loader: ProgramLoader(workspace: workspace))
    }
}
