/// What counts as test code.
enum TestCode {
    /// A folder on the path whose name contains one of the markers.
    static func contains(_ path: String, markers: [String]) -> Bool {
        path.split(separator: "/").dropLast().contains { folder in markers.contains { folder.contains($0) } }
    }
}
