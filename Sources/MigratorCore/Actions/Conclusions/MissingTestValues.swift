import SwiftParser
import SwiftSyntax

/// Values that production always gives with a case and that tests leave out, or give as something that may be nil.
///
/// Where what the test drives may read such a value, the test is about a missing one, and the value stays optional in the
/// modern case. Where it does not, the test can give any value.
final class MissingTestValues {
    private let analysis: Analysis
    private let typing: Typing
    private let helpers: TestHelpers
    private let consumers: DrivenConsumers
    private var readFields: [Drive: Set<String>?] = [:]
    private lazy var sites = sitesByCase()

    init(analysis: Analysis) {
        self.analysis = analysis
        typing = Typing(program: analysis.program)
        helpers = TestHelpers(analysis: analysis, typing: typing)
        consumers = DrivenConsumers(typing: typing, vocabulary: analysis.vocabulary)
    }

    private struct Drive: Hashable {
        let consumer: Int
        let action: TypeID
        let actionCase: ActionCase
    }

    /// The values that have to stay optional, each with the places of the tests that need that, in order.
    ///
    /// - Parameter values: those that production always gives.
    func needed(_ values: [PlannedValue], of record: CaseRecord) -> [String: [SourcePlace]] {
        guard !values.isEmpty, let actionCase = cases["\(record.file)|\(record.symbol)"] else { return [:] }
        return needed(values, of: actionCase)
    }

    private lazy var cases: [String: ActionCase] = {
        var found: [String: ActionCase] = [:]
        for actionCase in sites.keys {
            let entry = analysis.program.types[actionCase.type]
            guard let index = entry.cases.firstIndex(where: { $0.name == actionCase.name }) else { continue }
            let path = analysis.program.files[entry.caseFiles[index]].path
            found["\(path)|\(analysis.program.name(of: actionCase.type)).\(actionCase.name)"] = actionCase
        }
        return found
    }()

    private func needed(_ values: [PlannedValue], of actionCase: ActionCase) -> [String: [SourcePlace]] {
        var found: [String: [SourcePlace]] = [:]
        for site in sites[actionCase] ?? [] {
            let provides = typing.provisions(of: site, vocabulary: analysis.vocabulary)
            for value in values {
                let provision = provides[value.field] ?? defaultProvision(of: value.field, at: site)
                guard provision == .nil || provision == .optional else { continue }
                let isAnyValue =
                    provision == .nil && NeutralValue.text(ofType: value.type) != nil
                    && !mayBeRead(value.field, of: actionCase, at: site)
                if isAnyValue { continue }
                found[value.field, default: []].append(analysis.program.place(site.place.file, site.offset))
            }
        }
        return found
    }

    /// What a field is that a call leaves out.
    private func defaultProvision(of field: String, at site: Site) -> Provision {
        guard let initializer = site.initializer, let index = initializer.fieldOfParameter.firstIndex(of: field),
            let value = initializer.parameters[index].defaultValue
        else { return .nil }
        let place = Place(file: initializer.file, owner: initializer.owner, scope: nil)
        let expected = typing.resolve(initializer.parameters[index].type, at: place)
        return typing.provision(of: value, at: place, expected: expected)
    }

    /// Whether what a test does with an action may read one of its fields.
    func mayBeRead(_ field: String, of actionCase: ActionCase, at site: Site) -> Bool {
        guard let driven = consumers.driven(by: site) else { return true }
        return driven.contains { consumer in
            reads(Drive(consumer: consumer, action: site.action, actionCase: actionCase))?.contains(field) ?? true
        }
    }

    /// - Returns: nil where the action goes out of sight.
    private func reads(_ drive: Drive) -> Set<String>? {
        if let known = readFields[drive] { return known }
        let action = KnownAction(
            action: drive.action, actionCase: drive.actionCase, vocabulary: analysis.vocabulary)
        let evaluator = ConsumerEvaluator(
            typing: typing, vocabulary: analysis.vocabulary, incoming: .known(action))
        evaluator.evaluateConsumer(analysis.program.variables[drive.consumer])
        let found = evaluator.trace.escapes.isEmpty ? Set(evaluator.trace.reads.map(\.field)) : nil
        readFields[drive] = found
        return found
    }

    /// Sites of tests; the calls of a helper that makes the action stand for its own constructor call.
    private func sitesByCase() -> [ActionCase: [Site]] {
        var found: [ActionCase: [Site]] = [:]
        for analyzed in analysis.sites where analyzed.site.isTest {
            if let calls = try? helpers.calls(of: analyzed.site, making: Set(analyzed.trace.order)) {
                for call in calls { found[call.found, default: []].append(call.site) }
            } else {
                for actionCase in analyzed.trace.order { found[actionCase, default: []].append(analyzed.site) }
            }
        }
        return found
    }
}

/// A value that means nothing, for a type of which every reader knows one.
enum NeutralValue {
    /// - Parameter type: as it is written, without a question mark.
    static func text(ofType type: String) -> String? {
        switch type {
        case "Bool": return "false"
        case "String", "Substring": return "\"\""
        case "Double", "Float", "CGFloat", "TimeInterval", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
            "UInt16", "UInt32", "UInt64":
            return "0"
        default: break
        }
        var parser = Parser(type)
        switch Lowering(keepsBodies: false).type(TypeSyntax.parse(from: &parser)) {
        case .array: return "[]"
        case .dictionary: return "[:]"
        default: return nil
        }
    }
}
