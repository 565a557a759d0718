/// Loads the files of a tree that the inference needs, and no others.
///
/// Files are ruled out by their words first. Then rounds follow: what is known so far names the next files, until
/// nothing new is named.
struct ProgramLoader: Sendable {
    /// A file of the tree with its words.
    struct Candidate: Sendable {
        let path: String
        let size: Int
        let words: WordIndex

        init(path: String, size: Int, words: WordIndex) {
            self.path = path
            self.size = size
            self.words = words
        }
    }

    let configuration: Configuration
    let jobs: Int
    let candidates: [Candidate]
    /// Reads a candidate's bytes; `nil` when that is not possible any more.
    let read: @Sendable (String) -> [UInt8]?

    init(
        configuration: Configuration, jobs: Int, candidates: [Candidate],
        read: @escaping @Sendable (String) -> [UInt8]?
    ) {
        self.configuration = configuration
        self.jobs = jobs
        self.candidates = candidates
        self.read = read
    }

    /// Enough for any chain of wrappers seen; the rounds end by themselves when nothing new is named.
    private static let maximumRounds = 12

    /// The analysis of everything that was loaded.
    ///
    /// - Parameter words: names that depend on the vocabulary; files that contain one of them are loaded with bodies too.
    func load(andFilesWith words: ((Vocabulary, Program) -> Set<String>)? = nil) -> Analysis {
        var facts: [Int: FileFacts] = [:]
        load(withWords: vocabularyWords(nil), keepsBodies: true, into: &facts)
        var vocabularySize = -1
        while true {
            let program = program(of: facts)
            let typing = Typing(program: program)
            let finder = VocabularyFinder(configuration: configuration, typing: typing)
            let names = vocabularyWords(finder.names())
            guard names.count != vocabularySize else { break }
            vocabularySize = names.count
            load(withWords: names, keepsBodies: true, into: &facts)
        }
        if let words {
            let program = program(of: facts)
            let vocabulary = VocabularyFinder(configuration: configuration, typing: Typing(program: program)).find()
            load(withWords: words(vocabulary, program), keepsBodies: true, into: &facts)
        }
        var analysis = Analysis.analyze(program(of: facts), configuration: configuration)
        for _ in 0..<Self.maximumRounds {
            let callers = load(withWords: analysis.demandedCallers, keepsBodies: true, into: &facts)
            let types = load(declaring: analysis.demandedTypes, into: &facts)
            guard callers || types else { break }
            analysis = Analysis.analyze(program(of: facts), configuration: configuration)
        }
        return analysis
    }

    private func program(of facts: [Int: FileFacts]) -> Program {
        let markers = configuration.testFolderMarkers
        return Program(files: facts.sorted { $0.key < $1.key }.map(\.value)) { TestCode.contains($0, markers: markers) }
    }

    private func vocabularyWords(_ names: Set<String>?) -> Set<String> {
        Set(
            configuration.actionProtocols + configuration.actionTypeProtocols + configuration.modernActionProtocols
                + configuration.reducerTypes + configuration.middlewareTypes
        ).union(names ?? [])
    }

    /// - Returns: whether anything was loaded.
    @discardableResult
    private func load(
        withWords words: Set<String>, keepsBodies: Bool, into facts: inout [Int: FileFacts]
    ) -> Bool {
        let hashes = words.map(WordIndex.hash(of:))
        let wanted = candidates.indices.filter { index in
            !(facts[index]?.hasBodies ?? false) && hashes.contains { candidates[index].words.mayContain($0) }
        }
        return extract(wanted, keepsBodies: keepsBodies, into: &facts)
    }

    private func load(declaring types: Set<String>, into facts: inout [Int: FileFacts]) -> Bool {
        let hashes = types.map(WordIndex.hash(of:))
        let wanted = candidates.indices.filter { index in
            facts[index] == nil && hashes.contains { candidates[index].words.mayDeclareType($0) }
        }
        return extract(wanted, keepsBodies: false, into: &facts)
    }

    private func extract(_ wanted: [Int], keepsBodies: Bool, into facts: inout [Int: FileFacts]) -> Bool {
        let (candidates, read) = (candidates, read)
        let extracted = Parallel.map(wanted, jobs: jobs, cost: { candidates[$0].size }) { index -> FileFacts? in
            read(candidates[index].path).map {
                FactsExtractor.extract(path: candidates[index].path, bytes: $0, keepsBodies: keepsBodies)
            }
        }
        for (index, found) in zip(wanted, extracted) { facts[index] = found }
        return !wanted.isEmpty
    }
}
