extension String {
    /// Whether there is more than one line. As a `Character`, a line feed behind a carriage return is another one.
    var holdsLineFeed: Bool { utf8.contains(UInt8(ascii: "\n")) }

    /// The text between line feeds; a carriage return stays at the end of its line.
    var linesAtLineFeeds: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }

    /// Without blanks at both ends.
    var trimmed: Substring {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
