/// Divides a rectangle into tiles whose areas are as their weights, as square as can be
/// (Bruls, Huizing, van Wijk: Squarified Treemaps, 2000).
struct Treemap {
    struct Tile: Equatable {
        var x: Double
        var y: Double
        var width: Double
        var height: Double
    }

    /// Tiles in the order of the weights, heaviest at the top left; nil for a weight that is not positive.
    static func tiles(weights: [Int], width: Double, height: Double) -> [Tile?] {
        let order = weights.indices.filter { weights[$0] > 0 }.sorted { (-weights[$0], $0) < (-weights[$1], $1) }
        let total = Double(order.reduce(0) { $0 + weights[$1] })
        var result = [Tile?](repeating: nil, count: weights.count)
        var free = Tile(x: 0, y: 0, width: width, height: height)
        var rest = order[...]
        while !rest.isEmpty {
            let areas = rest.map { Double(weights[$0]) * width * height / total }
            let count = rowLength(areas, side: min(free.width, free.height))
            let row = rest.prefix(count)
            lay(zip(row, areas).map { ($0, $1) }, into: &free, result: &result)
            rest = rest.dropFirst(count)
        }
        return result
    }

    /// How many areas fit the next row best: as long as the worst proportion gets no worse.
    private static func rowLength(_ areas: [Double], side: Double) -> Int {
        var sum = 0.0
        var best = Double.infinity
        for (count, area) in areas.enumerated() {
            sum += area
            let thickness = sum / side
            // The areas fall, so that the first and the last of the row have its worst proportions.
            let worst = [areas[0], area].map { max($0 / thickness / thickness, thickness * thickness / $0) }
            let proportion = max(worst[0], worst[1])
            if proportion > best { return count }
            best = proportion
        }
        return areas.count
    }

    /// Lays a row along the shorter side of the free rectangle and takes its place away.
    private static func lay(_ row: [(index: Int, area: Double)], into free: inout Tile, result: inout [Tile?]) {
        let sum = row.reduce(0) { $0 + $1.area }
        let isColumn = free.width >= free.height
        let thickness = sum / (isColumn ? free.height : free.width)
        var offset = 0.0
        for (index, area) in row {
            let length = area / thickness
            result[index] =
                isColumn
                ? Tile(x: free.x, y: free.y + offset, width: thickness, height: length)
                : Tile(x: free.x + offset, y: free.y, width: length, height: thickness)
            offset += length
        }
        if isColumn {
            free.x += thickness
            free.width -= thickness
        } else {
            free.y += thickness
            free.height -= thickness
        }
    }
}
