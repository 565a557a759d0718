/// The action types as tiles: the area says how big one is, colour and pattern say what it is.
///
/// The tiles are links in a list; only the style sheet makes them a map. It has a layout for wide and one for narrow
/// screens, both by cases and by sites.
struct FeatureMap {
    let report: ProgressReport
    let anchors: HTMLAnchors

    /// Proportions of the map on wide and narrow screens, in pixels of a common size.
    private static let (wide, narrow) = ((width: 1140.0, height: 560.0), (width: 358.0, height: 880.0))

    var section: HTMLSection {
        let types = report.actionTypes
        let hidden = Quantity.count(types.count { $0.sites == 0 }, "action type")
        let note: Markup = "<p class=\"by-sites quiet\">Not shown: \(hidden) without a production site.</p>\n"
        let body: Markup = """
            <p class="quiet">Each tile is an action type. It is <em>blocked</em> when one of its cases is, else
            <em>ready</em> when one is; the bar shows the share of each. Follow a tile to its cases.</p>
            <div class="mapbox">
            <fieldset class="switch"><legend>Area</legend>
            <label><input type="radio" name="area" id="by-cases" checked="checked"/> cases</label>
            <label><input type="radio" name="area" id="by-sites"/> production sites</label>
            </fieldset>
            <ul class="legend inline">\(legend)</ul>
            <ul class="map">
            \(zip(types, anchors.types).enumerated().map { tile($0, $1.0, id: $1.1) })</ul>
            \(note)</div>

            """
        return HTMLSection(id: "map", title: "Map", body: types.isEmpty ? .empty : body)
    }

    private var legend: [Markup] {
        let present = Set(report.actionTypes.map(\.overall))
        return HTMLParts.statuses.filter(present.contains).map { "<li>\(HTMLParts.chip($0))</li>" }
    }

    private func tile(_ index: Int, _ type: ActionTypeProgress, id: String) -> Markup {
        let suffix = "ActionType"
        let short = type.name.hasSuffix(suffix) && type.name.count > suffix.count
        let name = short ? String(type.name.dropLast(suffix.count)) : type.name
        let size = "\(Quantity.count(type.cases, "case")), \(Quantity.count(type.sites, "site"))"
        return """
            <li id="m\(index)"><a class="\(type.overall.rawValue)" href="#\(id)" \
            title="\(type.name): \(size); \(type.splitText)"><b>\(HTMLParts.breakable(name))</b> \
            <span>\(size)</span> <span>\(type.splitText)</span>\(HTMLParts.split(type.split))</a></li>

            """
    }

    // MARK: Style

    /// Where the tiles are. Inline styles would need a weaker content policy.
    var style: String {
        let cases = report.actionTypes.map(\.cases)
        let sites = report.actionTypes.map(\.sites)
        return rules(cases, Self.wide, scope: "") + rules(sites, Self.wide, scope: ".mapbox:has(#by-sites:checked) ")
            + "@media (max-width:599px){\n" + rules(cases, Self.narrow, scope: "")
            + rules(sites, Self.narrow, scope: ".mapbox:has(#by-sites:checked) ") + "}\n"
    }

    private func rules(_ weights: [Int], _ box: (width: Double, height: Double), scope: String) -> String {
        let tiles = Treemap.tiles(weights: weights, width: box.width, height: box.height)
        return tiles.enumerated().map { index, tile in
            guard let tile else { return "\(scope)#m\(index){display:none}\n" }
            let (left, width) = (percent(tile.x / box.width), percent(tile.width / box.width))
            let (top, height) = (percent(tile.y / box.height), percent(tile.height / box.height))
            // A tile under the pointer grows to show all of its text: towards the middle, so that the page stays as wide.
            let side = tile.x + tile.width / 2 > box.width / 2 ? "end" : "start"
            let position = "left:\(left);top:\(top);width:\(width);height:\(height);justify-content:\(side)"
            return "\(scope)#m\(index){\(position)}\n"
        }.joined()
    }

    /// Two decimals are a tenth of a pixel.
    private func percent(_ fraction: Double) -> String {
        let hundredths = Int((fraction * 10_000).rounded())
        let decimals = hundredths % 100
        return "\(hundredths / 100)" + (decimals == 0 ? "" : decimals < 10 ? ".0\(decimals)" : ".\(decimals)") + "%"
    }
}
