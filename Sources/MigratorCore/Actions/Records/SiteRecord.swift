/// A constructor call of an action struct, listed under each case that it can carry.
public struct SiteRecord: Codable, Equatable, Sendable {
    /// Path relative to the root, with `/`.
    public var file: String
    /// Line of the struct's name in the constructor call, 1-based.
    public var line: Int
    /// 1-based, in UTF-8 bytes.
    public var column: Int
    /// In test code: listed, but it decides nothing.
    public var test: Bool
    /// The action struct that is constructed.
    public var action: String
    /// `Type.function` around the call.
    public var function: String
    /// How the case got here when it is not written at the site, from the site outwards.
    public var via: [String]
    /// Payload field -> what the site gives.
    public var provides: [String: Provision]
    /// Payload field -> the literal that the site gives, as written, with a leading `.` for cases of enums.
    public var constants: [String: String]

    /// A site of what is given.
    public init(
        file: String, line: Int, column: Int, test: Bool, action: String, function: String, via: [String],
        provides: [String: Provision], constants: [String: String] = [:]
    ) {
        self.file = file
        self.line = line
        self.column = column
        self.test = test
        self.action = action
        self.function = function
        self.via = via
        self.provides = provides
        self.constants = constants
    }
}
