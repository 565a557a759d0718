extension ProgramLoader {
    /// Loads the files that the vocabulary is found in: those with the word of a configured protocol or type, and those
    /// with the name of what turns out to conform to one.
    ///
    /// - Returns: what was found in them. Files that are loaded later may hold more of it.
    @discardableResult
    mutating func loadVocabulary() -> Vocabulary {
        let configuration = workspace.configuration
        let roots = Set(
            configuration.actionProtocols + configuration.actionTypeProtocols + configuration.modernActionProtocols
                + configuration.reducerTypes + configuration.middlewareTypes)
        load(Demand(words: roots))
        let finder = load { program in
            let finder = VocabularyFinder(configuration: configuration, typing: Typing(program: program))
            return (finder, Demand(words: finder.names()))
        }
        return finder.find()
    }
}
