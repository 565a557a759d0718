import SwiftSyntax

/// What the rewriters of a step share.
final class RewriteContext {
    let program: Program
    let vocabulary: Vocabulary
    let configuration: Configuration
    let runtime: RuntimeForm
    let typing: Typing
    let residual: ResidualContext
    var result = StepResult()
    /// Names that members get in this step, with their type.
    private var claimed: Set<String> = []

    var names: RuntimeNames { runtime.names }

    /// Tells which expressions and types are reducers or middlewares.
    var consumerValues: ConsumerValues {
        var values = ConsumerValues(typing: typing, vocabulary: vocabulary)
        values.adopted = adopted
        return values
    }

    /// Variables without a type annotation that become consumers in this step.
    var adopted: [Int: ConsumerKind] = [:]

    init(program: Program, workspace: Workspace) {
        self.program = program
        configuration = workspace.configuration
        typing = Typing(program: program)
        vocabulary = VocabularyFinder(configuration: configuration, typing: typing).find()
        runtime = RuntimeForm(program: program, configuration: configuration)
        residual = ResidualContext(
            typing: typing, vocabulary: vocabulary, names: runtime.names, workspace: workspace)
    }

    func path(_ file: Int) -> String { program.files[file].path }

    func add(_ edit: SourceEdit, to file: Int) { result.add(edit, to: path(file)) }

    func fail(
        _ code: ReportCode, _ file: Int, _ offset: Int, _ symbol: String, _ message: String, isFatal: Bool = true
    ) {
        result.failures.append(
            .init(code: code, place: program.place(file, offset), symbol: symbol, message: message, isFatal: isFatal))
    }

    /// Notes that a consumer's halves have these names.
    func claim(_ names: HalfNames, of variable: VariableEntry) {
        for name in [names.legacy, names.modern] { claimed.insert(key(name, variable)) }
    }

    func isClaimed(_ name: String, by variable: VariableEntry) -> Bool { claimed.contains(key(name, variable)) }

    private func key(_ name: String, _ variable: VariableEntry) -> String {
        "\(variable.owner.map(String.init) ?? "")/\(variable.facts.isStatic)/\(name)"
    }

    /// Adds an import of what declares a type, where the file lacks it: packages are compiled module by module.
    func addImport(ofType name: String, to file: Int, like template: Int) {
        guard file != template else { return }
        let edit = ImportEdit(program: program).edit(
            ofType: name, to: file, tree: residual.tree(of: file), source: residual.source(of: file))
        if let edit { add(edit, to: file) }
    }
}
