/// Files that could not be used, or only in part. `docs/exit-status.md` lists them.
extension ReportCode {
    /// In the order of reports.
    static let fileProblems: [ReportCode] = [
        .syntaxError, .unreadable, .notUTF8, .brokenLink, .unreadableFolder,
    ]

    static let syntaxError = ReportCode(
        "syntaxError", .fileProblem, .warning,
        "A file has syntax errors",
        "What the parser could make of the file is used.")

    static let unreadable = ReportCode(
        "unreadable", .fileProblem, .error,
        "A file could not be read",
        "What it declares and uses is missing from the result.")

    static let notUTF8 = ReportCode(
        "notUTF8", .fileProblem, .error,
        "A file is not UTF-8",
        "What it declares and uses is missing from the result.")

    static let brokenLink = ReportCode(
        "brokenLink", .fileProblem, .warning,
        "A symbolic link leads to no file of the tree",
        "It leads nowhere, in circles or out of the tree; nothing is missing that belongs to the "
            + "tree.")

    static let unreadableFolder = ReportCode(
        "unreadableFolder", .fileProblem, .error,
        "A folder could not be listed",
        "What lies in it is missing from the result.")
}

extension FileProblem.Code {
    /// What the catalogue says of it: an error where something that belongs to the tree is missing from the result.
    public var reportCode: ReportCode {
        switch self {
        case .syntaxError: .syntaxError
        case .unreadable: .unreadable
        case .notUTF8: .notUTF8
        case .brokenLink: .brokenLink
        case .unreadableFolder: .unreadableFolder
        }
    }
}
