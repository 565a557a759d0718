/// Identity of a type in a `Program`.
typealias TypeID = Int

/// All loaded facts with the look-ups that inference needs. Built once from facts in path order, then read-only, so that
/// it can be shared between threads.
final class Program: Sendable {
    let files: [FileFacts]
    /// Whether the file at the same index is test code.
    let isTestFile: [Bool]
    let types: [TypeEntry]
    /// Types by the last component of their path.
    let typesByName: [String: [TypeID]]
    let functions: [FunctionEntry]
    let functionsByName: [String: [Int]]
    let variables: [VariableEntry]
    /// Global variables by name.
    let globalVariables: [String: [Int]]
    /// Type aliases outside of types, by name.
    let globalAliases: [String: [AliasEntry]]

    init(files: [FileFacts], isTest: (String) -> Bool) {
        var builder = ProgramBuilder(files: files)
        builder.build(isTest: isTest)
        self.files = files
        isTestFile = builder.isTestFile
        types = builder.types
        typesByName = builder.typesByName
        functions = builder.functions
        functionsByName = builder.functionsByName
        variables = builder.variables
        globalVariables = builder.globalVariables
        globalAliases = builder.globalAliases
    }

    func place(_ file: Int, _ offset: Int) -> SourcePlace {
        let (line, column) = files[file].position(of: offset)
        return SourcePlace(file: files[file].path, line: line, column: column)
    }

    /// `Outer.Inner`.
    func name(of type: TypeID) -> String { types[type].path.joined(separator: ".") }

    /// The function's name as people write it: `Type.function`.
    func name(of function: FunctionEntry) -> String {
        guard let owner = function.owner else { return function.facts.name }
        return "\(name(of: owner)).\(function.facts.name)"
    }

    func name(of variable: VariableEntry) -> String {
        let own = variable.facts.name ?? "_"
        guard let owner = variable.owner else { return own }
        return "\(name(of: owner)).\(own)"
    }
}

/// A type with everything that its declaration and its extensions say.
struct TypeEntry: Sendable {
    let id: TypeID
    let path: [String]
    /// `extension` when only extensions of the type are known.
    var kind: TypeFacts.Kind
    var file: Int
    var offset: Int
    var isTest: Bool
    var access: String?
    /// The names of the attributes of the declaration.
    var attributes: [String]
    var parent: TypeID?
    var inherited: [(TypeReference, file: Int)] = []
    var genericParameters: [GenericParameterFacts] = []
    var cases: [EnumCaseFacts] = []
    /// File of each case.
    var caseFiles: [Int] = []
    var functions: [String: [Int]] = [:]
    var variables: [String: Int] = [:]
    /// Stored instance properties of the declaration, in order.
    var storedVariables: [Int] = []
    var aliases: [String: AliasEntry] = [:]
    var nested: [String: [TypeID]] = [:]

    var name: String { path.last ?? "" }

    func enumCase(_ name: String) -> EnumCaseFacts? { cases.first { $0.name == name } }
}

/// A function with its surroundings.
struct FunctionEntry: Sendable {
    let id: Int
    let facts: FunctionFacts
    let owner: TypeID?
    let file: Int
}

/// A property or global variable with its surroundings.
struct VariableEntry: Sendable {
    let id: Int
    let facts: VariableFacts
    let owner: TypeID?
    let file: Int
}

/// A type alias with its surroundings.
struct AliasEntry: Sendable {
    let facts: AliasFacts
    let owner: TypeID?
    let file: Int
}

/// Where a name is written: it decides what the name can refer to.
struct Surroundings: Sendable {
    let file: Int
    let owner: TypeID?
}
