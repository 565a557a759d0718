import Foundation

/// A small program of `Fixtures/Halves` whose legacy and modern halves are compared.
struct HalvesProgram {
    enum Kind: String, CaseIterable {
        /// The meaning can be known: both halves do the same.
        case same = "Same"
        /// The meaning may be too much to find out: the same, or refused.
        case either = "Either"
        /// The meaning cannot be known: refused.
        case refused = "Refused"
    }

    /// What a refused step must say.
    struct Refusal: Equatable {
        var line: Int
        var code: String
    }

    let name: String
    let source: String

    private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Halves").path

    /// The files that every program builds on.
    static func base() throws -> [(name: String, text: String)] { try texts(in: "Base") }

    /// What drives the halves. It fits the tree only after the steps.
    static func harness() throws -> String { try text(of: "harness.swift") }

    /// All programs of a kind but those that are known not to come out as they must.
    static func all(_ kind: Kind) throws -> [HalvesProgram] {
        let open = try open()
        return try texts(in: kind.rawValue).map { file in
            HalvesProgram(name: String(file.name.dropLast(".swift".count)), source: file.text)
        }.filter { !open.contains($0.name) }
    }

    static func names(of kind: Kind) throws -> [String] {
        try texts(in: kind.rawValue).map { String($0.name.dropLast(".swift".count)) }
    }

    /// The names in `open.txt`.
    static func open() throws -> Set<String> {
        let lines = try text(of: "open.txt").split(separator: "\n").filter { !$0.hasPrefix("#") }
        return Set(lines.map { String($0.prefix { $0 != " " }) })
    }

    /// Statements that compare the halves, from the comments at the head of the program:
    /// `// reducer: VALUE from STATES`, `// middleware: VALUE`, each with `slow ` in front where it works on other threads.
    var comparisons: [String] {
        lines.compactMap { line in
            guard line.hasPrefix("// ") else { return nil }
            var rest = line.dropFirst("// ".count)
            let isSlow = rest.hasPrefix("slow ")
            if isSlow { rest = rest.dropFirst("slow ".count) }
            guard let kind = ["reducer: ", "middleware: "].first(where: rest.hasPrefix) else { return nil }
            let value = rest.dropFirst(kind.count).components(separatedBy: " from ")
            let states = value.count > 1 ? ", from: \(value[1])" : ""
            return "await compare(\"\(name)\", \(kind)\(value[0])\(states)\(isSlow ? ", slowly: true" : ""))"
        }
    }

    /// The line that a comment marks as the one that is refused, with the code.
    var refusal: Refusal? {
        let mark = "// refused: "
        for (index, line) in lines.enumerated() where line.contains(mark) {
            return Refusal(line: index + 1, code: line.components(separatedBy: mark)[1])
        }
        return nil
    }

    private var lines: [String] {
        // One character in Swift, so that it is taken away as a whole where the file has it.
        source.replacingOccurrences(of: "\r\n", with: "\n").components(separatedBy: "\n")
    }

    private static func texts(in folder: String) throws -> [(name: String, text: String)] {
        try FileManager.default.contentsOfDirectory(atPath: "\(fixtures)/\(folder)").filter { $0.hasSuffix(".swift") }
            .sorted().map { ($0, try text(of: "\(folder)/\($0)")) }
    }

    private static func text(of file: String) throws -> String {
        try String(contentsOfFile: "\(fixtures)/\(file)", encoding: .utf8)
    }
}
