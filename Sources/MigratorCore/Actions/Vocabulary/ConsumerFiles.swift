extension FileFacts {
    /// Whether a variable of the file has the type of a reducer or middleware.
    func declaresConsumer(_ configuration: Configuration) -> Bool {
        let names = Set(configuration.reducerTypes + configuration.middlewareTypes)
        func declares(_ variables: [VariableFacts]) -> Bool {
            variables.contains { $0.type?.lastName.map(names.contains) ?? false }
        }
        func declares(_ type: TypeFacts) -> Bool { declares(type.variables) || type.types.contains(where: declares) }
        return declares(variables) || types.contains(where: declares)
    }
}
