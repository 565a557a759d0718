/// URIs of paths, as RFC 3986 has them.
enum PercentEncoding {
    private static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    private static let digits = Array("0123456789ABCDEF")

    /// A relative reference; `/` stays between the segments.
    static func path(_ path: String) -> String {
        path.utf8.reduce(into: "") { result, byte in
            if byte == UInt8(ascii: "/") || unreserved.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
    }

    /// The `file:` URI of a folder, with the `/` at its end that makes it a base.
    static func folder(_ path: String) -> String {
        let encoded = self.path(path)
        return "file://\(encoded)\(encoded.hasSuffix("/") ? "" : "/")"
    }
}
