/// Builds a `Program`: first every declaration, then the extensions, which join the declaration they extend.
struct ProgramBuilder {
    let files: [FileFacts]
    var isTestFile: [Bool] = []
    var types: [TypeEntry] = []
    var typesByName: [String: [TypeID]] = [:]
    var functions: [FunctionEntry] = []
    var functionsByName: [String: [Int]] = [:]
    var variables: [VariableEntry] = []
    var globalVariables: [String: [Int]] = [:]
    var globalAliases: [String: [AliasEntry]] = [:]
    private var extensions: [(TypeFacts, file: Int)] = []

    init(files: [FileFacts]) {
        self.files = files
    }

    mutating func build(isTest: (String) -> Bool) {
        isTestFile = files.map { isTest($0.path) }
        for (index, file) in files.enumerated() {
            for function in file.functions { add(function, owner: nil, file: index) }
            for variable in file.variables { add(variable, owner: nil, file: index) }
            for alias in file.aliases {
                globalAliases[alias.name, default: []].append(AliasEntry(facts: alias, owner: nil, file: index))
            }
            for type in file.types { declare(type, in: nil, file: index) }
        }
        for (facts, file) in extensions {
            let id = extended(facts, file: file)
            addMembers(of: facts, to: id, file: file)
        }
    }

    private mutating func declare(_ facts: TypeFacts, in parent: TypeID?, file: Int) {
        if facts.kind == .extension {
            extensions.append((facts, file))
            return
        }
        let id = newType(facts, path: (parent.map { types[$0].path } ?? []) + facts.path, parent: parent, file: file)
        if let parent { types[parent].nested[facts.name, default: []].append(id) }
        addMembers(of: facts, to: id, file: file)
    }

    private mutating func newType(_ facts: TypeFacts, path: [String], parent: TypeID?, file: Int) -> TypeID {
        let id = types.count
        types.append(
            TypeEntry(
                id: id, path: path, kind: facts.kind, file: file, offset: facts.offset, isTest: isTestFile[file],
                access: facts.access, attributes: facts.attributes, parent: parent))
        types[id].genericParameters = facts.genericParameters
        typesByName[facts.name, default: []].append(id)
        return id
    }

    /// The declaration that an extension extends: of that path, test code only from test code, the nearest one.
    /// An extension of a type that no file declares gets an entry of its own.
    private mutating func extended(_ facts: TypeFacts, file: Int) -> TypeID {
        let candidates = (typesByName[facts.name] ?? []).filter {
            types[$0].path.suffix(facts.path.count).elementsEqual(facts.path)
                && (isTestFile[file] || !types[$0].isTest)
                // Members from an extension in test code do not exist for production code.
                && (types[$0].kind != .extension || types[$0].isTest == isTestFile[file])
        }
        let exact = candidates.filter { types[$0].path == facts.path }
        let pool = exact.isEmpty ? candidates : exact
        if let nearest = Self.nearest(pool, to: file, types: types, files: files) { return nearest }
        return newType(facts, path: facts.path, parent: nil, file: file)
    }

    private mutating func addMembers(of facts: TypeFacts, to id: TypeID, file: Int) {
        for inherited in facts.inherited { types[id].inherited.append((inherited, file)) }
        for enumCase in facts.cases where types[id].enumCase(enumCase.name) == nil {
            types[id].cases.append(enumCase)
            types[id].caseFiles.append(file)
        }
        for function in facts.functions {
            let index = add(function, owner: id, file: file)
            types[id].functions[function.name, default: []].append(index)
        }
        for variable in facts.variables {
            let index = add(variable, owner: id, file: file)
            if let name = variable.name, types[id].variables[name] == nil { types[id].variables[name] = index }
            if facts.kind != .extension, variable.isStored, !variable.isStatic {
                types[id].storedVariables.append(index)
            }
        }
        for alias in facts.aliases where types[id].aliases[alias.name] == nil {
            types[id].aliases[alias.name] = AliasEntry(facts: alias, owner: id, file: file)
        }
        for nested in facts.types { declare(nested, in: id, file: file) }
    }

    @discardableResult
    private mutating func add(_ facts: FunctionFacts, owner: TypeID?, file: Int) -> Int {
        let id = functions.count
        functions.append(FunctionEntry(id: id, facts: facts, owner: owner, file: file))
        functionsByName[facts.name, default: []].append(id)
        return id
    }

    @discardableResult
    private mutating func add(_ facts: VariableFacts, owner: TypeID?, file: Int) -> Int {
        let id = variables.count
        variables.append(VariableEntry(id: id, facts: facts, owner: owner, file: file))
        if owner == nil, let name = facts.name { globalVariables[name, default: []].append(id) }
        return id
    }

    /// Of several types of one name the one that `file` most likely means: of its own module, else of a module that it
    /// imports, else the one whose file shares the longest path with it.
    static func nearest(_ candidates: [TypeID], to file: Int, types: [TypeEntry], files: [FileFacts]) -> TypeID? {
        guard candidates.count > 1 else { return candidates.first }
        let path = files[file].path
        func closeness(_ id: TypeID) -> Int {
            let other = files[types[id].file].path
            let shared = zip(path.utf8, other.utf8).prefix { $0 == $1 }.count
            switch module(of: other) {
            case module(of: path): return shared + 2_000_000
            case let name? where files[file].imports.contains(name): return shared + 1_000_000
            case nil: return shared + 1_000_000
            default: return shared
            }
        }
        return candidates.max { (closeness($0), -$0) < (closeness($1), -$1) }
    }

    /// In the layout of packages a module is the folder below `Sources`; elsewhere the path does not tell.
    private static func module(of path: String) -> String? {
        let components = path.split(separator: "/")
        guard let sources = components.lastIndex(of: "Sources"), sources + 2 < components.count else { return nil }
        return String(components[sources + 1])
    }
}
