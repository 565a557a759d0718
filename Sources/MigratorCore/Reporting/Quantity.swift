/// Numbers in words.
enum Quantity {
    /// `1 case`, `2 cases`
    static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }
}
