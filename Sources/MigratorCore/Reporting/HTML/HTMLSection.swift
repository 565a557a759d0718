/// A section of the page; one with an empty body is left out.
struct HTMLSection {
    let id: String
    let title: String
    /// Behind the title in the navigation.
    var count: Int?
    let body: Markup

    var markup: Markup {
        """
        <section id="\(id)" aria-labelledby="\(id)-title">
        <h2 id="\(id)-title">\(title)</h2>
        \(body)</section>

        """
    }

    var navigation: Markup {
        let number: Markup = count.map { " <span>\($0)</span>" } ?? .empty
        return "<li><a href=\"#\(id)\">\(title)\(number)</a></li>\n"
    }
}
