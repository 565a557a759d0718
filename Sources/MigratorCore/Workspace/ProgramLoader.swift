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
        var rounds = 0
        while true {
            let missing: Missing
            do {
                let (findings, demand) = look(program)
                missing = self.missing(demand)
                if missing.isEmpty || rounds == maximumRounds { return findings }
            }
            // Behind the scope of the findings: they make room before more is parsed.
            keep(missing)
            rounds += 1
        }
    }

    /// Loads what is demanded.
    ///
    /// - Returns: whether there was anything new.
    @discardableResult
    mutating func load(_ demand: Demand) -> Bool {
        let missing = missing(demand)
        keep(missing)
        return !missing.isEmpty
    }

    /// Loads at once what the last analysis of this tree, or of a copy of it, came to in rounds.
    mutating func loadAgain() {
        let known = workspace.loaded.files
        keep(
            Missing(
                withBodies: known.filter(\.value).map(\.key).sorted(),
                withoutBodies: known.filter { !$0.value }.map(\.key).sorted()))
    }

    /// Keeps for other analyses what this one loaded.
    func noteLoaded() { workspace.loaded.files = facts.mapValues(\.hasBodies) }

    // MARK: Files

    /// Files that are demanded and not loaded.
    private struct Missing {
        var withBodies: [Int]
        var withoutBodies: [Int]

        var isEmpty: Bool { withBodies.isEmpty && withoutBodies.isEmpty }
    }

    private func missing(_ demand: Demand) -> Missing {
        let named =
            workspace.files(containing: demand.words) + workspace.files(at: demand.bodies)
            + demand.declarations.flatMap { workspace.files(declaring: $0) }
        let withBodies = Set(named).filter { !(facts[$0]?.hasBodies ?? false) }.sorted()
        let known = Set(withBodies)
        return Missing(
            withBodies: withBodies,
            withoutBodies: workspace.files(declaring: demand.types).filter { facts[$0] == nil && !known.contains($0) })
    }

    private mutating func keep(_ missing: Missing) {
        guard !missing.isEmpty else { return }
        loaded = nil
        for (files, keepsBodies) in [(missing.withBodies, true), (missing.withoutBodies, false)] {
            for (index, found) in zip(files, workspace.facts(of: files, keepsBodies: keepsBodies)) {
                facts[index] = found
            }
        }
    }
}

/// The files that an analysis had loaded in the end.
final class LoadedFiles: @unchecked Sendable {
    /// By number: whether with bodies.
    var files: [Int: Bool] = [:]
}
