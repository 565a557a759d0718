/// The result of a check.
public struct CheckResult: Sendable {
    let ratchet: Ratchet
    let command: String

    /// A comparison, and the command that mends a stale baseline.
    public init(_ ratchet: Ratchet, command: String) {
        self.ratchet = ratchet
        self.command = command
    }
}
