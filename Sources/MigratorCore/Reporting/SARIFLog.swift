/// The parts of the Static Analysis Results Interchange Format 2.1.0 that the tool writes, under the names of the standard.
struct SARIFLog: Encodable {
    let schema = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
    let version = "2.1.0"
    let runs: [Run]

    private enum CodingKeys: String, CodingKey {
        case schema = "$schema"
        case version, runs
    }

    struct Run: Encodable {
        let tool: Tool
        let automationDetails: AutomationDetails
        let invocations: [Invocation]
        let originalUriBaseIds: [String: ArtifactLocation]
        let versionControlProvenance: [VersionControlDetails]?
        let results: [Result]
        let properties: RunProperties
    }

    struct Tool: Encodable {
        let driver: Driver
    }

    struct Driver: Encodable {
        let name: String
        let version: String
        let semanticVersion: String
        let rules: [ReportingDescriptor]
        let notifications: [ReportingDescriptor]
    }

    struct ReportingDescriptor: Encodable {
        let id: String
        let shortDescription: Message
        var fullDescription: Message?
        var help: Message?
        let defaultConfiguration: Configuration
    }

    struct Configuration: Encodable {
        let level: String
    }

    struct AutomationDetails: Encodable {
        let id: String
    }

    struct Message: Encodable {
        let text: String
    }

    struct Invocation: Encodable {
        let executionSuccessful: Bool
        let toolExecutionNotifications: [Notification]
    }

    struct Notification: Encodable {
        let descriptor: DescriptorReference
        let level: String
        let message: Message
        let locations: [Location]
    }

    struct DescriptorReference: Encodable {
        let id: String
        let index: Int
    }

    struct VersionControlDetails: Encodable {
        let repositoryUri: String
        let revisionId: String
    }

    struct Result: Encodable {
        let ruleId: String
        let ruleIndex: Int
        let level: String
        let message: Message
        let locations: [Location]
        let relatedLocations: [Location]?
        let partialFingerprints: [String: String]
        let properties: ResultProperties?
    }

    struct Location: Encodable {
        var id: Int?
        let physicalLocation: PhysicalLocation
        var logicalLocations: [LogicalLocation]?
    }

    struct PhysicalLocation: Encodable {
        let artifactLocation: ArtifactLocation
        let region: Region?
    }

    struct ArtifactLocation: Encodable {
        let uri: String
        var uriBaseId: String?
    }

    struct Region: Encodable {
        let startLine: Int
        let properties: RegionProperties
    }

    struct RegionProperties: Encodable {
        let utf8Column: Int
    }

    struct LogicalLocation: Encodable {
        let fullyQualifiedName: String
    }

    struct ResultProperties: Encodable {
        let owners: [String]
    }

    struct RunProperties: Encodable {
        let percent: Double?
        let since: String?
        /// The sums of the recipe.
        let totals: any RunTotals

        private enum CodingKeys: String, CodingKey {
            case percent, since, totals
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(percent, forKey: .percent)
            try container.encodeIfPresent(since, forKey: .since)
            try container.encode(totals, forKey: .totals)
        }
    }
}
