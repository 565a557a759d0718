import MigratorCore

/// The recipes that the program knows; the first one is the default.
enum Recipes {
    static let standard = Recipe.modernActions
    static let all = [standard]

    static var names: [String] { all.map(\.name) }

    /// The recipe that the options name.
    static func named(_ name: String?) -> Recipe { all.first { $0.name == name } ?? standard }
}
