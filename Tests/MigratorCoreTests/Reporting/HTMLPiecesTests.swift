import XCTest

@testable import MigratorCore

final class HTMLPiecesTests: XCTestCase {
    func testEscaping() {
        let table: [(text: String, escaped: String)] = [
            ("a < b && c > \"d\" 'e'", "a &lt; b &amp;&amp; c &gt; &quot;d&quot; &#39;e&#39;"),
            ("line\nline\tend", "line\nline\tend"), ("Größe 日本 🎈", "Größe 日本 🎈"),
            ("nul\0, return\r, escape\u{1B}", "nul[U+0], return[U+D], escape[U+1B]"),
            ("right\u{202E}to\u{2066}left", "right[U+202E]to[U+2066]left"), ("\u{FFFF}", "[U+FFFF]"),
        ]
        for (text, escaped) in table { XCTAssertEqual(Markup.escaped(text), escaped) }
        let text = "<i>"
        let piece: Markup = "<b>\(text)</b>"
        let whole: Markup = "\(piece)\([piece, piece])\(7)"
        XCTAssertEqual(whole.text, "<b>&lt;i&gt;</b><b>&lt;i&gt;</b><b>&lt;i&gt;</b>7")
    }

    func testMessage() {
        XCTAssertEqual(HTMLParts.message("`a<b>` is odd").text, "<code>a&lt;b&gt;</code> is odd")
        XCTAssertEqual(HTMLParts.message("one ` only").text, "one ` only")
    }

    func testBreakable() {
        let table = [
            ("HomeActionType", "Home<wbr/>Action<wbr/>Type"), ("URLBar", "URLBar"), ("", ""),
            ("a.loadURL", "a.load<wbr/>URL"), ("A<B", "A&lt;<wbr/>B"),
        ]
        for (name, markup) in table { XCTAssertEqual(HTMLParts.breakable(name).text, markup) }
    }

    func testPlace() {
        XCTAssertEqual(
            HTMLParts.place("a/b/C.swift", line: 3, column: 9).text,
            "<code class=\"place\"><i>a/b/</i>C.swift<b>:3:9</b></code>")
        XCTAssertEqual(HTMLParts.place("C.swift").text, "<code class=\"place\">C.swift</code>")
    }

    /// The examples of FIPS 180-4, and lengths around the size of a block.
    func testSHA256() {
        let table = [
            ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
            ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
            ),
        ]
        for (text, hash) in table { XCTAssertEqual(SHA256.base64(of: text), hash) }
        let million = SHA256.digest(of: [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000))
        XCTAssertEqual(million.prefix(4), [0xcd, 0xc7, 0x6e, 0x5c])
    }

    func testTilesCoverTheMap() {
        for weights in [[6, 6, 4, 3, 2, 2, 1], [1], [5, 0, 5], [1, 1, 1, 1, 100], Array(1...53)] {
            let tiles = Treemap.tiles(weights: weights, width: 600, height: 400)
            let total = weights.reduce(0, +)
            for (weight, tile) in zip(weights, tiles) {
                guard let tile else {
                    XCTAssertEqual(weight, 0)
                    continue
                }
                let area = Double(weight) / Double(total) * 600 * 400
                XCTAssertEqual(tile.width * tile.height, area, accuracy: 1e-6)
                XCTAssertTrue(tile.x >= -1e-6 && tile.x + tile.width <= 600 + 1e-6, "\(tile)")
                XCTAssertTrue(tile.y >= -1e-6 && tile.y + tile.height <= 400 + 1e-6, "\(tile)")
            }
            for (index, tile) in tiles.enumerated() {
                for other in tiles[(index + 1)...] {
                    guard let tile, let other else { continue }
                    let width = min(tile.x + tile.width, other.x + other.width) - max(tile.x, other.x)
                    let height = min(tile.y + tile.height, other.y + other.height) - max(tile.y, other.y)
                    XCTAssertFalse(width > 1e-6 && height > 1e-6, "\(tile) and \(other) overlap")
                }
            }
        }
        XCTAssertEqual(Treemap.tiles(weights: [], width: 1, height: 1), [])
        XCTAssertEqual(Treemap.tiles(weights: [0, 0], width: 1, height: 1), [nil, nil])
    }

    /// The example of the paper: two columns of three, two and one rows.
    func testTilesAreSquarish() {
        let tiles = Treemap.tiles(weights: [6, 6, 4, 3, 2, 2, 1], width: 6, height: 4).compactMap(\.self)
        XCTAssertEqual(tiles[0], Treemap.Tile(x: 0, y: 0, width: 3, height: 2))
        XCTAssertEqual(tiles[1], Treemap.Tile(x: 0, y: 2, width: 3, height: 2))
        XCTAssertEqual(tiles[2].width, 12.0 / 7, accuracy: 1e-9)
        XCTAssertEqual(tiles[2].height, 7.0 / 3, accuracy: 1e-9)
    }

    func testOverall() {
        let table: [(migrated: Int, ready: Int, blocked: Int, dead: Int, overall: CaseStatus)] = [
            (1, 1, 1, 1, .blocked), (1, 1, 0, 1, .ready), (1, 0, 0, 1, .migrated), (0, 0, 0, 1, .dead),
        ]
        for (migrated, ready, blocked, dead, overall) in table {
            let type = ActionTypeProgress(
                name: "T", file: "T.swift", line: 1, owners: [], modernEnum: "M", actions: [],
                cases: migrated + ready + blocked + dead, casesMigrated: migrated, casesReady: ready,
                casesBlocked: blocked, casesDead: dead, sites: 0, testSites: 0, consumers: 0, findings: 0)
            XCTAssertEqual(type.overall, overall)
        }
    }
}
