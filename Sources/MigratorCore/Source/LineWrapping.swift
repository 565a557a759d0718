import SwiftParser
import SwiftSyntax

/// Breaks lines that edits made too long, as the file breaks its own: at arguments, parameters, labels and blocks.
///
/// Lines that no edit touches stay, and so do those that were too long before. It knows nothing of what is written: whoever
/// edits a file writes on one line what belongs together, and leaves the width to this.
struct LineWrapping {
    /// The widest line, in characters.
    let width: Int

    /// Breaking a line can leave a part that is still too long, which is broken again.
    private static let maximumPasses = 8
    private static let tabWidth = 4

    /// Applies edits, and breaks the lines that are too long for them.
    func apply(_ edits: FileEdits, to bytes: [UInt8]) throws(EditConflict) -> [UInt8] {
        let edited = try edits.edited(bytes)
        let wideBefore = edited.replaced.filter { isWide(lineRange(around: $0.old.lowerBound, bytes), bytes) }.map {
            lineRange(around: $0.new.lowerBound, edited.bytes)
        }
        let wideAtEnd = edited.replaced.filter { isWide(lineRange(around: $0.old.upperBound, bytes), bytes) }.map {
            lineRange(around: $0.new.upperBound, edited.bytes)
        }
        let lines = wideLines(in: edited.replaced.map(\.new), edited.bytes).subtracting(wideBefore + wideAtEnd)
        return lines.isEmpty ? edited.bytes : wrapped(edited.bytes, lines)
    }

    /// Breaks the lines of a text that are too long: of a whole file, or of statements.
    func wrap(_ text: String) -> String {
        let bytes = Array(text.utf8)
        let lines = wideLines(in: [bytes.indices], bytes)
        return lines.isEmpty ? text : String(decoding: wrapped(bytes, lines), as: UTF8.self)
    }

    // MARK: Lines

    private func lineRange(around offset: Int, _ bytes: [UInt8]) -> Range<Int> {
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        var end = offset
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
        return start..<end
    }

    private func columns(_ range: Range<Int>, _ bytes: [UInt8]) -> Int {
        String(decoding: bytes[range], as: UTF8.self).reduce(0) { $0 + ($1 == "\t" ? Self.tabWidth : 1) }
    }

    private func isWide(_ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
        line.count > width / Self.tabWidth && columns(line, bytes) > width
    }

    private func wideLines(in ranges: [Range<Int>], _ bytes: [UInt8]) -> Set<Range<Int>> {
        var lines: Set<Range<Int>> = []
        for range in ranges {
            var offset = range.lowerBound
            repeat {
                let line = lineRange(around: offset, bytes)
                if isWide(line, bytes) { lines.insert(line) }
                offset = line.upperBound
                while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
                offset += 1
            } while offset <= range.upperBound && offset <= bytes.count
        }
        return lines
    }

    // MARK: Breaking

    private func wrapped(_ bytes: [UInt8], _ lines: Set<Range<Int>>) -> [UInt8] {
        var bytes = bytes
        var lines = lines
        var style: WrappingStyle.OfFile?
        for _ in 0..<Self.maximumPasses {
            let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            let styles = style ?? WrappingStyle.OfFile(tree)
            style = styles
            let source = SourceText(bytes: bytes)
            var edits = FileEdits()
            for line in lines {
                for edit in breaks(of: line, tree, source, styles) { edits.add(edit) }
            }
            guard !edits.isEmpty, let edited = try? edits.edited(bytes) else { return bytes }
            bytes = edited.bytes
            lines = wideLines(in: edited.replaced.map(\.new), bytes)
            if lines.isEmpty { return bytes }
        }
        return bytes
    }

    private func breaks(
        of line: Range<Int>, _ tree: SourceFileSyntax, _ source: SourceText, _ styles: WrappingStyle.OfFile
    ) -> [SourceEdit] {
        let layout = BrokenLine(wrapping: self, source: source, line: line)
        let candidates = LineBreaks(in: line, of: tree).candidates
        // A comment at the end does not make code too long.
        guard layout.columns(line.lowerBound..<layout.endOfCode(in: tree)) > width else { return [] }
        let labels = candidates.filter {
            if case .label = $0 { return true }
            return false
        }
        let crossing = candidates.filter {
            layout.columns(line.lowerBound..<$0.range.lowerBound) < width
                && layout.columns(line.lowerBound..<$0.range.upperBound) > width
        }
        let widest = candidates.sorted { $0.range.count > $1.range.count }
        for candidate in labels + crossing + widest {
            if let edits = layout.edits(for: candidate, styles), !edits.isEmpty { return edits }
        }
        return []
    }
}

/// Lays one line out on several.
private struct BrokenLine {
    let wrapping: LineWrapping
    let source: SourceText
    let line: Range<Int>

    private var indent: String { source.indentation(at: line.lowerBound) }

    func columns(_ range: Range<Int>) -> Int {
        source.text(range).reduce(0) { $0 + ($1 == "\t" ? 4 : 1) }
    }

    /// The end of the last token on the line; its start where it holds none.
    func endOfCode(in tree: SourceFileSyntax) -> Int {
        var offset = line.upperBound
        var token = tree.token(at: AbsolutePosition(utf8Offset: max(line.lowerBound, line.upperBound - 1)))
        while let current = token {
            let start = current.positionAfterSkippingLeadingTrivia.utf8Offset
            offset = current.endPositionBeforeTrailingTrivia.utf8Offset
            if start < line.upperBound { break }
            token = current.previousToken(viewMode: .sourceAccurate)
        }
        return max(line.lowerBound, min(offset, line.upperBound))
    }

    /// - Returns: nil where a comment stands in the way.
    func edits(for candidate: LineBreaks.Candidate, _ styles: WrappingStyle.OfFile) -> [SourceEdit]? {
        let inner = indent + source.indentUnit
        switch candidate {
        case .label(_, let statement): return edits([(statement, inner)])
        case .block(_, let statements, let closing):
            return edits([(statements, inner), (Syntax(closing), indent)])
        case .conditions(let elements):
            let start = elements[0].positionAfterSkippingLeadingTrivia.utf8Offset
            let column = columns(line.lowerBound..<start) - columns(line.lowerBound..<startOfText)
            let aligned = indent + String(repeating: " ", count: column)
            return edits(elements.dropFirst().map { ($0, aligned) })
        case .list(let list) where list.isTuple: return edits(for: list, WrappingStyle())
        case .list(let list): return edits(for: list, list.isParameters ? styles.parameters : styles.calls)
        }
    }

    private var startOfText: Int { line.lowerBound + indent.utf8.count }

    private func edits(for list: BracketedList, _ style: WrappingStyle) -> [SourceEdit]? {
        let start = list.elements[0].positionAfterSkippingLeadingTrivia.utf8Offset
        if style.isAligned, list.elements.count > 1 {
            let column = columns(startOfText..<start)
            let isNarrow = list.elements.allSatisfy {
                indent.count + column + columns(source.range($0)) <= wrapping.width
            }
            if isNarrow {
                let aligned = indent + String(repeating: " ", count: column)
                return edits(list.elements.dropFirst().map { ($0, aligned) })
            }
        }
        let inner = indent + source.indentUnit
        let end = list.closing.positionAfterSkippingLeadingTrivia.utf8Offset
        let rest = style.closesAlone ? end : line.upperBound
        let fitsTogether = inner.count + columns(start..<rest) <= wrapping.width
        let broken = style.isOnePerLine || !fitsTogether ? list.elements : [list.elements[0]]
        return edits(
            broken.map { ($0, inner) } + (style.closesAlone ? [(Syntax(list.closing), indent)] : []))
    }

    /// Puts a line break in front of each node, in the place of the blanks there.
    private func edits(_ nodes: [(Syntax, indent: String)]) -> [SourceEdit]? {
        var result: [SourceEdit] = []
        for (node, indent) in nodes {
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            guard let previous = node.previousToken(viewMode: .sourceAccurate) else { return nil }
            let gap = previous.endPositionBeforeTrailingTrivia.utf8Offset..<start
            guard source.text(gap).allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
            result.append(SourceEdit(gap, source.lineBreak + indent))
        }
        return result
    }
}
