/// Small pieces that every section of the page uses.
enum HTMLParts {
    /// A place with its folder less prominent than its file.
    static func place(_ file: String, line: Int = 0, column: Int = 0) -> Markup {
        let start = file.lastIndex(of: "/").map { file.index(after: $0) } ?? file.startIndex
        let column: Markup = column == 0 ? .empty : ":\(column)"
        let position: Markup = line == 0 ? .empty : "<b>:\(line)\(column)</b>"
        let folder: Markup = start == file.startIndex ? .empty : "<i>\(String(file[..<start]))</i>"
        return "<code class=\"place\">\(folder)\(String(file[start...]))\(position)</code>"
    }

    static func place(_ place: SourcePlace) -> Markup {
        Self.place(place.file, line: place.line, column: place.column)
    }

    /// A text of a message: what is between backticks is code.
    static func message(_ text: String) -> Markup {
        let parts = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
        // An odd number of backticks is no markup.
        guard parts.count % 2 == 1 else { return "\(text)" }
        return parts.enumerated().map { index, part -> Markup in
            index % 2 == 0 ? "\(part)" : "<code>\(part)</code>"
        }.joined()
    }

    /// A name with places to break a line at: before each hump.
    static func breakable(_ name: String) -> Markup {
        var result = Markup.empty
        var word = ""
        for character in name {
            if character.isUppercase, let last = word.last, !last.isUppercase {
                result += "\(word)<wbr/>"
                word = ""
            }
            word.append(character)
        }
        result += "\(word)"
        return result
    }

    /// Owners that do not break.
    static func owners(_ names: [String]) -> Markup {
        names.map { name -> Markup in "<span class=\"owner\">\(name)</span>" }.joined(separator: " ")
    }

    /// A table in a container of its own, so that a narrow screen scrolls the table and not the page.
    static func table(
        id: String, label: String, head: [Column], rows: [Markup], foot: Markup = .empty, sortable: Bool = true
    ) -> Markup {
        let cells = head.map(\.cell).joined()
        let footer: Markup = foot.isEmpty ? .empty : "<tfoot>\(foot)</tfoot>\n"
        let mark: Markup = sortable ? " class=\"sortable\"" : .empty
        return """
            <div class="scroll" role="region" aria-label="Table: \(label)" tabindex="0">
            <table id="\(id)"\(mark)>
            <thead><tr>\(cells)</tr></thead>
            <tbody>
            \(rows.joined())</tbody>
            \(footer)</table>
            </div>

            """
    }

    /// A column of a table.
    struct Column {
        enum Kind: String {
            case text, number
        }

        let title: String
        var kind = Kind.text

        var cell: Markup {
            switch kind {
            case .text: "<th scope=\"col\">\(title)</th>"
            case .number: "<th scope=\"col\" class=\"n\">\(title)</th>"
            }
        }
    }

    static func number(_ value: Int) -> Markup {
        // A zero carries no news, so it does not compete with the numbers that do.
        value == 0 ? "<td class=\"n zero\">0</td>" : "<td class=\"n\">\(value)</td>"
    }
}
