extension Configuration {
    /// The type of an action's window, as the protocol of actions writes it.
    func windowTypeName(in program: Program) -> String {
        let roots = actionProtocols.flatMap { program.typesByName[$0] ?? [] }.map { program.types[$0] }
        for root in roots where root.kind == .protocol || root.kind == .class {
            if let index = root.variables[windowLabel], let text = program.variables[index].facts.typeText {
                return text
            }
        }
        return windowLabel.prefix(1).uppercased() + windowLabel.dropFirst()
    }
}
