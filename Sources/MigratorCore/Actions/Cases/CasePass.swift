import SwiftSyntax

/// What the rounds of a case step share: the cases, the workspace that they edit, and what could not be done.
///
/// A step works on a copy of the workspace. A failure in any round refuses the whole step, so that nothing of it is written.
final class CaseRun {
    /// The copy that is edited.
    let workspace: Workspace
    let planned: [PlannedEntry]
    private(set) var failures: [StepResult.Failure] = []
    private(set) var counts: [String: Int] = [:]
    /// Number of edits by path.
    private(set) var edits: [String: Int] = [:]

    init(workspace: Workspace, planned: [PlannedEntry]) {
        self.workspace = workspace
        self.planned = planned
    }

    var isRefused: Bool { failures.contains(where: \.isFatal) }

    func count(_ what: String, by number: Int = 1) { counts[what, default: 0] += number }

    func fail(
        _ code: ReportCode, _ place: SourcePlace, _ symbol: String, _ message: String, isFatal: Bool = true
    ) {
        let failure = StepResult.Failure(code: code, place: place, symbol: symbol, message: message, isFatal: isFatal)
        if !failures.contains(failure) { failures.append(failure) }
    }

    /// Finds the cases in a program: nil for one that it does not declare.
    func cases(in program: Program) -> [ModernCase] {
        planned.compactMap { entry in
            let (type, planned) = (entry.type, entry.case)
            let named = (program.typesByName[type.actionType.split(separator: ".").last.map(String.init) ?? ""] ?? [])
                .filter { program.name(of: $0) == type.actionType && program.types[$0].enumCase(planned.case) != nil }
            let id = named.first { program.files[program.types[$0].file].path == type.file } ?? named.first
            return id.map { ModernCase(legacy: ActionCase(type: $0, name: planned.case), plan: planned, type: type) }
        }
    }

    /// Makes the edits of a round, all of them worked out on the same bytes. What they make has to parse.
    func apply(_ parts: [String: FileEdits]...) {
        var edits: [String: FileEdits] = [:]
        for part in parts {
            for (path, own) in part { for edit in own.edits { edits[path, default: FileEdits()].add(edit) } }
        }
        for (path, fileEdits) in edits.sorted(by: { precedesBytewise($0.key, $1.key) }) where !fileEdits.isEmpty {
            guard let old = workspace.bytes(of: path) else { continue }
            do {
                let new = try LineWrapping(width: workspace.configuration.lineWidth).apply(fileEdits, to: old)
                guard new != old else { continue }
                let tree = SourceParser.parse(new)
                if !SourceParser.faults(in: tree).isEmpty, let before = workspace.tree(of: path),
                    SourceParser.faults(in: before).isEmpty
                {
                    fault(path, "the rewritten file would not parse; it is left as it is")
                }
                workspace.replace(path, with: new, tree: tree)
                self.edits[path, default: 0] += fileEdits.count
            } catch {
                fault(path, "two edits overlap (\(error.first), \(error.second)); the file is left as it is")
            }
        }
    }

    private func fault(_ path: String, _ message: String) {
        fail(.toolFault, SourcePlace(file: path, line: 1, column: 1), path, message)
    }
}

/// One round of a case step: a look at the program as the rounds before it left it, and edits of it.
class CasePass {
    let run: CaseRun
    let program: Program
    let typing: Typing
    let vocabulary: Vocabulary
    let configuration: Configuration
    let cases: [ModernCase]
    private(set) var edits: [String: FileEdits] = [:]

    init(run: CaseRun, program: Program, vocabulary: Vocabulary) {
        self.run = run
        self.program = program
        self.vocabulary = vocabulary
        typing = Typing(program: program)
        configuration = vocabulary.configuration
        cases = run.cases(in: program)
    }

    /// `Type.case` of all cases of the step.
    var symbols: String { run.planned.map { $0.symbol }.joined(separator: ", ") }

    func path(_ file: Int) -> String { program.files[file].path }

    func source(of file: Int) -> SourceText { run.workspace.source(of: path(file)) }

    func tree(of file: Int) -> SourceFileSyntax? { run.workspace.tree(of: path(file)) }

    func add(_ edit: SourceEdit, to file: Int) { edits[path(file), default: FileEdits()].add(edit) }

    func fail(_ code: ReportCode, _ file: Int, _ offset: Int, _ message: String, isFatal: Bool = true) {
        run.fail(code, program.place(file, offset), symbols, message, isFatal: isFatal)
    }

    /// Imports what declares the types that a text names.
    func addImports(ofTypesIn text: String, to file: Int) {
        guard let tree = tree(of: file) else { return }
        let imports = ImportEdit(program: program)
        for name in UsedNames(text).all.sorted() {
            if let edit = imports.edit(ofType: name, to: file, tree: tree, source: source(of: file)) {
                add(edit, to: file)
            }
        }
    }

    // MARK: Values

    /// A constant, or a name that cannot be given another value.
    func isTheSameLater(_ expression: Expression, at place: Place) -> Bool {
        switch expression.kind {
        case .member(nil, _): return true
        case .name(let name):
            guard let scope = Scope.find(name, in: place.scope) else { return isConstantMember(name, at: place) }
            switch scope.binding {
            case .parameter, .localParameter, .closureParameter: return true
            default: return false
            }
        case .member(let base?, _):
            if case .metatype = typing.type(of: base, at: place) { return true }
            return false
        default: return false
        }
    }

    /// A `let` of the type around it.
    private func isConstantMember(_ name: String, at place: Place) -> Bool {
        guard let owner = place.owner, case .variable(let variable)? = typing.member(name, of: owner) else {
            return false
        }
        return variable.facts.isLet
    }
}
