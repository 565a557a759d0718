extension ToolIdentity {
    /// This program.
    public static let current = ToolIdentity(name: "migrator", version: "0.1.0")
}
