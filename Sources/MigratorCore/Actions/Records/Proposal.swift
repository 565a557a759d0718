/// The modern form that is proposed for a case.
public struct Proposal: Codable, Equatable, Sendable {
    /// Name of the modern enum.
    public var `enum`: String
    /// Name of its case.
    public var `case`: String
    /// Name of the payload struct, when the case carries more values than fit beside each other.
    @ExplicitNull public var payloadStruct: String?
    /// Swift source: the `case` line, after it the payload struct where there is one.
    public var declaration: String

    /// A proposal.
    public init(enum: String, case: String, payloadStruct: String?, declaration: String) {
        self.enum = `enum`
        self.case = `case`
        self.payloadStruct = payloadStruct
        self.declaration = declaration
    }
}
