/// Loads the files of a workspace that an analysis needs, and no others.
///
/// Files are ruled out by their words. An analysis looks at the program so far and says what else it would have; rounds
/// follow until nothing of that is there. What the words mean is the analysis's business alone.
struct ProgramLoader {
    let workspace: Workspace
    private var facts: [Int: FileFacts] = [:]
    private var loaded: Program?

    init(workspace: Workspace) {
        self.workspace = workspace
    }

    /// Everything that is loaded.
    var program: Program {
        mutating get {
            if let loaded { return loaded }
            let markers = workspace.configuration.testFolderMarkers
            let program = Program(files: facts.sorted { $0.key < $1.key }.map(\.value)) {
                TestCode.contains($0, markers: markers)
            }
            loaded = program
            return program
        }
    }

    /// Looks at the program, loads what that demands and looks again, until nothing new is demanded.
    ///
    /// - Returns: what the last look found.
    mutating func load<Findings>(
        maximumRounds: Int = .max, _ look: (Program) -> (findings: Findings, demand: Demand)
    ) -> Findings {
        var last = look(program)
        var rounds = 0
        while rounds < maximumRounds, load(last.demand) {
            last = look(program)
            rounds += 1
        }
        return last.findings
    }

    /// Loads what is demanded.
    ///
    /// - Returns: whether there was anything new.
    @discardableResult
    mutating func load(_ demand: Demand) -> Bool {
        let callers = workspace.files(containing: demand.words).filter { !(facts[$0]?.hasBodies ?? false) }
        let haveCallers = keep(callers, keepsBodies: true)
        let types = workspace.files(declaring: demand.types).filter { facts[$0] == nil }
        let haveTypes = keep(types, keepsBodies: false)
        return haveCallers || haveTypes
    }

    private mutating func keep(_ wanted: [Int], keepsBodies: Bool) -> Bool {
        guard !wanted.isEmpty else { return false }
        for (index, found) in zip(wanted, workspace.facts(of: wanted, keepsBodies: keepsBodies)) {
            facts[index] = found
        }
        loaded = nil
        return true
    }
}
