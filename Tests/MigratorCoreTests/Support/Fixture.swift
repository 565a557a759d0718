import XCTest

@testable import MigratorCore

/// A small program given inline, scanned the way a folder is.
///
/// `/*1*/` in front of a place marks it: the markers are taken out before the scan, and places in the results are
/// compared by their markers.
struct Fixture {
    let result: Inference.Result
    private let markers: [SourcePlace: Int]

    /// The runtime that every fixture sees, unless it brings its own.
    static let prelude = """
        protocol StateType {}
        protocol ActionType {}
        protocol Action {
            var windowUUID: WindowUUID { get }
            var actionType: ActionType { get }
        }
        typealias Reducer<State> = (State, Action) -> State
        typealias Middleware<State> = (State, Action) -> Void
        struct WindowUUID: Equatable {}
        struct AppState: StateType {}
        class Store { func dispatch(_ action: Action) {} }
        let store = Store()
        """

    init(
        _ sources: [(path: String, source: String)], prelude: Bool = true,
        configuration: Configuration = Configuration()
    ) {
        var files: [String: [UInt8]] = [:]
        var markers: [SourcePlace: Int] = [:]
        for (path, source) in sources {
            let marked = MarkedSource(source)
            files[path] = Array(marked.text.utf8)
            for (marker, place) in marked.places {
                markers[SourcePlace(file: path, line: place.line, column: place.column)] = marker
            }
        }
        if prelude { files["Redux.swift"] = Array(Self.prelude.utf8) }
        let sources = files.sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: $0.value) }
        result = Inference.run(Workspace(files: sources, configuration: configuration))
        self.markers = markers
    }

    init(_ source: String, configuration: Configuration = Configuration()) {
        self.init([("App.swift", source)], configuration: configuration)
    }

    /// `@1` for a marked place, `file:line:column` for another.
    func text(_ place: SourcePlace) -> String {
        markers[place].map { "@\($0)" } ?? "\(place.file):\(place.line):\(place.column)"
    }

    /// `code @1`, with the symbols of the cases that it blocks.
    var remaining: [String] {
        // What `apply` cannot write is tested where it is written.
        result.remaining.filter { $0.code != "unspecialised-consumer" }.map { work in
            let place = text(SourcePlace(file: work.file, line: work.line, column: work.column))
            return ([work.code, place] + work.cases).joined(separator: " ")
        }
    }

    /// Symbols of all cases.
    var symbols: [String] { result.cases.map(\.symbol) }

    subscript(symbol: String) -> CaseText {
        get throws {
            let record = try XCTUnwrap(result.cases.first { $0.symbol == symbol }, "\(symbol) is not among \(symbols)")
            return CaseText(record: record, fixture: self)
        }
    }

    /// Symbols of the cases that the site at a marker can carry, sorted.
    func cases(at marker: Int) -> [String] {
        result.cases.filter { record in
            record.sites.contains { text(SourcePlace(file: $0.file, line: $0.line, column: $0.column)) == "@\(marker)" }
        }.map(\.symbol).sorted()
    }
}

/// A source without its markers, and where they were.
struct MarkedSource {
    let text: String
    /// Line and column, 1-based, the column in UTF-8 bytes.
    let places: [Int: (line: Int, column: Int)]

    init(_ source: String) {
        var text = ""
        var places: [Int: (line: Int, column: Int)] = [:]
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { text += "\n" }
            var rest = line[...]
            var plain = ""
            while let start = rest.range(of: "/*"), let end = rest.range(of: "*/"),
                let marker = Int(rest[start.upperBound..<end.lowerBound])
            {
                plain += rest[..<start.lowerBound]
                places[marker] = (index + 1, plain.utf8.count + 1)
                rest = rest[end.upperBound...]
            }
            text += plain + rest
        }
        self.text = text
        self.places = places
    }
}

/// What is known of a case, each part as a short text.
struct CaseText {
    let record: CaseRecord
    let fixture: Fixture

    private func place(_ site: SiteRecord) -> String {
        fixture.text(SourcePlace(file: site.file, line: site.line, column: site.column))
    }

    /// `@1 url: value, title: nil`, in the order of the sites, `(test)` behind those in test code.
    var sites: [String] {
        record.sites.map { site in
            let provided = site.provides.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.rawValue)" }
            let mark = site.test ? " (test)" : ""
            return "\(place(site))\(mark) \(provided.joined(separator: ", "))".trimmingCharacters(in: .whitespaces)
        }
    }

    /// `@1 step, step` for the sites where the case is not written at the site itself.
    var via: [String] {
        record.sites.filter { !$0.via.isEmpty }.map { "\(place($0)) \($0.via.joined(separator: ", "))" }
    }

    /// `url: required, title: forwarded`, by name.
    var reads: String {
        record.reads.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.rawValue)" }.joined(separator: ", ")
    }

    /// `url required @1`.
    var readEvidence: [String] {
        record.readEvidence.map { "\($0.field) \($0.kind.rawValue) \(fixture.text($0.place))" }
    }

    /// `url: URL?, isPrivate: Bool`.
    var payload: String {
        record.payload.map { "\($0.name): \($0.type)\($0.optional ? "?" : "")" }.joined(separator: ", ")
    }

    /// `BookState.reducer @1`.
    var handlers: [String] {
        record.handlerEvidence.map { "\($0.function) \(fixture.text($0.place))" }
    }

    /// `constantAt isPrivate @1 @2`.
    var findings: [String] {
        record.findings.map { finding in
            ([finding.code.rawValue, finding.field].compactMap { $0 } + finding.evidence.map(fixture.text))
                .joined(separator: " ")
        }
    }
}
