import SwiftSyntax

/// An import of what declares a type, where a file lacks it: packages are compiled module by module.
struct ImportEdit {
    let program: Program

    /// - Returns: nil where the file sees the type, or nothing of the tree declares it.
    func edit(ofType name: String, to file: Int, tree: SourceFileSyntax, source: SourceText) -> SourceEdit? {
        let declaring =
            program.globalAliases[name]?.first?.file
            ?? program.typesByName[name]?.lazy.map({ self.program.types[$0] }).first { $0.kind != .extension }?.file
        guard let declaring, let module = ModuleLayout.module(of: program.files[declaring].path),
            module != ModuleLayout.module(of: program.files[file].path),
            !program.files[file].imports.contains(module)
        else { return nil }
        let imports = tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self) }
        // Sorted lists of imports stay sorted.
        if let next = imports.first(where: { $0.path.first.map { $0.name.text > module } ?? false }) {
            return .insert("import \(module)" + source.lineBreak, at: source.range(next).lowerBound)
        }
        if let last = imports.last {
            return .insert(source.lineBreak + "import \(module)", at: source.range(last).upperBound)
        }
        // In front of the comments of the first declaration, behind those of the file.
        let text = "import \(module)" + source.lineBreak + source.lineBreak
        return tree.statements.first.map {
            .insert(text, at: DeclarationLayout.startOfComments(of: Syntax($0), source))
        }
    }
}
